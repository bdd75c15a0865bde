import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { startServer } from './support/servers';
import { outputOf, sharedServer } from './support/shared-servers';
import { expect, THOROUGHLY, test } from './support/test';
import { listen, programFiles, thatHold } from './support/token-hunt';
import { openList } from './support/workspace';

const { largest_group_head: head, redacted } = SAMPLE_HIGHLIGHTS;

test.describe('in front of a remote registry', () => {
  const running = () => {
    const [registry, explorer] = [sharedServer('service'), sharedServer('upstream')];
    return { registry, explorer, token: registry.token };
  };

  test('the registry itself rejects requests without a token', async ({ request }) => {
    const { registry, token } = running();
    expect((await request.get(`${registry.url}/v0.4/companies/search`)).status()).toBe(503);
    expect((await request.get(`${registry.url}/v0.4/companies/search?api_token=wrong`)).status()).toBe(401);
    expect((await request.get(`${registry.url}/v0.4/companies/search?api_token=${token}`)).status()).toBe(200);
    const byHeader = await request.get(`${registry.url}/v0.4/companies/search`, { headers: { 'x-api-token': token } });
    expect(byHeader.status()).toBe(200);
  });

  test('the same pages work, and the token is in nothing that leaves the explorer', THOROUGHLY, async ({ page }) => {
    const { explorer, token } = running();
    const { findings } = listen(page);
    await page.goto(explorer.url);
    await page.getByLabel('Company, officer, address or number').fill('harrowgate marine group');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: head.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
    await expect(page.getByRole('heading', { name: 'Officers' })).toBeVisible();
    await page.getByRole('link', { name: 'Explore the network' }).click();
    const counts = page.getByRole('status').filter({ hasText: /relationships? shown$/ });
    const before = await counts.textContent();
    await openList(page, 'Table');
    await page
      .getByRole('table')
      .getByRole('button', { name: /^Expand / })
      .first()
      .click();
    await expect(counts).not.toHaveText(before ?? '');
    await page.goto(`${explorer.url}/officers/search?q=oldacre`);
    await expect(page.getByRole('status')).toHaveText(/officer/);
    await page.goto(`${explorer.url}${links.company(redacted)}`);
    await expect(page.getByRole('alert').filter({ hasText: 'redacted' })).toBeVisible();

    expect(thatHold(token, await findings())).toEqual([]);
    expect(outputOf('upstream')).not.toContain(token);
  });

  test('the browser route passes nothing on that is not of the interface', async ({ request }) => {
    const { explorer, token } = running();
    for (const path of [
      'companies/search?q=harrowgate',
      'companies/gb/404',
      '..%2F..%2Fetc',
      'companies/search?page=x',
      'account_status',
    ]) {
      const reply = await request.get(`${explorer.url}/api/registry/${path}`);
      expect(`${await reply.text()}${JSON.stringify(reply.headers())}`, path).not.toContain(token);
    }
    expect((await request.get(`${explorer.url}/api/registry/no/such/path`)).status()).toBe(404);
    expect((await request.get(`${explorer.url}/v0.4/companies/search`)).status()).toBe(404);
  });

  test(
    'a wrong token is reported as our error, a registry that is down as down, and neither shows the token',
    THOROUGHLY,
    async ({ page }) => {
      const { registry } = running();
      const wrong = 'wrong-but-still-a-secret-token';
      const cases = [
        { url: registry.url, says: /This site cannot sign in to the registry/ },
        { url: 'http://127.0.0.1:9', says: /cannot be reached/ },
      ];
      for (const { url, says } of cases) {
        const explorer = await startServer({
          sample: false,
          env: { REGISTRY_API_URL: url, REGISTRY_API_TOKEN: wrong },
        });
        try {
          const { findings } = listen(page);
          for (const path of ['/companies/search?q=a', links.company(head), links.companyNetwork(head)]) {
            await page.goto(`${explorer.url}${path}`);
            await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
            await expect(page.getByText(/No companies match/)).toHaveCount(0);
          }
          expect(thatHold(wrong, await findings())).toEqual([]);
          expect(explorer.output()).not.toContain(wrong);
        } finally {
          await page.goto('about:blank');
          await explorer.stop();
        }
      }
    },
  );
});

test('no script for a browser so much as names the setting of the token', () => {
  const files = programFiles();
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(({ text }) => text.includes('REGISTRY_API_TOKEN'))).toEqual([]);
});
