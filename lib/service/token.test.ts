import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { upstreamToken } from './token';

/** Without the neighbouring module, which says where the token is sent. */
const NAME = /\bREGISTRY_API_TOKEN\b/;
const READER = 'lib/service/token.ts';
const MAY_NAME_IT = /(\.test\.tsx?|\.spec\.ts|^(?:lib\/service\/)?README\.md|^lib\/testing\/.*|^e2e\/support\/.*)$/;

/** Committed files and files to be committed. */
function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '');
}

function holdsName(file: string): boolean {
  try {
    return NAME.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

describe('the token', () => {
  it('is read from its setting, and trimmed', () => {
    expect(upstreamToken({ REGISTRY_API_TOKEN: ' sesame\n' })).toBe('sesame');
  });

  it.each([undefined, '', '  '])('causes an error with the name of the setting if it is missing (%j)', (value) => {
    expect(() => upstreamToken({ REGISTRY_API_TOKEN: value })).toThrow(/^REGISTRY_API_TOKEN is missing; .*\.$/);
  });

  it.each(['none', ' none '])('is null if requests are sent without one (%j)', (value) => {
    expect(upstreamToken({ REGISTRY_API_TOKEN: value })).toBeNull();
  });

  it.each(['xq', 'abcde', 'two words', 'back\\slash', 'line\nbreak', 'naïveté', 'null\u0000byte'])(
    'is refused in a sentence that does not quote it if it is invalid (%j)',
    (value) => {
      const read = (): unknown => upstreamToken({ REGISTRY_API_TOKEN: value });
      expect(read).toThrow(/^REGISTRY_API_TOKEN .*\.$/);
      expect(read).not.toThrow(value);
    },
  );

  it('has a single reader in the code base, which is server-only', () => {
    const named = sourceFiles().filter((file) => !MAY_NAME_IT.test(file) && holdsName(file));
    expect(named).toEqual([READER]);
    expect(readFileSync(READER, 'utf8').split('\n')[0]).toBe("import 'server-only';");
  });
});
