import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { expect, test } from './support/test';

const { largest_group_head: company } = SAMPLE_HIGHLIGHTS;

/** Text of some pages, in each language: a distinctive word of each, and a number or date in its format. */
const LANGUAGES = [
  {
    locale: 'de-AT',
    lang: 'de',
    home: 'Wem was gehört, und wer das sagt',
    register: /^\d\.\d{3} Unternehmen$/,
    search: 'Suchen',
    date: /\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}/,
  },
  {
    locale: 'fr-CA',
    lang: 'fr',
    home: 'Qui possède quoi, et qui le dit',
    register: /^\d[\s\u202f]\d{3} sociétés$/,
    search: 'Chercher',
    date: /\d{1,2}(er)? (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) \d{4}/,
  },
];

for (const { locale, lang, home, register, search, date } of LANGUAGES) {
  test.describe(`on a device that speaks ${locale}`, () => {
    test.use({ locale });

    test('pages speak its language, with its numbers and dates', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
      await page.goto(links.company(company));
      await expect(page.getByRole('main')).toContainText(date);
    });

    test('the first page counts the companies as it writes numbers', async ({ page, source }) => {
      test.skip(source === 'upstream', 'a remote service does not report how many it has');
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link', { name: register })).toBeVisible();
    });

    test('a search is typed, sent and filtered in it', async ({ page }) => {
      await page.goto('/companies/search');
      await page.getByRole('main').getByRole('button', { name: search, exact: true }).click();
      await expect(page.getByRole('status').first()).toContainText(/\d/);
    });
  });
}

test.describe('a language that is chosen', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('goes before the device’s, leads back to the page, and stays, without scripts', async ({ page }) => {
    await page.goto('/glossary');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/companies/search?q=marine');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(/q=marine/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('a program that asks in German', () => {
  test('is answered as anybody: the interface has one language', async ({ request }) => {
    const address = `/api/registry${links.company(company)}`;
    const [plain, german] = await Promise.all([
      request.get(address),
      request.get(address, { headers: { 'accept-language': 'de' } }),
    ]);
    expect(await german.text()).toBe(await plain.text());
  });
});
