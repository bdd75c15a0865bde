import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HomeContents } from '@/lib/api/home';
import { HELD_KINDS, type HeldKind } from '@/lib/contract/records';
import { eventOf } from '@/lib/records/event/event.fixture';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { HomeExamples, HomeOverview } from './home';

const NONE = Object.fromEntries(HELD_KINDS.map((kind) => [kind, 0])) as Record<HeldKind, number>;

const EMPTY: HomeContents = {
  counts: NONE,
  publishers: [],
  jurisdictions: [],
  events: [],
  names: new Map(),
  examples: [],
};

const FULL: HomeContents = {
  ...EMPTY,
  counts: { ...NONE, companies: 1234, officers: 1, relationships: 5 },
  publishers: [
    {
      ...{ publisher: 'Invented Register', licences: [], companies: 1234, officers: 1, statements: 0, data: 0 },
      ...{ oldest: null, undated: 0, newest: '2026-03-01T00:00:00Z' },
    },
    {
      publisher: null,
      licences: [],
      companies: 0,
      officers: 0,
      statements: 5,
      data: 0,
      oldest: null,
      newest: null,
      undated: 0,
    },
  ],
  jurisdictions: [{ value: 'no', count: 1000 }],
  number: 'no/987',
  events: [eventOf()],
  names: new Map([['/companies/gb/01234500', 'New Tarn Ltd']]),
  examples: [
    {
      kind: 'named',
      word: 'shipping',
      place: 'gb',
      count: 3,
      href: '/companies/search?q=shipping&jurisdiction_code=gb',
    },
    { kind: 'dissolved', year: '2020', count: 1200, href: '/companies/search?dissolution_date=2020' },
  ],
  group: {
    ...{ name: 'Tarn <Holdings>', href: '/network?from=%2Fcompanies%2Fgb%2F1', company: '/companies/gb/1' },
    ...{ svg: '<svg id="drawn"></svg>', entities: 40, relationships: 41, folded: 12 },
  },
};

const drawn = (home: HomeContents | undefined): string =>
  renderToStaticMarkup(
    <>
      <HomeExamples page={COMPANY_SEARCH} home={home} />
      <HomeOverview home={home} />
    </>,
  );
const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the home page', () => {
  it('says in plain words what there is to search, with counts', () => {
    const html = drawn(FULL);
    expect(text(html)).toContain('“shipping” companies in the United Kingdom 3');
    expect(text(html)).toContain('dissolved in 2020 1,200');
    expect(html).toContain('<details class');
    expect(html).not.toContain('<details open');
  });

  it('shows the figures of what is held, and no others', () => {
    const said = text(drawn(FULL));
    expect(said).toContain('1,234 companies 1 officer 5 relationships');
    expect(said).not.toMatch(/ 0 (?:filings|events)/);
  });

  it('shows a group, with its drawing and its counts, as a link to its network', () => {
    const html = drawn(FULL);
    expect(html).toContain('href="/network?from=%2Fcompanies%2Fgb%2F1"');
    expect(html).toContain('<svg id="drawn"></svg>');
    expect(html).toContain('Tarn &lt;Holdings&gt;');
    expect(text(html)).toContain('40 companies and persons, 41 relationships, 12 not drawn');
  });

  it('shows changes, places and sources with the date of their newest record', () => {
    const said = text(drawn(FULL));
    expect(said).toContain('New Tarn Ltd · United Kingdom');
    expect(said).toContain('Norway 1,000');
    expect(said).toContain('Invented Register newest record: 1 March 2026');
    expect(said).toContain('Source not named without dates');
  });

  it('of an empty register says how to fill it, and shows no empty parts', () => {
    const html = drawn(EMPTY);
    expect(text(html)).toContain('This register is empty');
    expect(html).toContain('npm run import');
    expect(html).not.toContain('<h2');
    expect(html).toContain('<details open');
  });

  it('with a remote service shows what the box understands, and where to browse', () => {
    const html = drawn(undefined);
    expect(html).toContain('<details open');
    expect(html).toContain('href="/jurisdictions"');
    expect(html).not.toContain('<h2');
  });
});
