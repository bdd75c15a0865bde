import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { printJudgements, SAME_KEY, withVerdict } from '../lib/network/case/judgements';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { type CompanyNumber, links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expect, test } from './support/test';

const NAME = 'Ottoline Inkersole';

const judgements = (page: Page) => page.getByRole('region', { name: 'Your judgements' });
const candidates = (page: Page) => page.getByRole('region', { name: 'Possibly the same person' });

test('two persons are judged to be the same: their networks are joined, the judgement is kept, shared and taken back', async ({
  page,
}) => {
  await page.goto(`/officers/search?q=${encodeURIComponent(NAME)}`);
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await scriptsAtWork(page);
  const address = page.url();
  const same = candidates(page)
    .getByRole('button', { name: `The same as ${NAME}` })
    .first();
  await same.click();
  await expect(same).toHaveAttribute('aria-pressed', 'true');
  await expect(judgements(page)).toContainText('You judged this to be the same.');

  const waiting = page.waitForEvent('download');
  await judgements(page).getByRole('link', { name: 'Export all judgements as JSON' }).click();
  const file = await readFile(await (await waiting).path());
  expect(JSON.parse(file.toString()).judgements).toMatchObject([
    { verdict: 'same', records: [{ name: NAME }, { name: NAME }] },
  ]);

  await judgements(page).getByRole('link', { name: 'The joined network of 2 companies' }).click();
  await expect(page).toHaveURL(/\/network\?from=\S+&from=/);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');

  await page.goto(address);
  await scriptsAtWork(page);
  await judgements(page)
    .getByRole('button', { name: `Undo the judgement on ${NAME}` })
    .click();
  await expect(same).toHaveAttribute('aria-pressed', 'false');
  await expect(judgements(page).getByRole('heading', { level: 2 })).toBeFocused();

  const choose = judgements(page).getByLabel('Import judgements');
  await choose.setInputFiles({ name: 'judgements.json', mimeType: 'application/json', buffer: file });
  await expect(judgements(page)).toContainText('1 judgement added or changed.');
  await expect(same).toHaveAttribute('aria-pressed', 'true');
  await choose.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(judgements(page)).toContainText('This file holds no judgements; nothing was changed.');
});

test('two persons who own are judged to be the same: they are one box of their joined network', async ({ page }) => {
  const name = 'Kit Merrivane';
  const query = `controlling_entities_name=${encodeURIComponent(name)}`;
  const found = await page.request.get(`/statements/control_statements/search.json?${query}`);
  const [address = ''] = (await found.text()).match(/\/placeholders\/\d+/) ?? [];
  await page.goto(address);
  await scriptsAtWork(page);
  const others = page.getByRole('region', { name: 'Possibly the same person' });
  await expect(others.getByRole('columnheader')).toHaveText(['Person', 'Owns or controls']);
  await others.getByRole('button', { name: `The same as ${name}`, exact: true }).press('Enter');
  await judgements(page).getByRole('link', { name: 'The joined network of 2 persons' }).click();
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('several drawn as one · 1')).toBeVisible();
  const bar = page.getByRole('region', { name: 'This view' });
  await expect(bar.getByText('Groups: 1')).toBeVisible();

  await page.goto(address);
  await scriptsAtWork(page);
  await judgements(page)
    .getByRole('button', { name: `Undo the judgement on ${name}` })
    .click();
  await expect(judgements(page).getByRole('link', { name: /joined network/ })).toHaveCount(0);
});

test('two companies that are judged to be the same are one box of their joined network, and its case file holds the judgement', async ({
  page,
}) => {
  const { largest_group_head: head, loop } = SAMPLE_HIGHLIGHTS;
  const judged = (company: CompanyNumber & { name: string }) => {
    const path = links.company(company);
    return { path, name: company.name, companies: [path] };
  };
  await page.goto(links.company(head));
  await expect(judgements(page)).toHaveCount(0);
  const text = printJudgements(withVerdict([], [judged(head), judged(loop)], 'same', '2026-01-01T00:00:00Z'));
  await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SAME_KEY, text]);
  await page.reload();
  await judgements(page).getByRole('link', { name: 'The joined network of 2 companies' }).click();
  await expect(page).toHaveURL(/group=hand,closed,same/);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('several drawn as one · 1')).toBeVisible();

  const bar = page.getByRole('region', { name: 'This view' });
  const fold = (name: string) => bar.locator('summary').filter({ hasText: name }).click();
  await fold('Export and share');
  const waiting = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Case file', exact: true }).click();
  const file = await readFile(await (await waiting).path());
  await page.evaluate((key) => localStorage.removeItem(key), SAME_KEY);
  await page.reload();
  await scriptsAtWork(page);
  await fold('Import a list');
  await bar
    .getByLabel('Open a case file')
    .setInputFiles({ name: 'x.firmament.json', mimeType: 'application/json', buffer: file });
  await expect(bar).toContainText('In the file, but not on this device: 1 judgement');
  await expect(bar.getByRole('listitem').filter({ hasText: `${loop.name}: The same` })).toBeVisible();
  await bar.getByRole('button', { name: 'Add to mine' }).click();
  await expect(bar.getByText('1 judgement added or changed.')).toBeFocused();
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(page).toHaveURL(/confidence=/);
  await expect(slider).toBeFocused();
  await page.goto(links.company(head));
  await expect(judgements(page)).toContainText('You judged this to be the same.');
});
