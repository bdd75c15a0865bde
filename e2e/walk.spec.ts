import type { StoppedEvent, WalkEvent } from '../lib/network/walk/events';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { type Pair, startPair } from './support/shared-servers';
import { expect, test } from './support/test';

const head = links.company(SAMPLE_HIGHLIGHTS.largest_group_head);

function stoppedIn(text: string): StoppedEvent {
  const last: WalkEvent = JSON.parse(text.trim().split('\n').at(-1) ?? '');
  if (last.event !== 'stopped') throw new Error('The walk did not say that it stopped.');
  return last;
}

test('a walk comes to a page piece by piece, and ends where the page closes it', async ({ page }) => {
  await page.goto('/');
  const first = await page.evaluate(async (from) => {
    const closing = new AbortController();
    const reply = await fetch(`/api/walk?from=${from}&depth=20&nodes=10000&calls=100`, { signal: closing.signal });
    const piece = await reply.body?.getReader().read();
    closing.abort();
    return { type: reply.headers.get('content-type'), text: new TextDecoder().decode(piece?.value) };
  }, head);
  expect(first.type).toContain('application/x-ndjson');
  expect(first.text).toContain('"event":"begun"');
  expect(first.text).not.toContain('"event":"stopped"');
});

test.describe('a walk with twelve calls left', () => {
  let pair: Pair | undefined;
  test.beforeAll(async () => {
    const account = { plan: 'default', daily_limit: 12, monthly_limit: 100 };
    // Before its first call the explorer does not know the quota of the account.
    pair = await startPair({ account, env: { REGISTRY_API_DAILY_LIMIT: '12' } });
  });
  test.afterAll(() => pair?.stop());

  test('is priced, spends them and no more, and says what waits', async ({ request }) => {
    if (!pair) throw new Error('The servers did not start.');
    const { explorer, registry, token } = pair;
    const address = `${explorer.url}/api/walk?from=${head}&direction=down&depth=3&nodes=1000&calls=50`;
    const price = await (await request.get(`${address}&price=true`)).json();
    expect(price.results).toMatchObject({ metered: true, about: true, left_today: 12 });
    const stopped = stoppedIn(await (await request.get(address)).text());
    expect(stopped).toMatchObject({ because: 'budget', progress: { calls_spent: 12, asked: 12 } });
    expect(stopped.progress.waiting).toBeGreaterThan(0);
    const status = await request.get(`${registry.url}/v0.4/account_status`, { headers: { 'x-api-token': token } });
    expect((await status.json()).results.account_status.usage.today).toBe(12);
    const again = stoppedIn(await (await request.get(`${address.replace('calls=50', 'calls=0')}`)).text());
    expect(again.progress).toMatchObject({ calls_spent: 0, cached: 12 });
  });
});
