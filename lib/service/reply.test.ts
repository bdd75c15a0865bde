import { describe, expect, it } from 'vitest';
import { messageOf, parseObject } from './answer';
import { redactorOf } from './redact';

const redact = redactorOf('sesame17');

describe('a body', () => {
  it.each(['', 'null', '[]', '"a"', '1', '{"a":', '<html>', '{"a":1} {"b":2}'])(
    'that is not an object is rejected: %j',
    (text) => {
      expect(parseObject(text, redact)).toBeUndefined();
    },
  );

  it.each([
    [100, true],
    [101, false],
    [3_000_000, false],
  ])('with %i levels is accepted: %s', (levels, isRead) => {
    const text = `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(parseObject(text, redact) !== undefined).toBe(isRead);
  });

  it('may have any number of brackets in its texts', () => {
    const text = JSON.stringify({ a: `\\"${'['.repeat(500)}`, b: '{'.repeat(500) });
    expect(parseObject(text, redact)).toEqual(JSON.parse(text));
  });

  it.each([
    ['{"a":[{"sesame17":"x sesame17"}],"b":1}', { a: [{ '[redacted]': 'x [redacted]' }], b: 1 }],
    ['{"a":"\\u0073esame17"}', { a: '[redacted]' }],
    ['{"a":"\\u0025\\u0037\\u0033esame17"}', { a: '[redacted]' }],
    [
      '{"a":{"__proto__":"sesame17","b":null,"c":true}}',
      JSON.parse('{"a":{"__proto__":"[redacted]","b":null,"c":true}}'),
    ],
  ])('never contains the token: %s', (text, body) => {
    expect(parseObject(text, redact)).toEqual(body);
  });

  it('does not contain a numeric token as a number', () => {
    expect(parseObject('{"a":1234567,"b":12}', redactorOf('1234567'))).toEqual({ a: '[redacted]', b: 12 });
  });
});

describe('the message of an error', () => {
  it.each([
    [{ error: { message: 'Record not found' } }, 'Record not found'],
    [{ error: 'Record not found' }, 'Record not found'],
    [{ error: { message: ' a\u0000\n\tb\u202e ' } }, 'a b'],
    [{ error: { message: '\n' } }, undefined],
    [{ error: { message: 7 } }, undefined],
    [{ error: null }, undefined],
    [undefined, undefined],
  ])('in %j is %j', (body, message) => {
    expect(messageOf(body)).toBe(message);
  });
});
