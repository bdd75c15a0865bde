import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest';

/** One way in which a page is looked at. */
export interface View {
  name: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  contrast?: 'more';
  /** Pixels of the screen for each of CSS. */
  scale?: number;
}

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const SCHEMES = ['light', 'dark'] as const;

const BY_DAY_AND_NIGHT: View[] = WIDTHS.flatMap((size) =>
  SCHEMES.map((colorScheme) => ({ name: `${size.width} px, ${colorScheme}`, ...size, colorScheme })),
);

/** Each page is looked at in all of these. WCAG 2.2: zoom is 1.4.4, columns of text are 1.4.10, contrast is 1.4.3 and 1.4.6. */
export const VIEWS: View[] = [
  ...BY_DAY_AND_NIGHT,
  { name: 'high contrast, light', width: 1440, height: 900, colorScheme: 'light', contrast: 'more' },
  { name: 'high contrast, dark', width: 360, height: 740, colorScheme: 'dark', contrast: 'more' },
  // A window of 1280 × 1024 at 200 %.
  { name: 'zoom of 200 %', width: 640, height: 512, colorScheme: 'light', scale: 2 },
];

/** Shows the page in this view, without loading it again. */
export async function lookAt(page: Page, { width, height, colorScheme, contrast, scale }: View): Promise<void> {
  await page.emulateMedia({ colorScheme, contrast: contrast ?? 'no-preference' });
  await page.setViewportSize({ width, height });
  if (scale) {
    const browser = await page.context().newCDPSession(page);
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
    await browser.send('Emulation.setDeviceMetricsOverride', metrics);
  }
  await atRest(page);
}

/** Rules that axe leaves out unless it is told: the least size of targets (2.5.8), names as they are read (2.5.3). */
const MORE_RULES = ['target-size', 'label-content-name-mismatch', 'td-has-header'];

/** What axe finds, one line for each rule. No rule is switched off; high contrast has to keep what it promises. */
export async function barriersOf(page: Page, contrast?: 'more'): Promise<string[]> {
  const more = contrast ? [...MORE_RULES, 'color-contrast-enhanced'] : MORE_RULES;
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  // Legacy mode: else it opens a second page for each look, to put the findings of foreign frames together. There are
  // none. All rules run all the same where only violations are told; to describe what passed takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ rules, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What makes the page scroll sideways, the first few of it; nothing where it does not. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    const shown = out.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 200));
    return [`${scrollWidth} px in ${clientWidth} px`, ...shown];
  });
}
