import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODS, bodsFiles, runImport, type Served, serveImported } from './support/imported';
import type { FirmamentServer } from './support/servers';
import { expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

test.describe('the published ownership data of a large group', () => {
  test.skip(!existsSync(BODS), 'the shared sample data is not here');

  let served: Served | undefined;
  test.beforeAll(async () => {
    served = await serveImported('bods', bodsFiles());
  });
  test.afterAll(async () => served?.stop());
  const server = (): FirmamentServer => {
    if (!served) throw new Error('There is no server.');
    return served.server;
  };

  test('is found, opened and drawn', async ({ page }) => {
    await page.goto(`${server().url}/`);
    await page.getByLabel('Company, officer, address or number').fill('bp plc');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'BP P.L.C.', exact: true }).click();
    await expect(page).toHaveURL(/\/companies\/gb\/00102498$/);
    // One company: the number is from one record and the identifier from another.
    await expect(page.getByText('213800LH1BZH3DI6G760', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Explore the network' }).click();
    const counts = page.getByRole('status').filter({ hasText: /relationships? shown$/ });
    await expect(counts).toHaveText(/^96 of 96 companies · 127 of 127 relationships shown$/);
    await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
    await openList(page, 'Table');
    await expect(page.getByRole('table')).toContainText('CASTROL INDIA LIMITED');
  });

  test('has its real parents and children in the interface', async ({ request }) => {
    const network = async (path: string) =>
      (await (await request.get(`${server().url}/v0.4/companies/${path}/network?ownership_percentage=0`)).json())
        .results;
    const ofBp: { parent_name: string }[] = await network('gb/00102498');
    expect(new Set(ofBp.map(({ parent_name }) => parent_name))).toEqual(new Set(['BP P.L.C.']));
    const ofChild: { parent_name: string }[] = await network('in/L23200MH1979PLC021359');
    expect(ofChild.map(({ parent_name }) => parent_name)).toContain('BP P.L.C.');
  });

  test('changes nothing when it is imported again', THOROUGHLY, () => {
    const { status, stdout } = runImport(served?.folder ?? '', 'bods', ...bodsFiles());
    expect(status).toBe(0);
    expect(stdout).toMatch(/added\s+0\n/);
    expect(stdout).toMatch(/merged\s+0\n/);
  });
});

test('a file with a broken line is loaded but for that line, and the line is named', THOROUGHLY, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-broken-'));
  const file = join(folder, 'companies.csv');
  writeFileSync(
    file,
    [
      'company_name,company_number,company_status,company_type,company_subtype,dissolution_date,incorporation_date,removed_date,registered_date,nature_of_business,registered_office_address',
      'PLOVERFIELD KITES LTD,15000001,Active,Private limited company,,,2024-01-02,,,71129,1 Sample Street',
      ',,,,',
      'SALTMERE LAMPS LTD,15000002,Dissolved,Private limited company,,2024-05-21,2024-01-03,,,55300,2 Sample Street',
    ].join('\r\n'),
  );
  const served = await serveImported('companies-house', [file]);
  try {
    expect(served.summary).toMatch(/added\s+2\n/);
    expect(served.summary).toMatch(/rejected\s+1\n/);
    expect(served.summary).toContain('companies.csv:3');
    await page.goto(`${served.server.url}/companies/search`);
    await expect(page.getByRole('status')).toContainText('2 companies');
    await page.getByRole('link', { name: 'SALTMERE LAMPS LTD' }).click();
    await expect(page.getByText(/dissolved on 21 May 2024/).first()).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'The register' }).click();
    await expect(page.getByText('This register holds 2 companies. Its records come from 1 publisher.')).toBeVisible();
    const imports = page.getByRole('region', { name: 'The latest imports, newest first' });
    await expect(imports.getByRole('row').nth(1)).toContainText('companies-house');
    await imports.getByText('1', { exact: true }).click();
    await expect(imports.getByRole('list', { name: 'Reasons' })).toContainText('1 × not as many columns');
    const sources = page.getByRole('region', { name: /^Publishers with their licences/ });
    await expect(sources).toContainText('Open Government Licence v3.0');
  } finally {
    // Pending prefetches must not reach a server that has stopped.
    await page.goto('about:blank');
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
