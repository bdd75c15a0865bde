import { describe, expect, it } from 'vitest';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { completions } from '@/lib/search/query/completions';
import { readOptionGroups } from './read-options';
import { toOptionGroups } from './suggest-options';

const offered = (text: string, caret = text.length) =>
  toOptionGroups({ text, completions: completions(COMPANY_SEARCH, text, caret, 'en') }, 'en');

const SUGGESTIONS = {
  companies: [
    {
      name: 'Saltmere Ltd',
      previous_name: 'Oldacre Ltd',
      jurisdiction_code: 'gb',
      company_number: '1/2',
      inactive: true,
      service_url: '/companies/gb/1%2F2',
    },
  ],
  officers: [{ id: 7, name: 'Oda Saltmere', position: null, company_name: null, service_url: '/officers/7' }],
  jurisdictions: [{ code: 'sa', name: 'Saudi Arabia', full_name: 'Saudi Arabia' }],
};

const FOUND = { text: 'sa', completions: { start: 0, end: 2, items: [] }, suggestions: SUGGESTIONS };

describe('options while typing', () => {
  it.each([
    ['juris', 5, 'jurisdiction:', 13],
    ['marine juris', 12, 'marine jurisdiction:', 20],
    ['juris marine', 5, 'jurisdiction: marine', 13],
    ['is:bra marine', 6, 'is:branch marine', 10],
    ['is:bra', 6, 'is:branch ', 10],
  ])('complete %j at %i to %j with the caret at %i', (text, at, completed, caret) => {
    const [first] = offered(text, at).find(({ title }) => title === 'Narrow the search')?.options ?? [];
    expect(first).toMatchObject({ text: completed, caret });
  });

  it('start with records, without empty groups', () => {
    const groups = toOptionGroups(FOUND, 'en');
    expect(groups.map(({ title }) => title)).toEqual(['Companies', 'Officers', 'Places']);
    expect(groups[0]?.options[0]).toEqual({
      label: 'Saltmere Ltd',
      detail: 'United Kingdom · 1/2 · inactive · also known as Oldacre Ltd',
      href: '/companies/gb/1%2F2',
    });
    expect(groups[1]?.options[0]).toEqual({ label: 'Oda Saltmere', href: '/officers/7' });
    expect(groups[2]?.options[0]).toMatchObject({ text: 'jurisdiction:sa ' });
  });

  it.each([
    ['de', ['Unternehmen', 'Organe', 'Orte'], 'Vereinigtes Königreich · 1/2 · inaktiv · auch bekannt als Oldacre Ltd'],
    ['fr', ['Sociétés', 'Dirigeants', 'Lieux'], 'Royaume-Uni · 1/2 · inactive · aussi connue sous le nom Oldacre Ltd'],
  ] as const)('are labelled in %s', (language, titles, detail) => {
    const groups = toOptionGroups(FOUND, language);
    expect(groups.map(({ title }) => title)).toEqual(titles);
    expect(groups[0]?.options[0]?.detail).toBe(detail);
  });

  it('survive serialisation to the browser', () => {
    const groups = toOptionGroups(FOUND, 'en');
    expect(readOptionGroups(JSON.parse(JSON.stringify({ results: { groups } })))).toEqual(groups);
  });

  it.each([
    undefined,
    null,
    'text',
    { results: { groups: 'none' } },
    { results: { groups: [{ title: 7, options: [] }, { title: 'A' }] } },
  ])('are empty for %j', (body) => expect(readOptionGroups(body)).toEqual([]));

  it('never link to another site', () => {
    const groups = [
      {
        title: 'A',
        options: [
          { label: 'x', href: '//elsewhere.example' },
          { label: 'y', href: 'javascript:1' },
        ],
      },
    ];
    expect(readOptionGroups({ results: { groups } })[0]?.options).toEqual([{ label: 'x' }, { label: 'y' }]);
  });
});
