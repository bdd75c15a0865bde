import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileProblem } from '@/lib/words/arguments';
import { caseWords } from '@/lib/words/network-analysis';
import { withFacts } from '../known-facts';
import { factsOf } from '../known-facts.fixture';
import { buildModel, expand } from '../model';
import { networks, pathOf, ROOT, relationship } from '../network.fixture';
import { type CaseFile, isCaseFileError, LARGEST_FILE, newCase } from './case';
import { AT, trails } from './case.fixture';
import { replay, trailOf } from './history';
import { withVerdict } from './judgements';
import { printCaseFile } from './print-file';
import { readCaseFile } from './read-file';

const HEAD = {
  saved_at: AT,
  title: 'Example',
  page_url: 'https://firmament.example/companies/gb/R/network',
  source: { publisher: 'Example Register', terms: 'https://licence.example/' },
};
const FROM = newCase([ROOT.id]);
const file: CaseFile = {
  ...HEAD,
  case: FROM,
  model: buildModel(ROOT, [relationship('A', 'R')]),
  trail: { from: FROM, steps: [] },
  judgements: [],
};

function problemOf(text: string): FileProblem {
  try {
    readCaseFile(text);
  } catch (error) {
    if (isCaseFileError(error)) return error.problem;
    throw error;
  }
  throw new Error('The file was read.');
}

/** The file with one value replaced. */
function spoiled(path: readonly (string | number)[], value: unknown): string {
  const raw: unknown = JSON.parse(printCaseFile(file));
  const at = path.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), raw);
  Reflect.set(Object(at), path.at(-1) ?? '', value);
  return JSON.stringify(raw);
}

describe('a case file', () => {
  it('of the first version, without walks, parts and judgements, is read', () => {
    const text = printCaseFile(file).replace(/,?\n *"(?:walks|parts|judgements)": \[\](?=,?\n)/g, '');
    expect(text).not.toMatch(/walks|judgements/);
    expect(readCaseFile(text)).toEqual(file);
  });

  it('restores everything', () => {
    fc.assert(
      fc.property(networks(30), trails, (relationships, trail) => {
        const built = expand(buildModel(ROOT, relationships), pathOf('A'), [relationship('A', 'شركة')]);
        const model = withFacts(
          built,
          factsOf({
            A: {
              inactive: true,
              current_status: 'Dissolved',
              dissolution_date: '2012-03-04',
              corporate_groupings: ['=1+1'],
            },
          }),
        );
        const history = replay(trail);
        const judged = (of: string) => ({ path: pathOf(of), name: of, companies: [pathOf(of)] });
        const judgements = withVerdict([], [judged('A'), judged('R')], 'different', AT);
        const whole: CaseFile = { ...HEAD, case: history.present, model, trail: trailOf(history), judgements };
        const read = readCaseFile(printCaseFile(whole));
        expect(read).toEqual(whole);
        expect(replay(read.trail).present).toEqual(history.present);
      }),
      { numRuns: 60 },
    );
  });

  const refused: [string, string, FileProblem][] = [
    ['is cut off', printCaseFile(file).slice(0, -5), { kind: 'not_json' }],
    ['is something else', '{"elements":[]}', { kind: 'not_a_case' }],
    ['is not an object', 'null', { kind: 'not_a_case' }],
    ['is of a later version', spoiled(['version'], 2), { kind: 'other_version', version: '2', newest: 1 }],
    ['names no version', spoiled(['version'], undefined), { kind: 'not_a_case' }],
    [
      'has a version of an object',
      spoiled(['version'], 'toString'),
      { kind: 'other_version', version: '"toString"', newest: 1 },
    ],
    [
      'has an id that leads elsewhere',
      spoiled(['case', 'roots', 0], 'https://evil.example'),
      { kind: 'unreadable', at: 'case.roots.0' },
    ],
    [
      'has a relationship without its ends',
      spoiled(['facts', 'entities'], [ROOT]),
      { kind: 'unreadable', at: 'facts.relationships.0' },
    ],
    ['has no root among its entities', spoiled(['facts', 'root'], '/x'), { kind: 'unreadable', at: 'facts.root' }],
    ['has no case', spoiled(['case'], null), { kind: 'unreadable', at: 'case' }],
    [
      'has an unknown command as a step',
      spoiled(['trail', 'steps'], [{ at: AT, command: { kind: 'constructor' } }]),
      { kind: 'unreadable', at: 'trail.steps.0.command.kind' },
    ],
  ];
  it.each(refused)('that %s is refused', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
    expect(caseWords.en.file.problem(problem)).toMatch(/file/);
  });

  it('that is too large is refused without parsing', () => {
    expect(problemOf(' '.repeat(LARGEST_FILE + 1))).toMatchObject({ kind: 'too_large', size: LARGEST_FILE + 1 });
  });

  it('is safe with any object key', () => {
    const text = printCaseFile(file).replace(
      '"case":',
      '"__proto__": {"polluted": true}, "constructor": {"polluted": true}, "case":',
    );
    expect(readCaseFile(text)).toEqual(file);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('has names without bidirectional marks', () => {
    const read = readCaseFile(spoiled(['facts', 'entities', 0, 'name'], 'A\u202e\u0000B'));
    expect(read.model.entities.get(ROOT.id)?.name).toBe('A B');
  });
});
