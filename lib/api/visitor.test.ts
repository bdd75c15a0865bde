import { describe, expect, it } from 'vitest';
import { visitorOf } from './registry';
import { DIRECT_HEADER, PEER_HEADER } from './request-connection.mjs';

const HERE = { [PEER_HEADER]: '127.0.0.1', [DIRECT_HEADER]: 'yes', host: 'localhost:3000' };

const visitor = (headers: Record<string, string>, proxies = 0) => visitorOf(new Headers(headers), proxies);

describe('the operator', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.8.9.1', '127.0.0.1'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'LOCALHOST'],
    ['::1', 'api.localhost:3000'],
  ])('is a user who connects from %s for %s', (peer, host) => {
    expect(visitor({ ...HERE, [PEER_HEADER]: peer, host }).operator).toBe(true);
  });

  it.each([
    ['a page', { referer: 'http://localhost:3000/companies/search', 'sec-fetch-site': 'same-origin' }],
    ['a form', { referer: 'http://LOCALHOST:3000/', origin: 'http://localhost:3000' }],
  ])('may be referred by %s of the same host', (_, headers) => {
    expect(visitor({ ...HERE, ...headers }).operator).toBe(true);
  });

  it.each([
    ['another machine', { [PEER_HEADER]: '192.0.2.7' }],
    ['a machine whose address only looks like this one', { [PEER_HEADER]: '127.0.0.1.example' }],
    ['an unknown address', { [PEER_HEADER]: '' }],
    ['a proxy on this machine', { [DIRECT_HEADER]: 'no' }],
    ['a proxy on this machine that adds nothing', { host: 'registers.example.org' }],
    ['a name that resolves to this machine', { host: 'localhost.example.org' }],
    ['another site’s page in the operator’s browser', { 'sec-fetch-site': 'cross-site' }],
    ['a proxy that changes the host name, with a page as referrer', { referer: 'https://registers.example.org/' }],
    ['a proxy that changes the host name, with a form as origin', { origin: 'https://registers.example.org' }],
    ['a page that hides its name', { origin: 'null' }],
  ])('is not a user who connects from %s', (_, headers) => {
    expect(visitor({ ...HERE, ...headers }).operator).toBe(false);
  });

  it('is unknown if connections are not watched', () => {
    expect(visitor({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' }).operator).toBe(false);
  });
});

describe('the name of a visitor', () => {
  it.each([
    ['the other end of the connection', 0, 'address:192.0.2.9'],
    ['whom our proxy saw', 1, 'address:198.51.100.2'],
    ['whom the outer of two proxies saw', 2, 'address:198.51.100.1'],
  ])('is %s', (_, proxies, name) => {
    const headers = { 'x-forwarded-for': '203.0.113.66, 198.51.100.1, 198.51.100.2', [PEER_HEADER]: '192.0.2.9' };
    expect(visitor(headers, proxies)).toEqual({ name, operator: false });
  });

  it('is unknown without an address', () => expect(visitor({}).name).toBe('address:unknown'));
});
