import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from './whole-file';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-whole-'));
  file = join(folder, 'deep/register.sqlite');
  return () => rmSync(folder, { recursive: true });
});

const namesBeside = (): string[] => readdirSync(join(folder, 'deep'));

/** The id of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('a file that is written atomically', () => {
  it('gets its name only at the end', () => {
    writeWhole(file, (part) => {
      writeFileSync(part, 'all');
      expect(namesBeside()).not.toContain('register.sqlite');
    });
    expect(namesBeside()).toEqual(['register.sqlite']);
    expect(readFileSync(file, 'utf8')).toBe('all');
  });

  it('leaves nothing behind when the writing fails', () => {
    const failing = (part: string): void => {
      writeFileSync(part, 'half');
      writeFileSync(`${part}-wal`, '');
      throw new Error('no room');
    };
    expect(() => writeWhole(file, failing)).toThrow('no room');
    expect(namesBeside()).toEqual([]);
  });

  it('removes leftovers of a killed process, but not the file of a running one', () => {
    writeWhole(file, (part) => writeFileSync(part, 'first'));
    writeFileSync(`${file}.part-${endedPid()}`, 'half');
    writeFileSync(`${file}.part-${process.ppid}`, 'in the making');
    writeWhole(file, (part) => writeFileSync(part, 'second'));
    expect(namesBeside().sort()).toEqual(['register.sqlite', `register.sqlite.part-${process.ppid}`]);
  });

  it('does not replace one that was created meanwhile', () => {
    writeWhole(file, (part) => {
      writeFileSync(part, 'sample');
      writeFileSync(file, 'import');
    });
    expect(readFileSync(file, 'utf8')).toBe('import');
  });
});
