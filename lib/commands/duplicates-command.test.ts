import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { company, source } from '@/lib/register/store/case-inputs';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { companyKey } from '@/lib/shared/links';
import { duplicatesCommand } from './duplicates-command';

const folder = mkdtempSync(join(tmpdir(), 'firmament-duplicates-command-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const registerFile = join(folder, 'register.sqlite');
const writer = openRegisterWriter(registerFile, { now: () => '2026-03-01T12:00:00.000Z' });
const facts = {
  incorporation_date: '2001-05-31',
  registered_address_in_full: '12 Quay Street, Beaconmarsh, AB1 2CD',
};
const officer = (key: string, number: string, name: string) => ({
  ...{ kind: 'officer' as const, key, company: { key: companyKey('gb', number), name: '' }, name, source },
  date_of_birth: '1970-01-02',
});
writer.write([
  company('1', 'Northwick Foods Ltd', facts),
  company('L1', 'NORTHWICK FOODS LIMITED', { ...facts, number_is_stand_in: true }),
  company('2', '=Zephyr', { jurisdiction_code: 'us_de', record_key: 'a', incorporation_date: '2002-01-01' }),
  company('3', '=Zephyr', { jurisdiction_code: 'us_tx', record_key: 'b', incorporation_date: '2002-01-01' }),
  officer('o1', '1', 'Erika Tester'),
  officer('o2', 'L1', 'TESTER, Erika'),
]);
writer.close();

async function run(...args: string[]) {
  const [printed, said]: [string[], string[]] = [[], []];
  const into = (texts: string[]) =>
    new Writable({
      write(chunk, _, done) {
        texts.push(String(chunk));
        done();
      },
    });
  const code = await duplicatesCommand(args, { registerFile, stdout: into(printed), stderr: into(said) });
  return { code, printed: printed.join(''), said: said.join('') };
}

describe('the list of duplicates', () => {
  it('has a line for each pair, with its score and reasons', async () => {
    const { code, printed, said } = await run();
    const lines = printed.trimEnd().split('\r\n');
    expect(code).toBe(0);
    expect(lines[0]).toBe(
      'kind,score,likelihood,first,first_name,first_company,second,second_name,second_company,reasons',
    );
    expect(lines.slice(1).sort()).toEqual([
      expect.stringMatching(
        /^company,\d+,likely,\/companies\/gb\/1,Northwick Foods Ltd,,\/companies\/gb\/L1,NORTHWICK FOODS LIMITED,,the same name; the same address; incorporated on the same day; the same country; one of them lacks the number of its register$/,
      ),
      expect.stringMatching(/^company,\d+,possible,\/companies\/us_de\/2,'=Zephyr,,\/companies\/us_tx\/3,'=Zephyr,,/),
      expect.stringMatching(
        /^person,\d+,strong,\/officers\/1,Erika Tester,Northwick Foods Ltd,\/officers\/2,.*The same date of birth/,
      ),
    ]);
    expect(said).toBe('3 pairs listed.\n');
  });

  it.each<[string[], string[]]>([
    [['--companies'], ['/companies/gb/1', '/companies/us_de/2']],
    [['--persons'], ['/officers/1']],
    [['--companies', '--jurisdiction', 'US'], ['/companies/us_de/2']],
    [
      ['--jurisdiction', 'gb'],
      ['/companies/gb/1', '/officers/1'],
    ],
    [['--minimum-score', '100'], ['/companies/gb/1']],
    [['--jurisdiction', 'fr'], []],
  ])('with %j has the pairs of %j alone', async (options, expected) => {
    const { printed } = await run('--format', 'jsonl', ...options);
    const rows: { first: { page: string } }[] = printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(rows.map(({ first }) => first.page).sort()).toEqual(expected);
  });

  it('may be a file, which is there once it is whole', async () => {
    const output = join(folder, 'pairs.csv');
    const { printed } = await run('--output', output);
    expect(printed).toBe('');
    expect(readFileSync(output, 'utf8').split('\r\n')).toHaveLength(5);
  });

  it.each([
    [['--format', 'xml'], 'There is no format "xml": there are csv and jsonl.'],
    [['--minimum-score', '101'], '--minimum-score takes a number from 0 to 100, not "101".'],
    [['--jurisdiction', 'atlantis'], 'There is no jurisdiction "atlantis".'],
    [['gb'], 'It takes options alone, and not "gb".'],
  ])('is not made with %j, and says why', async (args, sentence) => {
    const file = join(folder, 'none.csv');
    expect(await run('--output', file, ...args)).toEqual({ code: 1, printed: '', said: `${sentence}\n` });
    expect(existsSync(file)).toBe(false);
  });
});
