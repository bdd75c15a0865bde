import type { Page } from '@playwright/test';
import { links } from '../lib/links';
import { SAMPLE_HIGHLIGHTS } from '../lib/registry/embedded/sample/highlights';
import { scriptsAtWork } from './support/at-rest';
import { expect, test } from './support/test';

const company = links.company(SAMPLE_HIGHLIGHTS.largest_group_head);

/** A page that is loaded anew has forgotten its mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
const isMarked = (page: Page) => page.locator('html[data-mark="here"]');

async function open(page: Page): Promise<void> {
  await page.goto(company);
  await scriptsAtWork(page);
  await mark(page);
}

const glossary = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' });

test('a link to one of our pages is followed without loading it anew, and Back leads back', async ({ page }) => {
  await open(page);
  await glossary(page).click();
  await expect(page).toHaveURL(links.glossary());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect(isMarked(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(company);
});

test('a link that is pressed with Ctrl opens a tab, and this page stays', async ({ page, context }) => {
  await open(page);
  const tab = context.waitForEvent('page');
  await glossary(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(links.glossary());
  await expect(page).toHaveURL(company);
});

test('Enter on a link follows it as a click does', async ({ page }) => {
  await open(page);
  await glossary(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(links.glossary());
  await expect(isMarked(page)).toBeAttached();
});
