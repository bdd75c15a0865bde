import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HELD_KINDS, type HeldKind, type RegisterContents } from '@/lib/contract/records';
import type { Followed } from './followed-sources';
import { RegisterReport } from './register-report';

const COUNTS = Object.fromEntries(HELD_KINDS.map((kind) => [kind, 0])) as Record<HeldKind, number>;

const html = (part: Partial<RegisterContents> = {}, followed?: Followed): string => {
  const contents: RegisterContents = {
    counts: COUNTS,
    publishers: [],
    imports: [],
    imported_formats: [],
    searches_are_indexed: true,
    suppressed_persons: 0,
    hidden_digest: '',
    largest_group: null,
    ...part,
  };
  return renderToStaticMarkup(<RegisterReport contents={contents} followed={followed} today="2026-05-05" />);
};

describe('register page', () => {
  it('says that searches are slow until the first import has ended', () => {
    expect(html({ searches_are_indexed: false })).toMatch(
      /The first import has not finished: searches are slower.*<code>npm run import -- &lt;files&gt;<\/code>/,
    );
    expect(html()).not.toContain('searches are slower');
  });

  it('says how many persons are suppressed, if any are', () => {
    expect(html({ suppressed_persons: 1 })).toContain('the facts of 1 person are left out');
    expect(html({ suppressed_persons: 2 })).toContain('the facts of 2 persons are left out');
    expect(html()).not.toContain('left out');
  });

  it('counts named publishers only, and links a number to a list of that length only', () => {
    const held = {
      ...{ licences: [], companies: 1, officers: 0, statements: 0, data: 0 },
      oldest: null,
      newest: null,
      undated: 0,
    };
    const publishers = [null, 'A', 'B'].map((publisher) => ({ publisher, ...held }));
    const page = html({ counts: { ...COUNTS, companies: 3, statements: 9 }, publishers });
    expect(page).toContain('3 companies. Its records come from 2 publishers.');
    expect(page).toMatch(/<a [^>]*href="\/companies\/search"[^>]*>Companies<\/a>/);
    expect(page).toContain('<dt class="text-muted text-sm">Statements</dt>');
  });

  it('says at its beginning which followed source failed, and why', () => {
    const source = {
      ...{ name: 'norway', format: 'brreg', licence: 'NLOD 2.0', every_hours: 6, data_at: null, succeeded_at: null },
      ...{ failed_at: '2026-05-05T06:00:00Z', is_failing: true, is_late: false },
      problem: { kind: 'slow' } as const,
    };
    const well = { ...source, name: 'well', is_failing: false };
    const page = html({}, { sources: [source, well], now: Date.parse('2026-05-05T12:00:00Z') });
    const [attention = '', list = ''] = page.split('id="followed-sources"');
    expect(attention).toMatch(
      /A followed source could not be fetched.*norway<\/a> · The publisher’s server took too long\./,
    );
    expect(attention).not.toContain('well');
    // The page's own heading is above.
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1)).toEqual([]);
    expect(list).toContain('well');
  });

  it('names the publishers and licences of imported code lists', () => {
    const both = html({ imported_formats: ['bods', 'industry-codes', 'jurisdictions'] });
    expect(both).toMatch(/Countries States Cities Database.*ODbL 1\.0.*org-id\.guide.*ODbL 1\.0/);
    expect(both).toMatch(/Insee: NAF.*Licence Ouverte 2\.0/);
    expect(html({ imported_formats: ['industry-codes'] })).not.toContain('ODbL');
    expect(html({ imported_formats: ['bods'] })).not.toContain('Code lists');
  });

  const imported = {
    ...{ id: 1, format: 'bods', files: ['a.json'], started_at: '2026-01-01', ended_at: '2026-01-01', read: 9 },
    ...{ added: 5, merged: 0, unchanged: 0, rejected: 4, reasons: [{ reason: 'no name', count: 4 }] },
    days: { oldest: '2020-01-01', newest: '2024-01-01' },
  };

  it('says at its beginning what is old, what failed and what conflicts', () => {
    const findings = [{ kind: 'conflict', subject: 'name', count: 3, example: 'gb/01234567' } as const];
    const old = {
      ...{ publisher: 'Invented', licences: [], companies: 1, officers: 0, statements: 0, data: 0 },
      undated: 2,
    };
    const publishers = [{ ...old, oldest: '2001-01-01', newest: '2002-02-02' }];
    const page = html({ publishers, imports: [{ ...imported, findings }] });
    expect(page).toMatch(
      /Old<\/span><span[^>]*>1<.*Publishers with nothing from the last two years.*Invented<.*2 February 2002/s,
    );
    expect(page).toMatch(/Failed<\/span><span[^>]*>1<.*bods<.*4 records rejected/s);
    expect(page).toMatch(/In conflict<\/span><span[^>]*>3<.*sources differ: name.*href="\/companies\/gb\/01234567"/s);
    expect(page).toContain('2 records without a day');
    expect(page.indexOf('In conflict')).toBeLessThan(page.indexOf('Sources</h2>'));
  });

  it('says so where nothing is old, failed or conflicts', () => {
    const page = html({ imports: [{ ...imported, rejected: 0, reasons: [], findings: [] }] });
    expect(page).toContain('Every publisher has facts of the last two years.');
    expect(page).toContain('No import was stopped, and none left out records or files.');
    expect(page).toContain('No source contradicts another.');
    expect(page).not.toContain('id="quality"');
  });

  it('lists what was found, with the first of each and what can be done', () => {
    const findings = [
      { kind: 'undated', subject: null, count: 7, example: 'a.json (2026-01-01)' } as const,
      { kind: 'check_digit', subject: 'LEI', count: 2, example: '9999 (a.json:3)' } as const,
    ];
    const page = html({ imports: [{ ...imported, findings }] });
    expect(page).toMatch(
      /wrong check digit: LEI.*9999 \(a\.json:3\).*records without a day.*--as-of tells a better one/s,
    );
  });
});
