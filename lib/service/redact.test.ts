import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactorOf, spellingsOf } from './redact';

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

  const token = fc.string({
    minLength: 6,
    unit: fc.oneof(fc.constantFrom(...'/+=&%<>"\'.'), fc.string({ minLength: 1, maxLength: 1 })),
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
});

describe('the encodings of a token', () => {
  it('all differ, and none is short enough to occur by chance', () => {
    const spellings = spellingsOf('sesame');
    expect(new Set(spellings).size).toBe(spellings.length);
    expect(Math.min(...spellings.map((text) => text.length))).toBe(6);
    expect(spellings).toEqual(expect.arrayContaining(['sesame', 'c2VzYW1l', '736573616d65', '736573616D65']));
  });
});
