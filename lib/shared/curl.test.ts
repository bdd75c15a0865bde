import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { curlLine, curlOf } from './links';

it('is the address with its parameters, as a curl command', () => {
  const params = new URLSearchParams({ q: "o'neill", jurisdiction_code: 'gb|de' });
  expect(curlOf('/v0.4/companies/search', params, 'https://firmament.example')).toBe(
    "curl 'https://firmament.example/v0.4/companies/search?q=o%27neill&jurisdiction_code=gb%7Cde'",
  );
});

it('names the token variable and never shows a token', () => {
  expect(curlOf('/v0.4/account_status', new URLSearchParams(), 'https://firmament.example', true)).toBe(
    'curl -H "X-API-TOKEN: $API_TOKEN" \'https://firmament.example/v0.4/account_status\'',
  );
});

it('is one shell argument, for any address', () => {
  const address = fc.string({ minLength: 1 }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(address, (text) => {
      const script = curlLine(text, false).replace(/^curl /, "printf '%s' ");
      expect(execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' })).toBe(text);
    }),
    { numRuns: 30 },
  );
});
