import { describe, expect, it } from 'vitest';
import { originOf } from './registry';

describe('the origin in addresses', () => {
  it.each([
    [{ host: 'localhost:3000' }, 'http://localhost:3000'],
    [{ host: 'api.localhost:3000' }, 'http://localhost:3000'],
    [{ host: 'API.registers.example' }, 'http://registers.example'],
    [{ host: 'apis.registers.example' }, 'http://apis.registers.example'],
    [{ host: 'registers.example', 'x-forwarded-proto': 'https, http' }, 'https://registers.example'],
    [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
    [{ host: 'a"><script>' }, 'http://localhost:3000'],
    [{}, 'http://localhost:3000'],
  ])('of a request with %j is %s', (headers, origin) => {
    expect(originOf(new Headers(Object.entries(headers)))).toBe(origin);
  });
});
