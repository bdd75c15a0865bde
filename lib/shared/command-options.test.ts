import { describe, expect, test } from 'vitest';
import { parseCount, parseOptions, UsageError } from './command-options';

const OPTIONS = { limit: { type: 'string' }, strict: { type: 'boolean' } } as const;

describe('the arguments of a command', () => {
  test.each([
    [['--limit', '3', 'a'], { limit: '3' }, ['a']],
    [['--limit=3', '--strict'], { limit: '3', strict: true }, []],
    [['a', '--', '--strict'], {}, ['a', '--strict']],
    [['--help'], { help: true }, []],
    [['-h'], { help: true }, []],
  ])('%j are accepted', (args, values, positionals) => {
    const parsed = parseOptions(args, OPTIONS);
    expect([{ ...parsed.values }, parsed.positionals]).toEqual([values, positionals]);
  });

  test.each([
    [['--fast'], "Unknown option '--fast': there are --limit, --strict, --help."],
    [['--limit'], "Option '--limit <value>' argument missing: see --help."],
    [['--strict=yes'], "Option '--strict' does not take an argument: see --help."],
  ])('%j are refused in one sentence', (args, sentence) => {
    expect(() => parseOptions(args, OPTIONS)).toThrow(new UsageError(sentence));
  });

  test('may be options alone', () => {
    expect(() => parseOptions(['a'], OPTIONS, { allowPositionals: false })).toThrow("Unexpected argument 'a'");
  });
});

describe('a count', () => {
  test('is a number above 0', () => expect(parseCount('limit', 'records', '20')).toBe(20));

  test.each(['', '0', '-1', '1.5', 'all', '1e3'])('is not "%s"', (text) => {
    expect(() => parseCount('limit', 'records', text)).toThrow(
      `--limit takes a number of records, 1 or more, not "${text}".`,
    );
  });
});
