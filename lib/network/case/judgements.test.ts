import { describe, expect, it } from 'vitest';
import { joinedHref } from '../roots-href';
import {
  type JudgedRecord,
  judgementsWithin,
  mergeJudgements,
  newJudgements,
  parseJudgements,
  printJudgements,
  sameAs,
  verdictOn,
  withVerdict,
} from './judgements';
import { parseCaseLink } from './link';

const record = (id: number): JudgedRecord => ({
  path: `/officers/${id}`,
  name: `Officer ${id}`,
  companies: [`/companies/gb/${id}`],
});
const [a, b, c, d] = [record(1), record(2), record(3), record(4)];
const [EARLY, LATE] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];

const ab = withVerdict([], [b, a], 'same', EARLY);
const abc = withVerdict(ab, [b, c], 'same', EARLY);

describe('judgements of a reader', () => {
  it('hold for two records in either order, and are replaced and taken away', () => {
    expect(verdictOn(ab, a.path, b.path)).toBe('same');
    expect(verdictOn(ab, b.path, a.path)).toBe('same');
    const changed = withVerdict(ab, [a, b], 'different', LATE);
    expect(changed).toHaveLength(1);
    expect(verdictOn(changed, a.path, b.path)).toBe('different');
    expect(withVerdict(changed, [b, a], undefined, LATE)).toEqual([]);
  });

  it('join records through others, and not those that are judged different', () => {
    const all = withVerdict(abc, [c, d], 'different', EARLY);
    expect(sameAs(all, a.path).map(({ path }) => path)).toEqual([b.path, c.path]);
    expect(sameAs(all, d.path)).toEqual([]);
  });

  it('are read as they were written', () => {
    expect(parseJudgements(printJudgements(abc))).toEqual({ judgements: abc, left_out: 0, unreadable: false });
  });

  it('may be of persons who own, whose network as one box is that of all of them', () => {
    const person = (id: number) => ({
      path: `/placeholders/${id}`,
      name: 'Ada & Co',
      companies: [`/placeholders/${id}`],
    });
    const all = withVerdict([], [person(7), person(8)], 'same', EARLY);
    expect(parseJudgements(printJudgements(all)).judgements).toEqual(all);
    const { searchParams } = new URL(
      joinedHref(['/placeholders/7', '/companies/gb/1'], 'Ada & Co'),
      'https://x.example',
    );
    expect(searchParams.getAll('from')).toEqual(['/placeholders/7', '/companies/gb/1']);
    expect(parseCaseLink(searchParams, []).case.groups).toMatchObject([
      { name: 'Ada & Co', members: ['/placeholders/7', '/companies/gb/1'], closed: true },
    ]);
  });

  it('are those of a network if one of the records is in it, or a company of theirs', () => {
    const elsewhere = withVerdict(abc, [d, record(5)], 'same', EARLY);
    expect(judgementsWithin(elsewhere, new Set([b.path]))).toEqual(abc);
    expect(judgementsWithin(elsewhere, new Set(['/companies/gb/4']))).toEqual(elsewhere.slice(0, 1));
    expect(judgementsWithin(elsewhere, new Set(['/companies/gb/9']))).toEqual([]);
  });

  it('of a file are new where there is none yet, or an earlier one that says something else', () => {
    const later = withVerdict(ab, [a, b], 'different', LATE);
    expect(newJudgements(ab, [...later, ...abc])).toEqual([later[0], abc[0]]);
    expect(newJudgements(later, ab)).toEqual([]);
  });

  it('come together from a file, where the later verdict counts', () => {
    const later = withVerdict([], [a, b], 'different', LATE);
    expect(verdictOn(mergeJudgements(abc, later), a.path, b.path)).toBe('different');
    expect(verdictOn(mergeJudgements(later, abc), a.path, b.path)).toBe('different');
    expect(mergeJudgements(later, abc)).toHaveLength(2);
  });

  it.each([
    ['no JSON', '{', { unreadable: true }],
    ['a later version', '{"version":2,"judgements":[]}', { unreadable: true }],
    ['nothing', null, { unreadable: false, judgements: [] }],
  ])('that are %s are never thrown away', (_, text, expected) => expect(parseJudgements(text)).toMatchObject(expected));

  it.each([
    ['an address of another site', [{ ...a, path: 'https://elsewhere.example/officers/1' }, b]],
    ['one record alone', [a]],
    ['the same record twice', [a, a]],
    ['a record without a name', [a, { ...b, name: 3 }]],
  ])('leave out %s', (_, records) => {
    const text = JSON.stringify({ version: 1, judgements: [{ records, verdict: 'same', judged_at: EARLY }, ...ab] });
    expect(parseJudgements(text)).toEqual({ judgements: ab, left_out: 1, unreadable: false });
  });
});
