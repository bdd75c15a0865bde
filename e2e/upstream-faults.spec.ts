import type { Page } from '@playwright/test';
import { links } from '../lib/shared/links';
import { type FaultServer, startFaultServer } from '../lib/testing/fault-server';
import { answersJson } from '../lib/testing/faults/answers';
import { FAULTS, type FaultRow } from '../lib/testing/faults/table';
import { THOROUGH } from '../lib/testing/thorough';
import { inFrontOf } from './support/faulty-service';
import { type FirmamentServer, startServer } from './support/servers';
import { expect, test } from './support/test';

/** The heading of an error page, by reason; by status if there is none. */
const TITLES: Record<string, RegExp> = {
  allowance: /The call limit has been reached/,
  token: /This site cannot sign in to the registry/,
  redacted: /Withheld by the register/,
  busy: /The registry is busy/,
  down: /The registry cannot be reached/,
  nonsense: /sent an invalid response/,
  not_found: /Company not found/,
  400: /This request is not valid/,
  403: /The registry does not allow this request/,
};

const titleOf = ({ reason, status }: FaultRow): string => reason ?? String(status);

/**
 * Which fault leads to which reason is tested without a browser (lib/service/source-faults.test.ts). Here one
 * fault is tested per reason, and one of the slow ones; all of them in a thorough run.
 */
const TESTED_FAULTS = FAULTS.filter(
  (row, index) =>
    THOROUGH || FAULTS.findIndex((other) => titleOf(other) === titleOf(row) && other.isSlow === row.isSlow) === index,
);

/** After these an explorer stops calling the service for a while, so each has a separate explorer. */
const isRemembered = ({ reason }: FaultRow): boolean => reason === 'allowance' || reason === 'token';

/** The pages of a company and of a search, each requested for the first time. */
async function expectReason(page: Page, url: string, row: FaultRow, number: number): Promise<void> {
  const company = { jurisdiction_code: 'gb', company_number: `0471${number}` };
  const reply = await page.goto(`${url}${links.company(company)}`);
  const title = TITLES[titleOf(row)] ?? /no title/;
  if (row.reason === 'not_found') {
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    return;
  }
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
}

async function expectNoEmptyList(page: Page, url: string, number: number): Promise<void> {
  await page.goto(`${url}/companies/search?q=zephyr+${number}`);
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(page.getByText(/No companies match/)).toHaveCount(0);
  await expect(page.getByText(/\b0 companies\b/)).toHaveCount(0);
}

const healthy = answersJson({
  api_version: '0.4',
  results: {
    company: {
      name: 'Zephyr Dredging Limited',
      jurisdiction_code: 'gb',
      company_number: '1',
      service_url: 'https://registers.example.org/companies/gb/1',
    },
  },
});

test.describe('what a person sees of a service that fails by', () => {
  test.use({ expectedProblems: /status of (404|503)/ });
  test.describe.configure({ mode: 'default' });
  let service: FaultServer;
  let explorer: FirmamentServer;

  test.beforeAll(async () => {
    service = await startFaultServer(healthy);
    // Our timeout for slow faults; the others reply at once.
    const env = { REGISTRY_API_URL: service.url, REGISTRY_API_TOKEN: 'a-token', REGISTRY_API_TIMEOUT: '2' };
    explorer = await startServer({ sample: false, env: { ...env, REGISTRY_API_DAILY_LIMIT: '1000000' } });
  });
  test.afterAll(async () => {
    await explorer.stop();
    await service.close();
  });

  /** A good reply in between: after several failures in a row an explorer stops calling. */
  async function recover(number: number): Promise<void> {
    await service.use(healthy);
    const reply = await fetch(`${explorer.url}/api/registry/companies/gb/${number}`);
    expect(reply.status).toBe(200);
  }

  for (const [number, row] of TESTED_FAULTS.entries()) {
    test(`${row.name}: why, on record and search alike, and never an empty list`, async ({ page }) => {
      if (isRemembered(row)) {
        await inFrontOf(row, async ({ url }, { requests }) => {
          await expectReason(page, url, row, number);
          await expectNoEmptyList(page, url, number);
          expect(requests.length).toBeGreaterThan(0);
          await page.goto('about:blank');
        });
        return;
      }
      await recover(2 * number + 1);
      const before = service.requests.length;
      await service.use(row.fault);
      await expectReason(page, explorer.url, row, number);
      if (row.fault !== 'refused') expect(service.requests.length).toBeGreaterThan(before);
      await recover(2 * number + 2);
      if (row.reason === 'not_found') return;
      await service.use(row.fault);
      await expectNoEmptyList(page, explorer.url, number);
    });
  }
});
