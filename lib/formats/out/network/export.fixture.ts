import { wholeCase } from '@/lib/network/case/case.fixture';
import type { Trail } from '@/lib/network/case/history';
import { project } from '@/lib/network/drawn/drawn';
import { visible } from '@/lib/network/filter';
import { buildModel } from '@/lib/network/model';
import { pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import type { About } from '../document';
import { type Dossier, dossierOf } from './dossier';
import { type Extract, extractOf } from './extract';
import type { TrailWords } from './markdown';
import { reportOf } from './report';

export const ABOUT: About = {
  title: 'Network of <R> & others',
  page_url: 'https://firmament.example/companies/gb/R/network',
  filter: null,
  taken_at: '2026-02-03T04:05:06.000Z',
  total_count: null,
  source: { publisher: 'Example Register', url: 'https://register.example/', terms: 'https://licence.example/' },
};

/** Untrusted names. */
export const HOSTILE = {
  markup: '</title><script>alert("1")</script> & ]]>',
  formula: '=HYPERLINK("https://evil.example")',
  arabic: 'شركة المثال "<ab>"',
  markdown: '[click](https://evil.example) | `x`',
} as const;

const named = (from: string, to: string, names: [string, string], properties = {}, type = 'shareholding') => ({
  ...relationship(from, to, properties, type),
  parent_name: names[0],
  child_name: names[1],
});

export const MODEL = buildModel(ROOT, [
  named('A', 'R', [HOSTILE.markup, 'R'], { ownership_percentage: 75, confidence: 90, statement_ids: [7, 9] }),
  named('B', 'A', [HOSTILE.formula, HOSTILE.markup], {
    percentage_min: 25,
    percentage_max: 50,
    earliest_date: '2015-01-01',
  }),
  named('C?', 'R', [HOSTILE.arabic, 'R'], { interests: ['voting_rights', '<i>"odd"\n</i>'], confidence: 40 }),
  named('R', 'D', ['R', HOSTILE.markdown], {
    ownership_percentage: 100,
    earliest_date: '2010-01-01',
    latest_date: '2020-01-01',
    latest_date_type: '=',
  }),
  named('R', 'R', ['R', 'R'], { ownership_percentage: 5 }),
]);

export const EXTRACT = extractOf(MODEL, visible(MODEL, wholeCase().filter), ABOUT, {
  positions: new Map(['R', 'A', 'B', 'C?', 'D'].map((name, at) => [pathOf(name), { x: at * 150, y: at * -90.55 }])),
  notes: new Map([[pathOf('A'), 'Two\nlines & <b>']]),
});

/** A file from its pieces. */
export const textOf = (pieces: Iterable<string>): string => [...pieces].join('');

/** The dossier of an extract of the model above, without findings. */
export const dossierIn = (extract: Extract, trail: Trail, words: TrailWords): Dossier => {
  const view = wholeCase();
  const { title, page_url, taken_at } = extract.about;
  const report = reportOf({
    ...{ title, page_url, taken_at, language: 'en', model: MODEL, case: view },
    projection: project(MODEL, view),
  });
  return dossierOf({ report, extract, model: MODEL, findings: [], further: 0, trail, words });
};
