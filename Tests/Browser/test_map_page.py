"""The map page in a real browser: nothing is fetched, marks stand where they should, and it does what it says."""
import json
import math
import os
import pathlib
import subprocess
import tempfile
import unittest

from playwright.sync_api import sync_playwright

import pixels
import sample_content

ROOT = pathlib.Path(__file__).resolve().parents[2]
CITYPACK = os.environ["CITYPACK"]
CHROMIUM = os.environ["CHROMIUM"]
FINE = (44, 122, 99)
ERROR = (192, 40, 31)


def mercator(latitude, longitude, zoom):
    """The pixel of a place on the whole map: the formula of web maps, written down again."""
    size = 256 * 2**zoom
    x = (longitude + 180) / 360 * size
    y = (1 - math.asinh(math.tan(math.radians(latitude))) / math.pi) / 2 * size
    return x, y


class MapPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        root = pathlib.Path(cls.folder.name)
        sample_content.write(root)
        cls.file = root / "preview.html"
        run = subprocess.run(
            [CITYPACK, "preview", "-o", cls.file, "--lang", "en"], cwd=root, capture_output=True, text=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1767225600"},
        )
        assert run.returncode == 0, run.stderr
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.folder.cleanup()

    def setUp(self):
        self.open()

    def tearDown(self):
        self.context.close()
        self.assertEqual(self.problems, [], "the browser complained")
        strangers = [url for url in self.requests if url != self.file.as_uri() and not url.startswith("data:")]
        self.assertEqual(strangers, [], "the page asked for something")

    def open(self, hash="", **options):
        """Opens the page in a window of its own, with every request and complaint noted."""
        self.requests, self.problems = [], []
        self.context = self.browser.new_context(
            **{"viewport": {"width": 1400, "height": 900}, "color_scheme": "light", "reduced_motion": "reduce", **options}
        )
        page = self.page = self.context.new_page()
        page.on("request", lambda request: self.requests.append(request.url.split("#")[0]))
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)
        page.on("dialog", lambda dialog: self.problems.append(f"dialog: {dialog.message}"))
        page.goto(self.file.as_uri() + hash)
        page.wait_for_selector("html[data-ready=true]")

    # What the tests look at.

    def data(self):
        return json.loads(self.page.text_content("#data"))

    def rows(self):
        return self.page.locator("#rows button.row")

    def titles(self):
        return [text.strip() for text in self.page.locator("#rows button.row strong").all_text_contents()]

    def tab(self, name):
        self.page.click(f"#tab-{name}")

    def frame(self):
        """Waits until what was asked for is painted."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def settled(self):
        """Waits until the map stands still."""
        self.page.wait_for_function(
            """() => { const now = JSON.stringify(document.getElementById('map').dataset);
              const same = now === window.lastPlace; window.lastPlace = now; return same; }""", polling=150
        )
        self.frame()

    def expected(self, latitude, longitude):
        """Where on the screen a place should be, from where the map says it is."""
        view = self.page.locator("#map").evaluate("e => ({...e.dataset})")
        zoom = float(view["zoom"])
        bounds = self.page.locator("#map").bounding_box()
        x, y = mercator(latitude, longitude, zoom)
        cx, cy = mercator(float(view["latitude"]), float(view["longitude"]), zoom)
        return bounds["x"] + bounds["width"] / 2 + x - cx, bounds["y"] + bounds["height"] / 2 + y - cy

    def painted(self, x, y, reach=20):
        """The pixels around a point, and where their corner is."""
        left, top = round(x) - reach, round(y) - reach
        clip = {"x": left, "y": top, "width": 2 * reach, "height": 2 * reach}
        return pixels.decode(self.page.screenshot(clip=clip)), left, top

    # Nothing leaves the page. Every other test checks it too, in tearDown.

    def test_nothing_is_fetched_and_the_policy_says_so(self):
        policy = self.page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content")
        self.assertTrue(policy.startswith("default-src 'none'; script-src 'sha256-"))
        self.assertNotIn("unsafe", policy)
        blocked = self.page.evaluate("fetch('https://example.org/').then(() => 'fetched', () => 'refused')")
        self.assertEqual(blocked, "refused")
        self.problems = [problem for problem in self.problems if "example.org" not in problem]
        self.requests = [url for url in self.requests if "example.org" not in url]

    # What is wrong comes first.

    def test_it_opens_with_what_is_wrong_and_where(self):
        self.assertEqual(self.page.get_attribute("#tab-problems", "aria-selected"), "true")
        self.assertIn("runway 18/36", self.titles()[0])
        self.assertIn("1 error", self.page.text_content("#verdict"))
        latitude, longitude, _ = sample_content.PLACES["runway"]
        x, y = self.expected(latitude, longitude)
        bounds = self.page.locator("#map").bounding_box()
        self.assertTrue(bounds["x"] < x < bounds["x"] + bounds["width"])
        self.assertTrue(bounds["y"] < y < bounds["y"] + bounds["height"])

    # Marks stand where they should.

    def test_marks_stand_where_they_should_to_a_pixel(self):
        self.page.click("#layers summary")
        for name in ("names", "radii", "grid"):
            self.page.uncheck(f"#layer-{name}")
        self.page.click("#layers summary")
        for id, color in (("tower", FINE), ("garden", FINE), ("runway", ERROR)):
            with self.subTest(id):
                self.page.fill("#terms", f"stories/{id}.md")
                self.tab("stories")
                self.page.click("#fit")
                self.page.mouse.move(5, 5)
                self.settled()
                latitude, longitude, _ = sample_content.PLACES[id]
                x, y = self.expected(latitude, longitude)
                rows, left, top = self.painted(x, y)
                found = pixels.box(rows, color)
                self.assertIsNotNone(found, f"no mark near {x:.0f}, {y:.0f}")
                # A box of whole pixels may be off by half a one.
                self.assertAlmostEqual(left + (found[0] + found[2]) / 2, x, delta=1.5)
                self.assertAlmostEqual(top + (found[1] + found[3]) / 2, y, delta=1.5)

    def test_the_ring_of_what_is_chosen_stands_on_its_place(self):
        self.tab("stories")
        for id in ("tower", "garden"):
            with self.subTest(id):
                self.page.click(f"#rows button.row:has-text('The {id.capitalize()}')")
                self.settled()
                ring = self.page.locator(".ring").bounding_box()
                latitude, longitude, _ = sample_content.PLACES[id]
                x, y = self.expected(latitude, longitude)
                self.assertAlmostEqual(ring["x"] + ring["width"] / 2, x, delta=1)
                self.assertAlmostEqual(ring["y"] + ring["height"] / 2, y, delta=1)

    def test_the_circle_has_the_radius_of_the_story_in_metres(self):
        self.page.click("#layers summary")
        for name in ("names", "grid", "runways"):
            self.page.uncheck(f"#layer-{name}")
        self.page.click("#layers summary")
        self.page.fill("#terms", "stories/garden.md")
        self.tab("stories")
        self.page.click("#fit")
        self.page.mouse.move(5, 5)
        self.settled()
        latitude, longitude, radius = sample_content.PLACES["garden"]
        x, y = self.expected(latitude, longitude)
        zoom = float(self.page.get_attribute("#map", "data-zoom"))
        # Metres a pixel on a sphere of the Earth's mean radius, which is how Leaflet draws circles.
        expected = radius / (2 * math.pi * 6371000 * math.cos(math.radians(latitude)) / (256 * 2**zoom))
        rows, left, _ = self.painted(x, y, reach=math.ceil(expected) + 12)
        middle = rows[len(rows) // 2]
        paper = middle[0]
        inside = [index for index, pixel in enumerate(middle) if pixel != paper]
        self.assertAlmostEqual((inside[-1] - inside[0] + 1) / 2, expected + 0.6, delta=1.5)
        self.assertGreater(expected, 10)

    def test_a_runway_is_as_wide_as_it_is(self):
        self.page.click("#layers summary")
        for name in ("names", "grid", "radii"):
            self.page.uncheck(f"#layer-{name}")
        self.page.click("#layers summary")
        self.page.mouse.move(5, 5)
        self.settled()
        x, y = self.expected(31.3985, 120.5)
        zoom = float(self.page.get_attribute("#map", "data-zoom"))
        expected = 148 * 0.3048 / (2 * math.pi * 6371000 * math.cos(math.radians(31.4)) / (256 * 2**zoom))
        rows, left, _ = self.painted(x, y, reach=30)
        middle = rows[30]
        inside = [index for index, pixel in enumerate(middle) if pixel != middle[0]]
        self.assertAlmostEqual(len(inside), expected + 1.2, delta=2)
        self.assertAlmostEqual(left + (inside[0] + inside[-1] + 1) / 2, x, delta=1)

    # The list and the map know of each other.

    def test_a_click_on_a_mark_shows_its_story_and_marks_its_row(self):
        self.tab("stories")
        self.page.fill("#terms", "stories/tower.md")
        self.page.click("#fit")
        self.settled()
        self.page.mouse.click(*self.expected(*sample_content.PLACES["tower"][:2]))
        self.assertIn("The Tower", self.page.text_content("#detail h2"))
        self.assertIn("The Tower", self.page.text_content("#rows [aria-current=true]"))
        self.assertTrue(self.page.locator("#detail img").evaluate("image => image.complete && image.naturalWidth === 1"))

    def test_the_pointer_on_a_mark_lights_its_row_and_the_other_way_round(self):
        self.tab("stories")
        self.page.fill("#terms", "suzhou")
        self.page.select_option("#city", "suzhou")
        self.settled()
        self.page.mouse.move(*self.expected(*sample_content.PLACES["garden"][:2]))
        self.page.wait_for_selector("#rows .lit:has-text('The Garden')")
        self.page.hover("#rows button.row:has-text('The Tower')")
        self.page.wait_for_selector(".halo")

    def test_a_chosen_story_stands_in_the_address_and_comes_back(self):
        self.tab("stories")
        self.page.click("#rows button.row:has-text('The Garden')")
        self.assertTrue(self.page.url.endswith("#suzhou/garden"))
        self.context.close()
        self.open(hash="#suzhou/garden")
        self.assertIn("The Garden", self.page.text_content("#detail h2"))

    # Filters and search.

    def test_filters_leave_what_fits(self):
        self.tab("stories")
        everything = len(self.titles())
        self.assertEqual(everything, 7)
        self.page.select_option("#city", "wuxi")
        self.assertEqual(len(self.titles()), 3)
        self.page.select_option("#city", "")
        self.page.click("#more summary")
        self.page.select_option("#draft", "only")
        self.assertEqual(self.titles()[1:], ["The Lake"])
        self.assertIn("1 active", self.page.text_content("#active"))
        self.page.click("#reset")
        self.assertEqual(len(self.titles()), everything)
        self.page.select_option("#rule", "geo/on-runway")
        self.assertEqual(self.titles(), ["The Runway"])
        self.page.click("#reset")
        self.page.click("#verdict [data-severity=error]")
        self.assertEqual(self.titles(), ["The Runway"])
        self.page.click("#verdict [data-severity=error]")
        self.page.select_option("#text", "lacks:en")
        self.assertEqual(self.titles(), [])
        self.page.select_option("#text", "has:zh-hans")
        self.assertEqual(len(self.titles()), everything)

    def test_search_looks_into_titles_ids_texts_and_findings_in_both_languages(self):
        self.tab("stories")
        for terms, titles in (
            ("garden", None), ("TOWER", ["The Tower"]), ("园子 gate", ["The Gate"]), ("跑道", ["The Runway"]),
            ("runway 18/36", ["The Runway"]), ("无锡 lake", ["The Lake"]), ("no such words", []),
        ):
            with self.subTest(terms):
                self.page.fill("#terms", terms)
                if titles is None:
                    self.assertIn("The Garden", self.titles())
                else:
                    self.assertEqual(self.titles(), titles)

    # The keyboard.

    def test_everything_can_be_done_with_the_keyboard(self):
        press = self.page.keyboard.press
        press("s")
        press("ArrowDown")
        first = self.page.text_content("#detail h2")
        press("ArrowDown")
        second = self.page.text_content("#detail h2")
        self.assertNotEqual(first, second)
        self.assertIn(second, self.page.evaluate("document.activeElement.textContent"))
        outline = self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        self.assertEqual(outline, "solid", "the focus can be seen")
        press("End")
        press("Home")
        self.assertEqual(self.page.text_content("#detail h2"), first)
        press("Escape")
        self.assertTrue(self.page.locator("#detail").is_hidden())
        press("/")
        self.page.keyboard.type("tower l d ?")
        self.assertEqual(self.page.input_value("#terms"), "tower l d ?", "letters are letters in a field")
        press("Escape")
        self.assertEqual(self.page.input_value("#terms"), "")
        self.page.evaluate("document.activeElement.blur()")
        press("?")
        self.assertTrue(self.page.locator("#keysDialog").is_visible())
        press("Escape")
        self.assertTrue(self.page.locator("#keysDialog").is_hidden())
        press("p")
        self.assertEqual(self.page.get_attribute("#tab-problems", "aria-selected"), "true")

    def test_every_control_has_a_name_for_those_who_cannot_see_it(self):
        self.tab("stories")
        self.rows().first.click()
        self.page.click("#more summary")
        self.page.click("#layers summary")
        tree = self.context.new_cdp_session(self.page).send("Accessibility.getFullAXTree")
        roles = {"button", "combobox", "searchbox", "checkbox", "tab", "link", "application", "region", "tabpanel", "image"}
        controls = [
            (node["role"]["value"], node.get("name", {}).get("value", "").strip())
            for node in tree["nodes"]
            if not node.get("ignored") and node.get("role", {}).get("value") in roles
        ]
        self.assertGreater(len(controls), 20)
        self.assertEqual([role for role, name in controls if not name], [])

    def test_words_stand_out_from_what_is_behind_them(self):
        pairs = [("ink", "panel"), ("soft", "panel"), ("soft", "sunk"), ("soft", "accentBack"), ("error", "errorBack"),
                 ("warning", "warningBack"), ("info", "infoBack"), ("fine", "fineBack"), ("faint", "paper"),
                 ("runway", "paper"), ("closed", "paper"), ("error", "paper"), ("onSign", "error"), ("link", "panel")]

        def luminance(name):
            color = self.page.locator("#probe").evaluate(
                "(e, name) => { e.style.color = `var(--${name})`; return getComputedStyle(e).color }", name)
            parts = [int(part) / 255 for part in color[4:-1].split(",")]
            r, g, b = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
            return 0.2126 * r + 0.7152 * g + 0.0722 * b

        for _ in range(2):
            for front, back in pairs:
                dark, light = sorted((luminance(front), luminance(back)))
                self.assertGreaterEqual((light + 0.05) / (dark + 0.05), 4.5, f"{front} on {back}")
            self.page.click("#theme")

    # Languages, themes, sizes.

    def test_the_words_of_the_page_change_their_language(self):
        self.assertEqual(self.page.text_content("#tab-stories span"), "Stories")
        self.page.click("#language")
        self.assertEqual(self.page.text_content("#tab-stories span"), "故事")
        self.assertEqual(self.page.get_attribute("html", "lang"), "zh-Hans")
        self.assertIn("跑道", self.titles()[0])
        self.tab("stories")
        self.assertIn("园子 tower", self.titles())
        self.page.keyboard.press("l")
        self.assertEqual(self.page.text_content("#tab-stories span"), "Stories")

    def test_no_word_is_missing(self):
        for _ in range(2):
            for element in self.page.locator("[data-word], [data-label], [data-placeholder]").all():
                key = element.evaluate("e => e.dataset.word || e.dataset.label || e.dataset.placeholder")
                said = element.evaluate("e => e.dataset.word ? e.textContent : e.getAttribute('aria-label') || e.placeholder")
                self.assertTrue(said and said != key, key)
            self.page.keyboard.press("l")

    def test_dark_is_dark_by_the_system_and_by_the_switch(self):
        def brightness():
            self.frame()
            body = self.page.evaluate("getComputedStyle(document.body).backgroundColor")
            canvas = pixels.decode(self.page.screenshot(clip={"x": 1003, "y": 203, "width": 4, "height": 4}))[0][0]
            color = [int(part) for part in body[4:-1].split(",")]
            return sum(color) / 3, sum(canvas) / 3

        self.assertGreater(min(brightness()), 200)
        self.page.click("#theme")
        self.assertLess(max(brightness()), 60)
        self.context.close()
        self.open(color_scheme="dark")
        self.assertLess(max(brightness()), 60)
        self.page.keyboard.press("d")
        self.assertGreater(min(brightness()), 200)

    def test_on_a_narrow_screen_nothing_sticks_out(self):
        self.context.close()
        self.open(viewport={"width": 360, "height": 740})
        self.tab("stories")
        self.rows().first.click()
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 360)
        self.assertTrue(self.page.locator("#detail").is_visible())
        self.assertGreater(self.page.locator("#map").bounding_box()["height"], 200)

    def test_on_paper_the_list_is_whole(self):
        self.page.emulate_media(media="print")
        self.assertTrue(self.page.locator("#search").is_hidden())
        self.assertTrue(self.page.locator(".onPaper").first.is_visible())

    # Hostile content.

    def test_hostile_texts_run_nothing_and_ask_for_nothing(self):
        self.tab("stories")
        self.page.fill("#terms", "stories/hostile.md")
        self.rows().first.click()
        self.page.keyboard.press("l")
        self.page.click("#fit")
        self.settled()
        self.page.mouse.move(*self.expected(31.58, 120.30))
        self.page.wait_for_selector(".leaflet-tooltip")
        self.assertIsNone(self.page.evaluate("window.pwned ?? null"))
        detail = self.page.locator("#detail")
        self.assertEqual(detail.locator("script, img, iframe, style, svg, meta, object, form").count(), 0)
        self.assertIn("</script><script>window.pwned=1</script>", detail.text_content())
        self.assertIn("\\u{202E}gnp.exe", detail.text_content())
        self.assertIn("a picture from elsewhere", detail.text_content())
        handlers = self.page.evaluate(
            "[...document.querySelectorAll('*')].flatMap(e => e.getAttributeNames()).filter(name => name.startsWith('on'))"
        )
        self.assertEqual(handlers, [])

    def test_links_open_on_click_only_and_tell_nothing(self):
        self.tab("stories")
        self.page.fill("#terms", "stories/hostile.md")
        self.rows().first.click()
        links = self.page.locator("#detail a").all()
        self.assertGreater(len(links), 0)
        for link in links:
            self.assertEqual(link.get_attribute("href"), "https://example.org/page")
            self.assertEqual(link.get_attribute("rel"), "noopener noreferrer")
            self.assertEqual(link.get_attribute("target"), "_blank")


if __name__ == "__main__":
    unittest.main(verbosity=1)
