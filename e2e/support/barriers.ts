import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { inRoot } from '../../lib/commands/setup/root.mjs';
import { THOROUGH } from '../../lib/testing/thorough';
import { atRest } from './at-rest';
import { expect, test } from './test';

/** A way to view a page. */
interface View {
  name: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  contrast?: 'more';
  /** Device pixels per CSS pixel. */
  scale?: number;
  /** What to check besides overflow: all rules, or those of colours. */
  axe?: 'all' | 'colours';
}

/** The accessibility statement names these widths. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const WIDE = { width: 1440, height: 900 };

/** WCAG 2.2: zoom is 1.4.4, columns of text are 1.4.10, contrast is 1.4.3 and 1.4.6. */
const ALL_VIEWS: View[] = [
  ...SIZES.flatMap((size) =>
    (['light', 'dark'] as const).map(
      (colorScheme): View => ({ name: `${size.width} px, ${colorScheme}`, ...size, colorScheme, axe: 'all' }),
    ),
  ),
  { name: 'high contrast, light', ...WIDE, colorScheme: 'light', contrast: 'more', axe: 'all' },
  { name: 'high contrast, dark', width: 360, height: 740, colorScheme: 'dark', contrast: 'more', axe: 'all' },
  // A window of 1280 × 1024.
  { name: 'zoom of 200 %', width: 640, height: 512, colorScheme: 'light', scale: 2, axe: 'all' },
];

/** All rules in one view, and whether anything sticks out of the narrowest one, where the layout changes most. */
const FEW_VIEWS: View[] = [
  { name: '1440 px, light', ...WIDE, colorScheme: 'light', axe: 'all' },
  ...SIZES.slice(0, 1).map((size): View => ({ name: `${size.width} px, dark`, ...size, colorScheme: 'dark' })),
];

/** Applies this view to the page, without reloading it. */
async function lookAt(page: Page, { width, height, colorScheme, contrast, scale }: View): Promise<void> {
  await page.emulateMedia({ colorScheme, contrast: contrast ?? 'no-preference' });
  await page.setViewportSize({ width, height });
  if (scale) {
    const browser = await page.context().newCDPSession(page);
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
    await browser.send('Emulation.setDeviceMetricsOverride', metrics);
  }
  await atRest(page);
}

/** Rules that axe runs only on request: minimum size of targets (2.5.8), names as they are read (2.5.3). */
const MORE_RULES = ['target-size', 'label-content-name-mismatch', 'td-has-header'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rows and items after the first ten are like those before them; a thorough run checks all. */
const MORE_OF_THE_SAME = ['tbody tr:nth-child(n+11)', 'li:nth-child(n+11)'];

interface Looking {
  contrast?: 'more';
  axe?: View['axe'];
}

/** Half as long as the usual one, which takes a browser 0.2 s to read. */
const AXE = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run(context: unknown, options: unknown): Promise<AxeResults> };
  }
}

/** Violations found by axe, one line for each rule. No rule is switched off; high contrast must keep what it promises. */
export async function barriersOf(page: Page, { contrast, axe: wanted = 'all' }: Looking = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const enhanced = contrast ? ['color-contrast-enhanced'] : [];
  const rules = Object.fromEntries([...MORE_RULES, ...enhanced].map((rule) => [rule, { enabled: true }]));
  const options = wanted === 'all' ? { rules } : { runOnly: [...COLOUR_RULES, ...enhanced] };
  return page.evaluate(
    async ({ within, given }) => {
      // All rules run even if only violations are reported; describing passes takes most of the time.
      const found = await window.axe?.run(within, { ...given, resultTypes: ['violations'] });
      if (!found) throw new Error('axe is not on the page.');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { within: { include: [['html']], exclude: THOROUGH ? [] : MORE_OF_THE_SAME }, given: options },
  );
}

/** The first few elements that make the page scroll sideways, or a part of it that is meant to scroll up and down alone. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('[class*="overflow-y-auto"]')];
    return parts.flatMap((part) => {
      const { scrollWidth, clientWidth } = part;
      if (scrollWidth <= clientWidth || !part.checkVisibility()) return [];
      const end = part.getBoundingClientRect().left + part.clientLeft + clientWidth;
      const out = [...part.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > end);
      const shown = out.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 200));
      return [`${scrollWidth} px in ${clientWidth} px`, ...shown];
    });
  });
}

/** Checks the page in every view. A finding in one view does not stop the check of the others. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const view of THOROUGH ? ALL_VIEWS : FEW_VIEWS) {
    await test.step(view.name, async () => {
      await lookAt(page, view);
      if (view.axe) expect.soft(await barriersOf(page, view), view.name).toEqual([]);
      expect.soft(await stickingOut(page), view.name).toEqual([]);
    });
  }
}
