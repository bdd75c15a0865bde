import { BOTH_SOURCES, expect, test } from './support/test';

/** One more script than the page has, as a hostile text that got into it would be. */
const PLANTED = '<script>document.title = "run"</script><img src="x" onerror="document.title = \'run\'">';

test.describe('the policy of a page', BOTH_SOURCES, () => {
  test('names one nonce a reply, and no script may be inline or evaluated without it', async ({ request }) => {
    const replies = await Promise.all([request.get('/'), request.get('/'), request.get('/nothing/here')]);
    const policies = replies.map((reply) => reply.headers()['content-security-policy'] ?? '');
    const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(3);
    for (const [index, reply] of replies.entries()) {
      expect(policies[index]).toMatch(/script-src [^;]*'strict-dynamic'/);
      expect(/script-src [^;]*/.exec(policies[index] ?? '')?.[0]).not.toMatch(/unsafe/);
      expect(policies[index]).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'self'");
      const scripts = (await reply.text()).match(/<script(?![^>]*application\/ld\+json)[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((script) => !script.includes(`nonce="${nonces[index]}"`))).toEqual([]);
    }
  });

  test('is another one for cards, which other sites show in a frame', async ({ request }) => {
    const reply = await request.get('/embed/companies/gb/nothing-here');
    expect(reply.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*/);
  });
});

test.describe('what gets into a page', () => {
  test.use({ expectedProblems: /Content Security Policy|net::ERR|status of 404/ });

  test('runs nothing, and is reported', async ({ page }) => {
    await page.goto('/');
    const title = await page.title();
    const report = page.waitForRequest((request) => request.url().endsWith('/api/policy-report'));
    await page.route('**/planted', async (route) => {
      const reply = await route.fetch({ url: page.url() });
      const body = (await reply.text()).replace('<main', `${PLANTED}<main`);
      await route.fulfill({ response: reply, body });
    });
    await page.goto('/planted');
    expect((await report).postData()).toContain('script-src');
    await expect(page).toHaveTitle(title);
  });
});
