import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../lib/commands/setup/chromium.mjs';

/** Who draws: the processor alone, as on build machines, virtual desktops and in many offices, or a graphics card's stand-in. */
export type Drawing = 'software' | 'composited';

const ARGUMENTS: Readonly<Record<Drawing, readonly string[]>> = {
  software: ['--disable-gpu'],
  composited: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};

/** A browser of its own for each page: what one leaves behind is not the next one's burden. Undefined where it broke down. */
export async function inFreshPage<T>(
  address: string,
  drawing: Drawing,
  measure: (page: Page) => Promise<T>,
): Promise<T | undefined> {
  const args = ['--no-sandbox', '--js-flags=--expose-gc', ...ARGUMENTS[drawing]];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(address);
    return await measure(page);
  } catch (error) {
    console.log(`${address}: ${String(error).split('\n')[0]}`);
    return undefined;
  } finally {
    await browser.close();
  }
}
