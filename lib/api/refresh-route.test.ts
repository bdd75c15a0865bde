import { describe, expect, it, vi } from 'vitest';
import { errorBody } from '@/lib/contract/errors';
import type { Registry, RegistryReply } from '@/lib/registry/request';
import { QUOTA_STATUS } from '@/lib/testing/quota-status';
import { createRefreshRoute, parseRefusedRefresh, REFUSED_REFRESH } from './refresh-route';

const OURS = 'https://firmament.example';
const PAGE = '/companies/gb/1/network?confidence=all';
const VISITOR = { name: 'address:192.0.2.7', operator: false };
const NEW: RegistryReply = { status: 200, body: {}, facts: { at: 0, from: 'call', cost: 1 } };

function routeOf(reply: RegistryReply, metered = true) {
  const get = vi.fn<Registry['get']>(async () => reply);
  const unasked = () => Promise.reject(new Error('not asked'));
  const meter = { price: unasked, standing: async () => QUOTA_STATUS, report: unasked };
  const registry: Registry = { source: 'upstream', get, health: unasked, ...(metered && { meter }) };
  const handler = createRefreshRoute({
    registry: () => registry,
    originOf: () => OURS,
    visitorOf: () => VISITOR,
    requestId: () => 'id',
  });
  return { handler, get };
}

const form = (page: string, ask: string[]): URLSearchParams =>
  new URLSearchParams([['page', page], ...ask.map((one): [string, string] => ['ask', one])]);

function post(body: BodyInit, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }): Request {
  return new Request(`${OURS}/api/refresh`, { method: 'POST', body, headers });
}

const COMPANY = 'companies/gb/1';

describe('a refresh of a page', () => {
  it('repeats each of its requests, with the parameters of the interface only, and redirects back', async () => {
    const { handler, get } = routeOf(NEW);
    const addresses = [COMPANY, `${COMPANY}/network?confidence=all&api_token=x&evil=1`, COMPANY];
    const reply = await handler(post(form(PAGE, addresses)));
    expect([reply.status, reply.headers.get('location')]).toEqual([303, PAGE]);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const requests = get.mock.calls.map(([{ path, params }]) => `${path}?${params}`);
    expect(requests).toEqual([`${COMPANY}?`, `${COMPANY}/network?confidence=all`]);
    expect(get.mock.lastCall?.[0]).toMatchObject({
      refresh: true,
      id: 'id',
      origin: OURS,
      caller: { kind: 'explorer', visitor: VISITOR },
    });
  });

  it.each<[string, RegistryReply]>([
    ['an error', { status: 403, body: errorBody('No.', { reason: 'allowance', retry_at: '2026-11-22T00:00:00Z' }) }],
    [
      'an old copy',
      {
        status: 200,
        body: {},
        facts: {
          at: 0,
          from: 'stale',
          cost: 0,
          why: { message: 'No.', reason: 'allowance', retry_at: '2026-11-22T00:00:00Z' },
        },
      },
    ],
  ])('that results in %s also redirects back, and passes the reason to the page', async (_, reply) => {
    const response = await routeOf(reply).handler(post(form(PAGE, [COMPANY])));
    expect([response.status, response.headers.get('location')]).toEqual([303, PAGE]);
    const [, value = ''] =
      /^firmament_refresh=([^;]+); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/.exec(
        response.headers.get('set-cookie') ?? '',
      ) ?? [];
    const refused = { page: PAGE, reason: 'allowance', retry_at: '2026-11-22T00:00:00Z' };
    expect(parseRefusedRefresh(decodeURIComponent(value), PAGE)).toEqual(refused);
    expect(parseRefusedRefresh(decodeURIComponent(value), '/companies/gb/2')).toBeUndefined();
  });

  it.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 303],
    [{ Origin: OURS }, 303],
    [{ Origin: 'http://localhost:3000', Host: 'localhost:3000' }, 303],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: OURS }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 403],
  ])('sent with %j gets %i', async (headers, status) => {
    const { handler, get } = routeOf(NEW);
    expect((await handler(post(form(PAGE, [COMPANY]), headers))).status).toBe(status);
    expect(get).toHaveBeenCalledTimes(status === 303 ? 1 : 0);
  });

  it.each([
    ['a page elsewhere', form('//evil.example', [COMPANY])],
    ['a page with another scheme', form('https:evil.example', [COMPANY])],
    ['no page', new URLSearchParams({ ask: COMPANY })],
    ['nothing to ask', form(PAGE, [])],
    [
      'more than five',
      form(
        PAGE,
        ['1', '2', '3', '4', '5', '6'].map((number) => `companies/gb/${number}`),
      ),
    ],
    ['what the interface does not have', form(PAGE, [COMPANY, '../secrets'])],
    ['a form that never ends', form(`/${'a'.repeat(60_000)}`, [COMPANY])],
    ['another kind of body', JSON.stringify({ page: PAGE, ask: [COMPANY] })],
  ])('is 400 for %s, and sends no request', async (_, body) => {
    const { handler, get } = routeOf(NEW);
    const reply = await handler(post(body));
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ error: { message: expect.any(String) } });
    expect(get).not.toHaveBeenCalled();
  });

  it('requires POST', async () => {
    const reply = await routeOf(NEW).handler(new Request(`${OURS}/api/refresh`));
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is 404 for our own register', async () => {
    expect((await routeOf(NEW, false).handler(post(form(PAGE, [COMPANY])))).status).toBe(404);
  });
});

describe('the cookie of a refresh without a newer reply', () => {
  it.each([undefined, '', '{', 'null', '[]', '{"page":7}', '{"page":"//evil.example"}'])('%j is rejected', (value) => {
    expect(parseRefusedRefresh(value, PAGE)).toBeUndefined();
  });

  it('drops an unknown reason', () => {
    const value = JSON.stringify({ page: PAGE, reason: '<b>', retry_at: 'soon' });
    expect(parseRefusedRefresh(value, PAGE)).toEqual({ page: PAGE });
    expect(REFUSED_REFRESH).toMatch(/^[a-z_]+$/);
  });
});
