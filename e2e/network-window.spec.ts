import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { atRest, scriptsAtWork } from './support/at-rest';
import { stickingOut } from './support/barriers';
import { tabTo, whereIs } from './support/keyboard';
import { DEVICE, expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { largest_group_head: head, hub, loop, nothing_known: unknown } = SAMPLE_HIGHLIGHTS;
const NETWORK = links.companyNetwork(head);
const WHOLE_GROUP = `${NETWORK}?version=1&walk=down,6,1000,gb/${head.company_number}`;

const picture = (page: Page): Locator => page.getByRole('application');
const toggle = (page: Page, name: RegExp): Locator => page.getByRole('button', { name, exact: true });
const filters = (page: Page): Locator => page.getByRole('form', { name: 'Filter the network' });
const details = (page: Page): Locator => page.getByRole('region', { name: 'Details', exact: true });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search in this network' });

async function open(page: Page, address = NETWORK): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  await atRest(page);
}

/** The part of the window that the picture covers without scrolling. */
const shareOfWindow = (page: Page): Promise<number> =>
  picture(page).evaluate((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return ((Math.min(bottom, innerHeight) - Math.max(top, 0)) * width) / (innerWidth * innerHeight);
  });

const isDrawn = (page: Page): Promise<void> => expect(picture(page)).toHaveAttribute('aria-busy', 'false');

test.describe('on a wide screen', DEVICE, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the picture fills the window beside its panels, and all of it without them', async ({ page }) => {
    await open(page);
    expect(await shareOfWindow(page)).toBeGreaterThanOrEqual(0.6);
    await toggle(page, /^Filters/).click();
    await expect(filters(page)).toBeHidden();
    await toggle(page, /^Details/).click();
    await expect(details(page)).toBeHidden();
    await expect.poll(() => shareOfWindow(page)).toBeGreaterThanOrEqual(0.8);
  });

  test(
    'the picture keeps its room below a large group, of which there is more to say',
    THOROUGHLY,
    async ({ page }) => {
      await open(page, WHOLE_GROUP);
      await expect(page.getByText(/^\d+ of \d+ drawn, the most important\./)).toBeVisible();
      expect(await shareOfWindow(page)).toBeGreaterThanOrEqual(0.6);
    },
  );

  test('at most eight stops lie before the picture, and the first skips to it', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the picture' });
    const stops: string[] = [];
    while (!(await picture(page).evaluate((element) => element === document.activeElement))) {
      stops.push((await whereIs(page))?.what ?? '');
      expect(stops.length, stops.join(' → ')).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
    const others = stops.filter((stop) => !stop.includes('Skip to the picture'));
    expect(others.length, others.join(' → ')).toBeLessThanOrEqual(8);
    await skip.focus();
    await expect(skip).toBeInViewport();
    await skip.press('Enter');
    await expect(picture(page)).toBeFocused();
  });

  test('a folded panel stays folded on the next page, and an opened one open', THOROUGHLY, async ({ page }) => {
    await open(page);
    await expect(toggle(page, /^Filters/)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: /^Close: Filters/ }).press('Enter');
    await expect(toggle(page, /^Filters/)).toBeFocused();
    await page.reload();
    await scriptsAtWork(page);
    await expect(filters(page)).toBeHidden();
    await expect(details(page)).toBeVisible();
    await open(page, links.companyNetwork(loop));
    await expect(filters(page)).toBeHidden();
    await toggle(page, /^Filters/).click();
    await expect(filters(page)).toBeVisible();
    await page.reload();
    await scriptsAtWork(page);
    await expect(filters(page)).toBeVisible();
  });

  test('the picture is fitted again when a panel is folded', THOROUGHLY, async ({ page }) => {
    await open(page);
    await isDrawn(page);
    await picture(page).focus();
    const tip = page.locator('[data-tip]');
    const middleOf = async (): Promise<number> => {
      const box = await picture(page).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    // The fitted picture has the same company in its middle, wherever that is.
    const nameAtMiddle = async (): Promise<string> => {
      const box = await picture(page).boundingBox();
      for (let y = (box?.y ?? 0) + 20; y < (box?.y ?? 0) + (box?.height ?? 0); y += 20) {
        await page.mouse.move((await middleOf()) - 1, y);
        await atRest(page);
        if (await tip.isVisible()) return (await tip.textContent()) ?? '';
      }
      return '';
    };
    const before = await nameAtMiddle();
    expect(before).not.toBe('');
    const middle = await middleOf();
    await toggle(page, /^Details/).click();
    await expect.poll(middleOf).toBeGreaterThan(middle);
    await atRest(page);
    expect(await nameAtMiddle()).toBe(before);
  });

  test('the lists open from the lower edge, and close again', THOROUGHLY, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('table')).toBeHidden();
    for (const name of ['Table', 'Tree']) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await openList(page, 'Table');
    await expect(page.getByRole('table')).toBeInViewport();
    await expect(picture(page)).toBeInViewport();
    await openList(page, 'Findings');
    await expect(page.getByRole('region', { name: 'Ultimate owners' })).toBeInViewport();
    await expect(page.getByRole('table')).toBeHidden();
    await page.getByRole('button', { name: 'Close the lists' }).click();
    await expect(page.getByRole('region', { name: 'Ultimate owners' })).toBeHidden();
    await open(page, `${NETWORK}?list=tree`);
    await expect(page.getByRole('tree'), 'an address that says how to list opens them').toBeInViewport();
  });

  test('marks at the edges count what lies outside the view, and lead there, as keys do', async ({ page }) => {
    await open(page, links.companyNetwork(hub, new URLSearchParams({ confidence: '0', ownership_percentage: '0' })));
    await isDrawn(page);
    const below = page.locator('[data-outside=down]');
    await expect(below).toHaveText(/^[1-9]\d*$/);
    const before = Number(await below.textContent());
    await expect(page.locator('[data-outside=up]')).toHaveCount(0);
    await below.click();
    await expect(page.locator('[data-outside=up]')).toHaveText(/^[1-9]\d*$/);
    await expect
      .poll(async () => Number((await below.textContent({ timeout: 500 }).catch(() => '0')) ?? 0))
      .toBeLessThan(before);
    await page.getByRole('button', { name: 'Fit the network to the screen' }).click();
    await expect(page.locator('[data-outside]')).toHaveCount(0);

    await tabTo(page, page.getByRole('button', { name: 'Zoom in' }), 'Shift+Tab');
    for (let steps = 0; steps < 4; steps++) await page.keyboard.press('Enter');
    await tabTo(page, picture(page), 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(below, 'the last one of them is in sight').toHaveCount(0);
    await expect(page.locator('[data-outside=up]')).toHaveText(/^[1-9]\d*$/);
    await page.keyboard.press('0');
    await expect(page.locator('[data-outside]')).toHaveCount(0);
  });

  test(
    'a small map frames what is in sight, and moves the view by a press, a drag or not at all',
    THOROUGHLY,
    async ({ page }) => {
      await open(page, `${links.companyNetwork(hub)}?confidence=0&ownership_percentage=0`);
      const map = page.locator('[data-map]');
      const frame = map.locator('[data-map-view]');
      await expect(map).toBeVisible();
      const [whole, before] = [await map.boundingBox(), await frame.boundingBox()];
      if (!whole || !before) throw new Error('There is no map.');
      expect(before.height).toBeLessThan(whole.height * 0.8);
      const middle = whole.x + whole.width / 2;
      await page.mouse.click(middle, whole.y + whole.height - 4);
      await expect.poll(async () => (await frame.boundingBox())?.y).toBeGreaterThan(before.y + 10);
      await expect(page.locator('[data-outside="up"]')).toBeVisible();
      const low = await frame.boundingBox();
      await page.mouse.move(middle, (low?.y ?? 0) + 4);
      await page.mouse.down();
      await page.mouse.move(middle, whole.y + 4, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await frame.boundingBox())?.y).toBeLessThan((low?.y ?? 0) - 10);

      await tabTo(page, page.getByRole('button', { name: 'Small map' }));
      await page.keyboard.press('Enter');
      await expect(map).toBeHidden();
      await page.reload();
      await atRest(page);
      await expect(page.getByRole('button', { name: 'Small map' })).toHaveAttribute('aria-pressed', 'false');
      await expect(map).toBeHidden();
      await page.getByRole('button', { name: 'Small map' }).click();
      await expect(map).toBeVisible();
      await page.getByRole('button', { name: 'Fit the network to the screen' }).click();
      await expect(map, 'all is in sight').toBeHidden();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(map, 'a phone has no room for it').toBeHidden();
      await expect(page.getByRole('button', { name: 'Small map' })).toBeHidden();
    },
  );

  test('what is focused does not lie below the small map', THOROUGHLY, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 640 });
    // Without motion the view follows at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    /** How many rows down the first column the focus goes before the view follows it. */
    const rowsInSight = async (): Promise<number> => {
      await open(page, `${links.companyNetwork(hub)}?confidence=0&ownership_percentage=0`);
      await tabTo(page, picture(page));
      for (let rows = 0; rows < 40; rows++) {
        await page.keyboard.press('ArrowDown');
        await atRest(page);
        if (await page.locator('[data-outside=up]').isVisible()) return rows;
      }
      throw new Error('The view does not follow the focus.');
    };
    const besideMap = await rowsInSight();
    await page.getByRole('button', { name: 'Small map' }).click();
    expect(await rowsInSight()).toBeGreaterThan(besideMap);
  });

  test('a window as wide as a tablet keeps the name of the record in its bar', THOROUGHLY, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page);
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(120);
    expect(await stickingOut(page)).toEqual([]);
    await toggle(page, /^Filters/).click();
    await expect(page.getByRole('combobox', { name: 'Layout' })).toBeVisible();
  });

  test('notes that have been read make room for the picture', THOROUGHLY, async ({ page }) => {
    await open(page, `${NETWORK}?made=2026-01-01,1,1`);
    const note = page.getByText('This link was made on 1 January 2026.');
    await expect(note).toBeVisible();
    const before = await shareOfWindow(page);
    await page.getByRole('button', { name: 'Close the notes' }).click();
    await expect(note).toBeHidden();
    await expect.poll(() => shareOfWindow(page)).toBeGreaterThan(before);
    await expect(page.getByRole('region', { name: 'Notes on this network' })).toBeHidden();
  });

  test('the heading leads back to the record', async ({ page }) => {
    await open(page);
    await page.getByRole('heading', { level: 1 }).getByRole('link', { name: head.name }).click();
    await expect(page).toHaveURL(new RegExp(`${links.company(head)}$`));
    await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  });

  test('the picture fills the screen, and returns', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test(
    'where the browser cannot fill the screen, the picture has the window to itself',
    THOROUGHLY,
    async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }));
      await open(page);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect.poll(() => shareOfWindow(page)).toBeGreaterThanOrEqual(0.99);
      await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test.describe('the search within a network', DEVICE, () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const focused = (page: Page): Locator =>
    page.getByRole('complementary', { name: 'Focused in the picture' }).getByRole('heading', { level: 2 });

  test('counts its hits and leads from one to the next by keys and by buttons', async ({ page }) => {
    await open(page);
    await picture(page).focus();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('harrowgate europe');
    const count = page.getByRole('search').getByRole('status');
    await expect(count).toHaveText(/^2 of \d+$/);
    await page.keyboard.press('Enter');
    const first = await focused(page).textContent();
    expect(first).toMatch(/^Harrowgate Europe/);
    await expect(count).toHaveText('1 / 2');
    await page.keyboard.press('Enter');
    await expect(focused(page)).not.toHaveText(first ?? '');
    await expect(focused(page)).toHaveText(/^Harrowgate Europe/);
    await page.keyboard.press('Shift+Enter');
    await expect(focused(page)).toHaveText(first ?? '');
    await expect(search(page)).toBeFocused();
    await page.getByRole('button', { name: 'Next hit' }).click();
    await expect(count).toHaveText('2 / 2');
    await expect(focused(page)).not.toHaveText(first ?? '');
    await page.getByRole('button', { name: 'Previous hit' }).click();
    await expect(focused(page)).toHaveText(first ?? '');
    await search(page).focus();
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(count).toHaveText('');
  });

  test('finds by number, country and status, and says when there is nothing', THOROUGHLY, async ({ page }) => {
    await open(page, links.companyNetwork(hub, new URLSearchParams({ confidence: '0', ownership_percentage: '0' })));
    const count = page.getByRole('search').getByRole('status');
    await search(page).fill(hub.company_number);
    await expect(count).toHaveText(/^1 of \d+$/);
    for (const typed of ['ireland', 'inactive']) {
      await search(page).fill(typed);
      await expect(count).toHaveText(/^[1-9]\d* of \d+$/);
      await expect(count).not.toHaveText(/^(\d+) of \1$/);
    }
    await search(page).fill('nobody of that name');
    await expect(count).toHaveText(/^0 of \d+$/);
  });
});

test.describe('on a phone', DEVICE, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the picture comes first, and both sheets are a thumb away', async ({ page }) => {
    await open(page);
    expect(await shareOfWindow(page)).toBeGreaterThanOrEqual(0.7);
    for (const name of [/^Filters/, /^Details/]) {
      const box = await toggle(page, name).boundingBox();
      expect(box?.y).toBeGreaterThan(844 - 80);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  for (const [locale, when] of [
    ['de', {}],
    ['en', THOROUGHLY],
    ['fr', THOROUGHLY],
  ] as const) {
    test.describe(`in the language ${locale}`, when, () => {
      test.use({ locale });

      test('the picture keeps its room above what is said of a large group', THOROUGHLY, async ({ page }) => {
        await open(page, WHOLE_GROUP);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
        expect(await shareOfWindow(page)).toBeGreaterThanOrEqual(0.7);
        // What a walk still brings is shown from the top.
        await page.waitForLoadState('networkidle');
        await atRest(page);
        await page.locator('[data-outside=down]').tap();
        await expect(page.locator('[data-outside=up]')).toHaveText(/^[1-9]\d*$/);
        const others = page.getByRole('link', { name: /^(Die anderen|The other|Les) \d+/ });
        await expect(others, 'nothing of it is cut').toBeInViewport({ ratio: 1 });
      });
    });
  }

  test('a sheet opens by a tap and closes by a button, Escape or a swipe, and returns the focus', async ({ page }) => {
    await open(page);
    const button = toggle(page, /^Details/);
    await button.tap();
    await expect(details(page)).toBeFocused();
    await expect(details(page)).toBeInViewport();
    await page.getByRole('button', { name: 'Close: Details' }).tap();
    await expect(details(page)).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await atRest(page);
    const head = await details(page).getByRole('heading', { name: 'Details', exact: true }).boundingBox();
    const browser = await page.context().newCDPSession(page);
    const x = 195;
    const y = (head?.y ?? 0) + 8;
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 6; step++) {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + step * 25 }] });
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(details(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('only one sheet is open at a time, and none on the next page', THOROUGHLY, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Full screen' }).tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.getByRole('button', { name: 'Leave full screen' }).tap();
    await toggle(page, /^Filters/).tap();
    await expect(filters(page)).toBeVisible();
    await expect(details(page)).toBeHidden();
    await page.reload();
    await scriptsAtWork(page);
    await expect(filters(page)).toBeHidden();
  });

  test('nothing sticks out of a screen of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [NETWORK, links.companyNetwork(unknown)]) {
      await page.goto(address);
      await scriptsAtWork(page);
      expect(await stickingOut(page), address).toEqual([]);
    }
    await open(page);
    await toggle(page, /^Filters/).tap();
    expect(await stickingOut(page)).toEqual([]);
    await filters(page)
      .getByRole('button', { name: /^Show \d/ })
      .tap();
    await openList(page, 'Table');
    expect(await stickingOut(page)).toEqual([]);
  });
});

test.describe('on a tablet', DEVICE, () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('the small map is switched and moves the view by a tap, and by a finger', THOROUGHLY, async ({ page }) => {
    await open(page, `${links.companyNetwork(hub)}?confidence=0&ownership_percentage=0`);
    for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    const map = page.locator('[data-map]');
    const frame = map.locator('[data-map-view]');
    await expect(map).toBeVisible();
    await page.getByRole('button', { name: 'Small map' }).tap();
    await expect(map).toBeHidden();
    await page.getByRole('button', { name: 'Small map' }).tap();
    const whole = await map.boundingBox();
    if (!whole) throw new Error('There is no map.');
    const middle = whole.x + whole.width / 2;
    const top = async () => ((await frame.boundingBox())?.y ?? 0) - whole.y;
    await page.touchscreen.tap(middle, whole.y + whole.height - 4);
    await expect.poll(top).toBeGreaterThan(whole.height / 2);
    const browser = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: middle, y: whole.y + y }];
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(whole.height - 6) });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(whole.height / 2) });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(6) });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(top).toBeLessThan(whole.height / 3);
  });
});

test('the skip link is in the language of the page', THOROUGHLY, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'firmament_language', value: 'de', url: baseURL ?? '' }]);
  await open(page);
  await tabTo(page, page.getByRole('link', { name: 'Zum Bild springen' }));
});

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  for (const [name, address] of [
    ['a record', NETWORK],
    ['several records', `/network?from=${links.company(head)}&from=${links.company(loop)}`],
  ] as const) {
    test(`the network of ${name} is a drawing, a form and a table`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('noscript svg[role=img]').first()).toBeVisible();
      await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(head.name);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
