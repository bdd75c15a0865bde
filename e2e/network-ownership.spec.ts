import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { expectNoBarriers } from './support/barriers';
import { type Served, serveImported } from './support/imported';
import { expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { loop, hub } = SAMPLE_HIGHLIGHTS;

/** The sample’s ring: an owner has 80 % of A, A has 75 % of B, B has 80 % of C, C has 20 % of A. */
const [FIRST, SECOND, THIRD] = [
  { ...loop, path: links.company(loop).slice(1) },
  { name: 'Rotonde Participations S.à r.l.', path: 'companies/lu/B240402' },
  { name: 'Rotonda Beheer B.V.', path: 'companies/nl/64040403' },
] as const;

const THIRD_NETWORK = `/${THIRD.path}/network`;
const WHOLE_RING = `${THIRD_NETWORK}?expanded=${SECOND.path},${FIRST.path}`;

const findings = (page: Page): Locator => page.getByRole('region', { name: 'Findings' });
const owners = (page: Page): Locator => page.getByRole('region', { name: 'Ultimate owners' });
const control = (page: Page): Locator => page.getByRole('region', { name: 'Who controls it' });
const linking = (page: Page): Locator => page.getByRole('region', { name: 'Find connections' });
const focused = (page: Page): Locator => page.getByRole('complementary', { name: 'Focused in the picture' });

async function choose(page: Page, typed: string, name: string | RegExp): Promise<void> {
  const box = linking(page).getByRole('combobox', { name: 'Add by name or number' });
  await box.fill(typed);
  await expect(linking(page).getByRole('option', { name }).first()).toBeVisible();
  await box.press('Enter');
}

test.describe('who owns a company in the end', () => {
  test('is read as arithmetic, with what the loop adds', async ({ page, source }) => {
    await page.goto(WHOLE_RING);
    await openList(page, 'Findings');
    const panel = owners(page);
    // A service is not asked unless one wants to know whether that owner has owners.
    await expect(panel).toContainText(
      source === 'upstream' ? '1 owner at the top of what is loaded' : '1 ultimate owner',
    );
    await expect(panel.getByRole('list', { name: /^Chains from / })).toContainText(
      new RegExp(`80\\s% → ${FIRST.name}.*75\\s% → ${SECOND.name}.*80\\s% → ${THIRD.name} = 48\\s%`),
    );
    // 48 % / (1 − 12 %), as the ring holds 75 % × 80 % × 20 % of itself.
    await expect(panel).toContainText('Loops add6.55 %');
    await expect(panel).toContainText('Total54.55 %');
    await expect(panel).toContainText('The owners of 45.45 % are not known.');
    await expect(panel).toContainText('holds 12 % of itself');
  });

  test('is followed further from where the facts end', async ({ page }) => {
    await page.goto(THIRD_NETWORK);
    await openList(page, 'Findings');
    const panel = owners(page);
    for (const { name } of [SECOND, FIRST]) {
      await expect(panel).toContainText(`The owners of ${name} have not been loaded`);
      // In front of a service the button shows its cost.
      await panel.getByRole('button', { name: new RegExp(`^Expand\\b.*${name}$`) }).click();
    }
    await expect(panel).toContainText('Total54.55 %');
    await expect(page).toHaveURL(new RegExp(`expanded=${SECOND.path},${FIRST.path}`));
  });

  test('leads from each step to its relationship and on to the statement', THOROUGHLY, async ({ page }) => {
    await page.goto(WHOLE_RING);
    await openList(page, 'Findings');
    await owners(page)
      .getByRole('button', { name: `${FIRST.name} holds 75 % of ${SECOND.name}: show the relationship` })
      .click();
    const panel = focused(page);
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('No known end');
    await expect(panel).toContainText(/Confidence \d+ of 100/);
    await expect(panel).toContainText(/Based on \d+ statements?\./);
    await panel.getByRole('button', { name: 'Show the sources' }).click();
    await expect(panel).toContainText(/Seen .+, confidence \d+/);
    await expect(owners(page), 'is still about the same company').toContainText('Total54.55 %');
    await panel
      .getByRole('link', { name: /^Statement \d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/statements\/\d+$/);
  });

  test('is highlighted in the picture, for the selected entity', THOROUGHLY, async ({ page }) => {
    await page.goto(WHOLE_RING);
    await openList(page, 'Findings');
    const show = owners(page).getByRole('button', { name: /^Show in the picture: / });
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    const path = page.getByRole('button', { name: /^Path: \d entities/ });
    await expect(path).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(path).toHaveCount(0);
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    await show.press('Enter');
    const application = page.getByRole('application');
    await application.focus();
    await page.keyboard.press('ArrowDown');
    await expect(path, 'stays while the focus moves').toBeVisible();
    const named = focused(page).getByRole('heading', { level: 2 });
    await page.keyboard.press('Escape');
    await expect(path).toHaveCount(0);
    await expect(named, 'the first Escape ends the path only').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(named).toHaveCount(0);
    const box = findings(page).getByRole('combobox', { name: 'Choose another' });
    await box.fill('rotonde');
    await box.press('Enter');
    await expect(owners(page)).toContainText('60 %');
    await expect(focused(page)).toContainText('Owns itself through others: 3 in the loop');
  });

  test('never is what control is', async ({ page }) => {
    await page.goto(WHOLE_RING);
    await openList(page, 'Findings');
    const panel = control(page);
    await expect(panel).toContainText('3 controllers');
    await expect(panel).toContainText(`${THIRD.name}, more than half`);
    await expect(panel).not.toContainText('54.55');
  });

  test('counts what the filters show, or all of it', async ({ page }) => {
    await page.goto(`${WHOLE_RING}&ownership_percentage=30`);
    await openList(page, 'Findings');
    await expect(owners(page)).toContainText('= 48 %');
    await expect(owners(page)).not.toContainText('Loops add');
    await expect(findings(page)).toContainText('The filters hide 1 relationship, which is not included.');
    await findings(page).getByRole('checkbox', { name: 'Include what the filters hide' }).check();
    await expect(owners(page)).toContainText('Loops add6.55 %');
  });
});

test.describe('what links some entities', () => {
  test('is found by keyboard alone', THOROUGHLY, async ({ page }) => {
    await page.goto(WHOLE_RING);
    await openList(page, 'Findings');
    await choose(page, 'oldacre', FIRST.name);
    await expect(linking(page)).toContainText('Choose one more.');
    await choose(page, 'NL/64', THIRD.name);
    await expect(linking(page)).toContainText('2 paths between the two, the best first');
    await expect(linking(page)).toContainText(`${FIRST.name} ← 20 % — ${THIRD.name}`);
    const remove = linking(page).getByRole('button', { name: `Remove ${FIRST.name}` });
    await remove.press('Enter');
    await expect(linking(page)).toContainText('Choose one more.');
  });

  test('skips hubs, says which and why, and includes them on request', THOROUGHLY, async ({ page }) => {
    await page.goto(`${links.companyNetwork(hub)}?confidence=0&ownership_percentage=0`);
    await openList(page, 'Findings');
    await choose(page, 'druimlea lodge', /Druimlea Lodge/);
    await choose(page, 'ballagarrow manor', /Ballagarrow Manor/);
    const passedBy = linking(page).getByRole('region', { name: /^Left out because/ });
    await expect(passedBy).toContainText(new RegExp(`${hub.name} owns \\d+; would connect`));
    await passedBy.getByRole('button', { name: `Include: ${hub.name}` }).click();
    await expect(linking(page)).toContainText(/paths? between the two/);
    await expect(linking(page).getByRole('button', { name: `Leave out: ${hub.name}` })).toBeVisible();
  });
});

test('a person has ownership findings', THOROUGHLY, async ({ page }) => {
  await page.goto(WHOLE_RING);
  await openList(page, 'Findings');
  await expect(owners(page)).toContainText('Total54.55 %');
  const person = await owners(page).getByRole('link').first().getAttribute('href');
  expect(person).toMatch(/^\/placeholders\/\d+$/);
  await page.goto(`${person}/network`);
  await openList(page, 'Findings');
  await expect(owners(page)).toContainText('is a person and has no owners.');
  await expect(control(page)).toContainText('It controls 3 companies itself');
});

test(
  'findings have no barrier that a machine can find, and scroll sideways in no view',
  THOROUGHLY,
  async ({ page }) => {
    await page.goto(WHOLE_RING);
    await openList(page, 'Findings');
    await choose(page, 'oldacre', FIRST.name);
    await choose(page, 'rotonda', THIRD.name);
    await expect(linking(page)).toContainText('2 paths between');
    await expectNoBarriers(page);
  },
);

test('on paper the arithmetic is a list, and nothing is there to be pressed', async ({ page }) => {
  await page.goto(WHOLE_RING);
  await openList(page, 'Findings');
  await page.emulateMedia({ media: 'print' });
  await expect(owners(page).getByRole('list', { name: /^Chains from / })).toBeVisible();
  await expect(
    owners(page)
      .getByRole('button', { name: /^(Show|Expand) / })
      .first(),
  ).toBeHidden();
});

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('owners and control are shown nevertheless', async ({ page }) => {
    await page.goto(WHOLE_RING);
    await expect(owners(page)).toContainText('80 %');
    await expect(control(page)).toContainText('more than half');
    await expect(linking(page)).toBeHidden();
  });
});

test.describe('a parent that is only stated to be the ultimate one', () => {
  const company = (company_number: string, name: string) => ({
    ...{ kind: 'company', jurisdiction_code: 'gb', company_number, record_key: `x:${company_number}`, keys: [], name },
    source: { publisher: 'Invented Register', retrieved_at: '2026-01-01' },
  });
  const party = (number: string) => ({ key: `company:gb/${number}`, name: number, entity_type: 'company' });
  const statement = (data_type: string, [parent, child]: string[], more: object) => ({
    ...{ kind: 'statement', key: `x:${data_type}:${parent}:${child}`, data_type, version: '2026-01-01' },
    ...{ subjects: [party(parent ?? '')], objects: [party(child ?? '')], created_at: '2026-01-01T00:00:00Z', ...more },
    provenances: [
      { key: 'p', confidence: 90, source_type: 'external', actor_type: 'bot', created_at: '2026-01-01T00:00:00Z' },
    ],
  });
  const shares = { relationship: { relationship_type: 'shareholding', percentage: 80 }, properties: {} };
  const ultimate = { properties: { direct: false, ultimate: true }, start_date: '2013-11-02' };
  const LINES = [
    { format: 'firmament-register', version: 1, exported_at: '2026-01-01T00:00:00Z', licences: [] },
    company('1', 'Quillfell Lamps Limited'),
    company('2', 'Quillfell Holdings Limited'),
    company('3', 'Ostermoor Group plc'),
    statement('share_parcel', ['2', '1'], shares),
    statement('subsidiary_relationship', ['3', '2'], ultimate),
  ];

  let folder: string;
  let served: Served;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firmament-stated-'));
    const file = join(folder, 'register.jsonl');
    writeFileSync(file, LINES.map((line) => JSON.stringify(line)).join('\n'));
    served = await serveImported('native', [file]);
  });
  test.afterAll(async () => {
    await served?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is named on both pages, and no one below it is called the top', async ({ page }) => {
    await page.goto(`${served.server.url}/companies/gb/2`);
    const section = page.getByRole('region', { name: 'Ownership and control' });
    await expect(section).toContainText('Ultimate parent, as stated');
    await expect(section).toContainText('Ostermoor Group plc · United Kingdom since 2 November 2013');
    await page.goto(`${served.server.url}/companies/gb/3`);
    await expect(section).toContainText('Stated as the ultimate parent of 1 company.');

    await page.goto(`${served.server.url}/network?from=/companies/gb/1&direction=up&depth=10`);
    await openList(page, 'Findings');
    for (const panel of [owners(page), control(page)]) {
      await expect(panel).toContainText(
        'Ostermoor Group plc stated as the ultimate parent of Quillfell Holdings Limited',
      );
      await expect(panel).toContainText('the steps between are not known');
    }
    await expect(owners(page)).toContainText('Not the top: a statement names another ultimate parent.');
    await expect(control(page)).toContainText('Quillfell Holdings Limited · at the top of what is loaded');
    await expect(findings(page)).not.toContainText('certain');
    await expect(findings(page)).not.toContainText('have not been loaded');
    await openList(page, 'Table');
    await expect(page.getByRole('row', { name: /^Ostermoor Group plc/ })).toContainText(/Ultimate parent\s*–/);
    await expectNoBarriers(page);
  });

  test('is not certain before its own owners are loaded', THOROUGHLY, async ({ page }) => {
    await page.goto(`${served.server.url}/companies/gb/2/network`);
    await openList(page, 'Findings');
    const open = owners(page).getByText('The owners of Ostermoor Group plc have not been loaded');
    await expect(open).toBeVisible();
    await open.getByRole('button').click();
    await expect(open).toBeHidden();
  });
});
