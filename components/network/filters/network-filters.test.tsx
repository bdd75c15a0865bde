import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { relationship } from '@/lib/network/network.fixture';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import type { Language } from '@/lib/shared/language/language';
import { NetworkWorkspace } from '../network-workspace';

const NETWORK = [
  relationship('A', 'R', { ownership_percentage: 10, confidence: 80, earliest_date: '2018-02-03' }),
  relationship('R', 'B', { ownership_percentage: 60, confidence: 40, earliest_date: '2010-01-01' }, 'control'),
  relationship('R', 'C', {
    confidence: 90,
    earliest_date: '2010-01-01',
    latest_date: '2016-01-01',
    latest_date_type: '=',
  }),
  relationship('R', 'D', { ownership_percentage: 70 }),
];

const html = (query: string, network = NETWORK, language: Language = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <NetworkWorkspace
        root={{ path: '/companies/gb/R', name: 'Root' }}
        relationships={network}
        query={query}
        jurisdictionNames={{ gb: 'United Kingdom' }}
      />
    </LanguageProvider>,
  );

const rowsOf = (page: string): number => page.split('<tr').length - 2;

describe('a slider', () => {
  it('says what is shown and hidden, what its next steps would change, and what it never hides', () => {
    const page = html('confidence=50&ownership_percentage=20');
    expect(page).toContain('aria-valuetext="above 50, 2 shown, 2 hidden"');
    expect(page).toContain('aria-valuetext="20\u00a0%, 2 shown, 2 hidden"');
    for (const step of [
      'Minimum confidence: 39: 1 more',
      'Minimum confidence: 90: 1 fewer',
      'Minimum ownership: 10\u00a0%: 1 more',
      'Minimum ownership: 71\u00a0%: 1 fewer',
    ]) {
      expect(page).toContain(`aria-label="${step}"`);
    }
    expect(page).toContain('1 relationship without a value: never hidden by this filter');
    expect(page).toContain('1 relationship with unknown ownership: see the switch');
  });

  it.each([
    ['de', 'über 50, 2 gezeigt, 2 verborgen'],
    ['fr', '2 affichées, 2 masquées'],
  ] as const)('says it in %s', (language, said) =>
    expect(html('confidence=50&ownership_percentage=20', NETWORK, language)).toContain(said),
  );

  it('has a bar at each value that changes what the other filters leave', () => {
    const barsIn = (query: string) => [...html(query).matchAll(/data-stop="(\d+)"/g)].map(([, value]) => Number(value));
    expect(barsIn('confidence=0&ownership_percentage=0')).toEqual([40, 80, 90, 11, 61, 71]);
    expect(barsIn('confidence=0&ownership_percentage=65')).toEqual([90, 11, 61, 71]);
  });
});

describe('what only hidden relationships connect', () => {
  const chain = [
    relationship('R', 'A', { ownership_percentage: 10, confidence: 80 }),
    relationship('A', 'B', { ownership_percentage: 90, confidence: 80 }),
    relationship('B', 'C', { ownership_percentage: 90, confidence: 80 }),
  ];

  it.each([
    ['en', '0 shown, 3 hidden', '2 more relationships pass the filters, but nothing shown connects them.'],
    ['de', '0 gezeigt, 3 verborgen', '2 weitere Beziehungen genügen den Filtern'],
    ['fr', '0 affichée, 3 masquées', '2 autres relations passent les filtres'],
  ] as const)(
    'is counted in %s as hidden beside the slider, and said separately for all filters together',
    (language, slider, whole) => {
      const page = html('ownership_percentage=50', chain, language);
      expect(page).toContain(slider);
      expect(page).toContain(whole);
      expect(html('ownership_percentage=0', chain, language)).not.toContain(whole);
    },
  );
});

describe('the filters in the address', () => {
  const everything = 'confidence=0&ownership_percentage=0';

  it.each([
    ['', 4],
    ['&types=control', 1],
    ['&on=2012-01-01', 3],
    ['&on=2020-01-01', 3],
    ['&compare=2012-01-01,2020-01-01', 4],
    ['&compare=2017-01-01,2017-02-01', 2],
  ])('%s leaves %i rows without scripts', (more, rows) => expect(rowsOf(html(everything + more))).toBe(rows));

  it('are displayed as chips, each with a named remove button', () => {
    const page = html(`${everything}&types=control&on=2012-01-01&jurisdictions=gb&unknown=false`);
    for (const said of [
      'Type: Control',
      'As of 1 January 2012',
      'Jurisdiction: United Kingdom',
      'Unknown ownership left out',
    ]) {
      expect(page).toContain(`aria-label="Remove: ${said}"`);
    }
  });

  it('are sent with the form, the date as a separate field', () => {
    const [, after = ''] = html(`${everything}&types=control&layout=grid&on=2012-01-01`).split(
      'aria-label="Filter the network"',
    );
    const [page] = after.split('</form>');
    expect(page).toContain('<input type="hidden" name="types" value="control"/>');
    expect(page).toContain('<input type="hidden" name="layout" value="grid"/>');
    expect(page).not.toContain('<input type="hidden" name="on"');
    expect(page).toMatch(/<input[^>]*type="date"[^>]*name="on"[^>]*value="2012-01-01"/);
  });

  it('escape values of the register', () => {
    expect(html(`${everything}&types=%3Cb%3E`)).toContain('Type: &lt;b&gt;');
  });
});

describe('two compared days', () => {
  const page = html('confidence=0&ownership_percentage=0&compare=2012-01-01,2020-01-01');

  it('are listed with counts', () => {
    expect(page).toContain('What changed from 1 January 2012 to 1 January 2020');
    expect(page).toContain('aria-label="added (1)"');
    expect(page).toContain('aria-label="gone (1)"');
    expect(page).not.toContain('aria-label="changed');
    expect(page).toContain('1 entity added, 1 entity gone.');
    expect(page).toContain('1 relationship with dates too vague for both days');
  });

  it('say that only current relationships were requested, if nothing can request more', () => {
    expect(page).toContain('Only relationships current today were loaded: those that had ended before are missing');
  });

  it('say how many changes the other filters hide', () => {
    const narrow = html('confidence=0&ownership_percentage=30&unknown=false&compare=2012-01-01,2020-01-01');
    expect(narrow).toContain('The other filters hide 2 more changes.');
  });
});

it('says for a date which part is loaded, and links to all of it', () => {
  const page = html('on=2012-01-01&types=control&confidence=0');
  expect(page).toContain(
    'Shows relationships current today that had begun by then. Those that ended earlier are not loaded.',
  );
  expect(page).toContain('href="?types=control&amp;confidence=0&amp;dates=2012-01-01"');
  expect(html('on=2012-01-01&dates=2012-01-01')).not.toContain('Those that ended before were not loaded');
});

it('says that nothing has a date', () => {
  const page = html('on=2020-01-01', [relationship('A', 'R')]);
  expect(page).toContain('No relationship here has a date, so there is nothing to filter by day.');
  expect(page).not.toContain('Compare two days');
});
