import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaled } from '@/lib/testing/thorough';
import { looksSecret, redactorOf, spellingsOf } from './redact';

const TOKEN = 'se/sa+me=';

describe('redaction', () => {
  it.each([
    ['raw', 'a token se/sa+me= in a text'],
    ['percent-encoded', '?api_token=se%2Fsa%2Bme%3D&q=x'],
    ['percent-encoded in lower case', '?api_token=se%2fsa%2bme%3d&q=x'],
    ['with the slash escaped, as some JSON writers do', '"se\\/sa+me="'],
    ['encoded twice, as in a return address', '?next=%2Fx%3Fapi_token%3Dse%252Fsa%252Bme%253D'],
    ['in a page', '<p>se&sol;sa&#43;me&#x3D;</p>'],
    ['in JSON within JSON', '{"a":"{\\"b\\":\\"se\\\\/sa\\\\u002bme=\\"}"}'],
    ['in a mixture', '\\x73e%2fsa&#043;m\\u0065%3D'],
  ])('removes the token if it is %s', (_, text) => {
    expect(redactorOf(TOKEN)(text)).toMatch(/\[redacted\]/);
    expect(redactorOf(TOKEN)(text)).not.toMatch(/sa|me=|me%3D|me%253D/i);
  });

  it.each([
    [0, 'base64'],
    [1, 'base64'],
    [2, 'base64'],
    [1, 'base64url'],
    [2, 'base64url'],
    [0, 'hex'],
  ] as const)('removes it from base64, %i bytes from its start, in %s', (before, encoding) => {
    const token = 'ou>~?-b>~?-vei7xa';
    const packed = Buffer.from(`${'x'.repeat(before)}${token}:y`).toString(encoding);
    const left = redactorOf(token)(packed);
    expect(left).toContain('[redacted]');
    expect(left.replace('[redacted]', '').length).toBeLessThan(10);
  });

  it('does not change any other text', () => {
    const text = '{"name":"SESA ME LTD & Sons \\u00e9 &amp; 100%"}';
    expect(redactorOf('sesame')(text)).toBe(text);
  });

  it('does not change any text if there is no token', () => {
    expect(redactorOf(null)('null undefined none')).toBe('null undefined none');
  });

  const backwards = (text: string): string => [...text].reverse().join('');
  const wide = (text: string): string =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const twice = (text: string): string => Buffer.from(Buffer.from(text).toString('base64')).toString('base64');

  it.each<[string, (text: string) => string]>([
    ['in capitals', (text) => text.toUpperCase()],
    ['in small letters', (text) => text.toLowerCase()],
    ['in capitals, percent-encoded', (text) => encodeURIComponent(text.toUpperCase())],
    ['backwards', backwards],
    ['backwards in small letters', (text) => backwards(text).toLowerCase()],
    ['with blanks', (text) => [...text].join(' ')],
    ['with blanks in groups', (text) => text.replace(/.{4}/g, '$& ')],
    ['with line ends, as JSON writes them', (text) => JSON.stringify([...text].join('\n'))],
    ['with dashes', (text) => [...text].join('-')],
    ['with blanks, percent-encoded', (text) => encodeURIComponent([...text].join(' '))],
    ['with characters of no width', (text) => [...text].join('\u200b\u2060')],
    ['with characters of no width, escaped', (text) => [...text].join(String.raw`\u200b`)],
    ['in wide characters', wide],
    ['in wide capitals, backwards, with blanks', (text) => [...wide(backwards(text.toUpperCase()))].join('\u3000')],
    ['in wide characters, percent-encoded', (text) => encodeURIComponent(wide(text))],
    ['percent-encoded twice', (text) => encodeURIComponent(encodeURIComponent(text))],
    ['in base64 twice', twice],
    ['in base64 twice, in a longer text', (text) => twice(`xy${text}z`)],
    ['in base64 of its capitals', (text) => Buffer.from(text.toUpperCase()).toString('base64')],
    ['in base64, backwards', (text) => Buffer.from(backwards(text)).toString('base64')],
  ])('removes a token that is no word %s', (_, write) => {
    for (const token of ['Kq83hsZx/2LmPq0+Tb7c=', 'sesame17', 'open/sesame+17=&"x']) {
      expect(redactorOf(token)(`a ${write(token)} z`)).toMatch(/^a (?:\S{0,4}\[redacted\]\S{0,7})+ +z$/);
    }
  });

  it.each([
    ['Kq83hsZx92LmPq0aTb7c', 'JNYTQM3IONNHQOJSJRWVA4JQMFKGEN3D'],
    ['Kq83hsZx92LmPq0aTb7c', 'PBFXCOBTNBZVU6BZGJGG2UDRGBQVIYRXMM======'],
    ['Kq83hsZx92LmPq0aTb7c', 'pb4ew4jygnuhgwtyhezey3kqoeygcvdcg5rq===='],
  ])('removes %s from base32: %s', (token, text) => {
    const left = redactorOf(token)(text).replace('[redacted]', '').replaceAll('=', '');
    expect(left.length).toBeLessThan(6);
  });

  it.each([
    ['sesame', 'these same people; SESAME LTD, emases'],
    ['content', 'Content of the CONTENTS, t-n-e-t-n-o-c'],
    ['drawer', 'a reward'],
    ['Joint-Stock', 'a joint stock company, JOINT-STOCK'],
    ['international', 'International and INTERNATIONAL trade'],
    ['20071204', 'on 2007-12-04 and 40217002'],
  ])('keeps the words and numbers beside a token that may be one: %s', (token, text) => {
    expect(redactorOf(token)(text)).toBe(text);
    expect(redactorOf(token)(`${text} ${token}`)).toBe(`${text} [redacted]`);
    expect(redactorOf(token)([...token].join('\u200b'))).toBe('[redacted]');
  });

  /** What can be a token: see `upstreamToken`. */
  const token = fc.string({
    minLength: 6,
    unit: fc.oneof(
      fc.constantFrom(...'/+=&%<>"\'.-_:|,'),
      fc
        .integer({ min: 0x21, max: 0x7e })
        .filter((code) => code !== 0x5c)
        .map((code) => String.fromCharCode(code)),
    ),
  });

  it('leaves no usual encoding of any token in any text', () => {
    fc.assert(
      fc.property(token, fc.string(), (secret, around) => {
        const redact = redactorOf(secret);
        for (const spelling of spellingsOf(secret))
          expect(redact(`${around}${spelling}${around}`)).not.toContain(spelling);
      }),
    );
  });

  it('stays fast in a text that nearly contains it', () => {
    const nearly = 'sesam'.repeat(20_000) + '%2525'.repeat(20_000) + '\\'.repeat(20_000) + '&amp;'.repeat(20_000);
    expect(redactorOf('sesame%25&x')(nearly)).toBe(nearly);
  });

  it.each(['Kq83hsZx92LmPq0aTb7c', 'a1'.repeat(20), '-_-_-_-_-_-_-1'].slice(0, scaled(3)))(
    'takes time in proportion to the text, whatever is nearly %s',
    (secret) => {
      const near = secret.slice(0, -1);
      const parts = [near, [...near].join(' '), [...near].join('\u200b '), '%2525', '\\', '&amp;', ' ', '\u200b', 'A'];
      // A token with gaps among them makes the redactor look for gaps everywhere.
      const text = (length: number): string =>
        [...secret].join(' ') + parts.map((part) => part.repeat(length / part.length)).join('\n');
      const redact = redactorOf(secret);
      const time = (given: string): number => {
        const start = performance.now();
        redact(given);
        return performance.now() - start;
      };
      time(text(1000));
      const small = time(text(20_000));
      expect(time(text(200_000))).toBeLessThan(40 * small + 200);
    },
  );
});

describe('a text that looks like a secret', () => {
  it.each([
    'Token [redacted] is unknown',
    'key 8f14e45fceea167a5a36dedd4bea2543',
    'unknown: eyJhbGciOiJIUzI1NiJ9.e30.x',
    'password=hunter2',
    'Authorization: Bearer abc',
    '{"api_key": "x"}',
    'ｋｅｙ ８ｆ１４ｅ４５ｆｃｅｅａ１６７ａ５ａ',
  ])('is seen: %s', (text) => expect(looksSecret(text)).toBe(true));

  it.each([
    'No such company',
    'Daily quota exceeded, back at 2026-11-25T10:00:00Z',
    'The authentication service is overloaded',
    'https://registers.example.org/companies/gb/04711/filings',
    'Donaudampfschifffahrtsgesellschaft not found',
    'An API token is required',
  ])('is not seen in: %s', (text) => expect(looksSecret(text)).toBe(false));
});

describe('the encodings of a token', () => {
  it('all differ, and none is short enough to occur by chance', () => {
    const spellings = spellingsOf('sesame');
    expect(new Set(spellings).size).toBe(spellings.length);
    expect(Math.min(...spellings.map((text) => text.length))).toBe(6);
    expect(spellings).toEqual(expect.arrayContaining(['sesame', 'c2VzYW1l', '736573616d65', '736573616D65']));
  });
});
