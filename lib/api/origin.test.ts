import { describe, expect, it } from 'vitest';
import { isUnknownHost, originFor } from './known-hosts';
import { originOf } from './registry';

describe('the origin in addresses', () => {
  it.each([
    [{ host: 'localhost:3000' }, 'http://localhost:3000'],
    [{ host: 'api.localhost:3000' }, 'http://localhost:3000'],
    [{ host: 'API.registers.example' }, 'http://registers.example'],
    [{ host: 'apis.registers.example' }, 'http://apis.registers.example'],
    [{ host: 'registers.example', 'x-forwarded-proto': 'https' }, 'http://registers.example'],
    [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
    [{ host: 'a"><script>' }, 'http://localhost:3000'],
    [{}, 'http://localhost:3000'],
  ])('of a request with %j is %s', (headers, origin) => {
    expect(originOf(new Headers(Object.entries(headers)))).toBe(origin);
  });
});

describe('the scheme in addresses', () => {
  it.each([
    [0, 'https', 'http'],
    [1, null, 'http'],
    [1, 'https', 'https'],
    [1, 'https, http', 'http'],
    [1, 'http, https', 'https'],
    [2, 'https', 'https'],
    [2, 'https, http', 'https'],
    [2, 'https, http, http', 'http'],
    [1, 'javascript', 'http'],
  ])('behind %s proxies that say %s is %s', (trustProxy, given, scheme) => {
    const headers = new Headers({ host: 'registers.example', ...(given && { 'x-forwarded-proto': given }) });
    expect(originFor(headers, { publicUrls: [], port: 3000, trustProxy })).toBe(`${scheme}://registers.example`);
  });
});

const OURS = ['https://registers.example.org', 'http://registers.example.net:8080'];

describe('with addresses of our own', () => {
  it.each([
    ['registers.example.org', OURS[0]],
    ['api.registers.example.net:8080', OURS[1]],
    ['127.0.0.1:3000', OURS[0]],
    ['evil.example', OURS[0]],
    ['a b', OURS[0]],
  ])('links of a request to %s lead to %s', (host, origin) => {
    expect(originFor(new Headers({ host }), { publicUrls: OURS, port: 3000, trustProxy: 0 })).toBe(origin);
  });

  it.each([
    ['registers.example.org', false],
    ['API.registers.example.org:443', false],
    ['registers.example.net', false],
    ['127.0.0.1:3000', false],
    ['[::1]:3000', false],
    ['firmament:3000', false],
    ['api.localhost:3000', false],
    ['', false],
    ['evil.example', true],
    ['registers.example.org.evil.example', true],
    ['evilregisters.example.org', true],
    ['1.2.3.4.evil.example', true],
  ])('a request to %s is refused: %s', (host, isRefused) => {
    expect(isUnknownHost(new Headers({ host }), OURS)).toBe(isRefused);
    expect(isUnknownHost(new Headers({ host }), [])).toBe(false);
  });
});
