import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rootsHref } from '../lib/network/roots-href';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { spellingsOf } from '../lib/service/redact';
import { compareHref, links } from '../lib/shared/links';
import { startFaultServer } from '../lib/testing/fault-server';
import { echoes } from '../lib/testing/faults/echo';
import { THOROUGH } from '../lib/testing/thorough';
import { temporaryDataFolder } from './support/sample';
import { startServer } from './support/servers';
import { sharedServer, startPair } from './support/shared-servers';
import { expect, THOROUGHLY, test } from './support/test';
import { type Find, keptFiles, listen, programFiles, thatHold } from './support/token-hunt';

const { largest_group_head: head, loop, redacted } = SAMPLE_HIGHLIGHTS;

/** Every kind of page, of failure and of reply to programs. */
const ADDRESSES = [
  '/',
  '/companies/search?q=harrowgate',
  '/companies/search?q=harrowgate&page=x',
  '/companies/search?q=zzzzzz&per_page=abc',
  links.company(head),
  links.companyNetwork(loop),
  links.company(redacted),
  '/companies/gb/nothing-here',
  '/officers/search?q=oldacre',
  '/officers/1',
  '/placeholders/1',
  links.companyEvents(head),
  compareHref([head, loop], { ask: true }),
  rootsHref([links.company(head), links.company(loop)]),
  `${links.company(head)}.json`,
  `${links.company(head)}/events.atom`,
  `/embed${links.company(head)}`,
  `/oembed?url=${encodeURIComponent(`https://firmament.example${links.company(head)}`)}`,
  '/sitemap.xml',
  '/register',
  '/account_status',
  '/docs/api',
  '/nothing/here',
  '/api/registry/companies/search?q=a&api_token=theirs',
  '/api/registry/companies/search?order=nonsense',
  '/api/registry/account_status',
  '/api/registry/..%2F..%2Faccount_status',
  '/api/allowance',
  `/api/price?path=companies/gb/${head.company_number}`,
  `/api/walk?from=${links.company(loop)}&depth=2&nodes=50&calls=5`,
  '/api/complete?q=harrowgate',
  '/v0.4/companies/search',
  '/healthz',
  '/readyz',
  '/metrics',
];

async function visitAll(page: Page, url: string): Promise<Find[]> {
  const { findings, allAnswered } = listen(page);
  for (const address of ADDRESSES) {
    // JSON replies and failures are checked like any other page.
    await page.goto(`${url}${address}`).catch(() => undefined);
    await allAnswered();
  }
  const finds = await findings();
  await page.goto('about:blank');
  return finds;
}

/** The same without a browser, including the scripts that a page requests. */
function fetchAll(url: string): Promise<Find[]> {
  const find = async (address: string): Promise<Find> => {
    const reply = await fetch(`${url}${address}`, { redirect: 'manual' });
    return { name: `reply ${address}`, text: `${JSON.stringify([...reply.headers])}\n${await reply.text()}` };
  };
  return Promise.all(ADDRESSES.map(find));
}

test.describe('the token', () => {
  test.use({ expectedProblems: /./ });
  test.setTimeout(240_000);

  test('is in nothing that leaves the explorer or that it writes down, and would be found there', async ({ page }) => {
    const folder = temporaryDataFolder(false);
    const pair = await startPair({ dataFolder: folder, env: { LOG_LEVEL: 'debug' } });
    try {
      const replies = await visitAll(page, pair.explorer.url);
      const log = { name: 'the log', text: pair.explorer.output() };
      const finds = [...replies, ...programFiles(), ...keptFiles(folder), log];
      expect(replies.length).toBeGreaterThan(60);
      expect(log.text).toContain('get_company');
      expect(keptFiles(folder).map(({ name }) => name)).toContain('rows of upstream.sqlite');
      expect(finds.map(({ text }) => text).join('')).toContain(head.name);
      expect(thatHold(pair.token, finds)).toEqual([]);

      // Tests the hunt itself: it finds the token in every place and every encoding.
      for (const spelling of spellingsOf(pair.token)) {
        const planted = finds.map(({ name, text }) => ({ name, text: `${text.slice(0, 100)}${spelling}` }));
        expect(thatHold(pair.token, planted)).toHaveLength(finds.length);
      }
      appendFileSync(join(folder, 'upstream.sqlite-planted'), pair.token);
      expect(thatHold(pair.token, keptFiles(folder))).toEqual(['bytes of upstream.sqlite-planted']);
    } finally {
      await pair.stop();
    }
  });

  test(
    'is found by the same hunt where it is a word that pages, scripts and metrics do hold',
    THOROUGHLY,
    async ({ page }) => {
      const word = 'content';
      const explorer = await startServer({
        sample: false,
        env: { REGISTRY_API_URL: sharedServer('service').url, REGISTRY_API_TOKEN: word },
      });
      try {
        const caught = thatHold(word, [...(await visitAll(page, explorer.url)), ...programFiles()]);
        expect(caught).toContain('reply /companies/search');
        expect(caught.some((name) => name.startsWith('file '))).toBe(true);
      } finally {
        await explorer.stop();
      }
    },
  );

  for (const status of THOROUGH ? [200, 400, 403, 500, 503] : [200]) {
    test(`is taken out of all that a service echoes under status ${status}`, THOROUGHLY, async ({ page }) => {
      const token = 'Sesame/open+17=&"x';
      const service = await startFaultServer(echoes(status));
      const folder = temporaryDataFolder(false);
      const explorer = await startServer({
        sample: false,
        dataFolder: folder,
        env: {
          REGISTRY_API_URL: service.url,
          REGISTRY_API_TOKEN: token,
          LOG_LEVEL: 'debug',
        },
      });
      try {
        const replies = THOROUGH ? await visitAll(page, explorer.url) : await fetchAll(explorer.url);
        const finds = [...replies, ...keptFiles(folder), { name: 'the log', text: explorer.output() }];
        expect(service.requests.some((request) => request.includes('api_token='))).toBe(true);
        expect(thatHold(token, finds)).toEqual([]);
      } finally {
        await explorer.stop();
        await service.close();
      }
    });
  }
});
