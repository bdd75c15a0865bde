import { expect, type Page } from '@playwright/test';
import { scriptsAtWork } from './at-rest';

type List = 'Table' | 'Entities' | 'Tree' | 'Map' | 'Findings' | 'Changes';

/** Opens one of the lists below the picture of a network. */
export async function openList(page: Page, name: List): Promise<void> {
  await scriptsAtWork(page);
  const row = page.getByRole('navigation', { name: 'The same as a list' });
  const role = name === 'Findings' || name === 'Changes' ? 'button' : 'link';
  await row.getByRole(role, { name, exact: true }).click();
}

/** More holdings than the head of the sample's largest group has at first. */
const MOST_STEPS = 6;

/** Presses an arrow key in the picture until that entity is focused: where it stands depends on the chart's columns. */
export async function stepTo(page: Page, key: string, name: string): Promise<number> {
  const heading = page
    .getByRole('complementary', { name: 'Focused in the picture' })
    .getByRole('heading', { level: 2 });
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const before = (await heading.textContent()) ?? '';
    await page.keyboard.press(key);
    await expect(heading).not.toHaveText(before);
    if ((await heading.textContent()) === name) return steps;
  }
  throw new Error(`${key} did not lead to ${name}.`);
}
