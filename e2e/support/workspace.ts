import type { Page } from '@playwright/test';
import { scriptsAtWork } from './at-rest';

type List = 'Table' | 'Entities' | 'Tree' | 'Map' | 'Findings' | 'Changes';

/** Opens one of the lists below the picture of a network. */
export async function openList(page: Page, name: List): Promise<void> {
  await scriptsAtWork(page);
  const row = page.getByRole('navigation', { name: 'The same as a list' });
  const role = name === 'Findings' || name === 'Changes' ? 'button' : 'link';
  await row.getByRole(role, { name, exact: true }).click();
}
