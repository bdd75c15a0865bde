import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { factsOf } from '@/lib/network/known-facts.fixture';
import { pathOf, relationship } from '@/lib/network/network.fixture';
import { printRows } from '@/lib/shared/json';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import type { Language } from '@/lib/shared/language/language';
import { NetworkWorkspace } from '../network-workspace';

const NETWORK = [
  relationship('A', 'R', { ownership_percentage: 10, confidence: 80, earliest_date: '2018-02-03' }),
  relationship('R', 'B', { ownership_percentage: 60, confidence: 80, earliest_date: '2010-01-01' }),
  relationship('R', 'C', {
    ...{ ownership_percentage: 30, confidence: 90, earliest_date: '2010-01-01' },
    ...{ latest_date: '2016-01-01', latest_date_type: '=' },
  }),
  relationship('R', 'D?', { ownership_percentage: 70, confidence: 80 }),
];

const KNOWN = [
  ...factsOf({
    B: { inactive: true, current_status: '<Dissolved>', corporate_groupings: ['zephyr'] },
    C: { inactive: false, corporate_groupings: ['zephyr'] },
  }).values(),
];

function html(query: string, language: Language = 'en', known = KNOWN): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <NetworkWorkspace
        root={{ path: pathOf('R'), name: 'Root' }}
        relationships={NETWORK}
        facts={{ known: printRows(known), unknown: [] }}
        query={query}
      />
    </LanguageProvider>,
  );
}

const COMPARED = 'ownership_percentage=0&compare=2012-01-01,2020-01-01';

/** The text of each row of the table. */
const rowsOf = (page: string): string[] =>
  [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => row.replace(/<[^>]+>/g, ' '));

describe('the status of a company', () => {
  it.each([
    ['', 'en', 'inactive'],
    ['list=tree', 'en', 'inactive'],
    ['', 'de', 'inaktiv'],
    ['', 'fr', 'inactive'],
  ] as const)('is in the list %j in %s, by shape and word', (query, language, said) => {
    const page = html(`ownership_percentage=0&${query}`, language);
    expect(page).toMatch(new RegExp(`<polygon[^>]*></polygon></svg>${said}<`));
  });

  it('is a filter with counts, including unknown', () => {
    const page = html('ownership_percentage=0&statuses=inactive');
    expect(rowsOf(page)).toHaveLength(1);
    expect(page).toContain('Status: Inactive');
    expect(page).toMatch(/Active<\/bdi><span[^>]*>1</);
    expect(page).toMatch(/Not known<\/bdi><span[^>]*>3</);
  });

  it('says for how many visible companies it is unknown', () => {
    const page = html('ownership_percentage=0&types=shareholding');
    expect(page).toContain('No status loaded for 2 companies.');
    expect(html('ownership_percentage=0&types=shareholding', 'en', [])).toContain('No status loaded for 4 companies');
  });
});

describe('two compared days', () => {
  it('add a column with counts to the table', () => {
    const page = html(COMPARED);
    expect(page).toContain('in this list: 1 added, 1 gone, 0 changed.');
    const rows = rowsOf(page);
    expect(rows.map((row) => /added|gone|the same|dates unclear/.exec(row.slice(-40))?.[0])).toEqual([
      'dates unclear',
      'the same',
      'gone',
      'added',
    ]);
  });

  it('can sort and search the table', () => {
    expect(rowsOf(html(`${COMPARED}&sort=change`))[0]).toContain('added');
    expect(rowsOf(html(`${COMPARED}&find=gone`))).toHaveLength(1);
  });

  it('appear in the tree by colour, dash and word', () => {
    const page = html(`${COMPARED}&list=tree`);
    expect(page).toMatch(
      /30\u00a0%, confidence 90, <span[^>]*><svg[^>]*text-bad[^>]*>.*?stroke-dasharray="10 4".*?gone<\/span>/,
    );
    expect(page).toMatch(/10\u00a0%, confidence 80, <span[^>]*><svg[^>]*text-good[^>]*>.*?added<\/span>/);
  });

  it('are required for the column', () => {
    expect(html('ownership_percentage=0')).not.toContain('Sort by Change');
  });
});

describe('a group', () => {
  const grouped = 'ownership_percentage=0&group=grouping,closed,g,Zephyr%2520%253Cb%253E,zephyr,';

  it.each(['', '&list=tree'])('is named at its members in the list%s, as escaped text', (list) => {
    const page = html(`${grouped}${list}`);
    expect(page.match(/in group Zephyr &lt;b&gt;/g)).toHaveLength(2);
  });

  it('can be made from known groupings, and says for how many companies they are unknown', () => {
    const page = html('');
    expect(page).toMatch(/<button[^>]*aria-disabled="false"[^>]*>Group by corporate grouping/);
    expect(page).toContain('For 2 of 4 companies, the groupings are not loaded');
    expect(html('', 'en', [])).toContain('No two of these are known to belong to the same corporate grouping.');
    expect(html('', 'en', [])).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Group by corporate grouping/);
  });
});
