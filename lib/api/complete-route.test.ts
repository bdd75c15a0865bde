import { describe, expect, it } from 'vitest';
import type { Suggestions } from '@/lib/contract/extensions';
import { readOptionGroups } from '@/lib/records/results/read-options';
import type { Registry } from '@/lib/registry/request';
import { askRoute } from '@/lib/testing/ask-route';
import { createCompleteRoute } from './suggest-route';

const company = (name: string): Suggestions['companies'][number] => ({
  name,
  previous_name: null,
  jurisdiction_code: 'gb',
  company_number: '1',
  inactive: null,
  service_url: '/companies/gb/1',
});

/** Two persons, one of whom controls two companies; the third statement is found by another name. */
const PERSONS = ['Ada Saltmarsh', 'Bea Salt Ada', 'Ada Saltmarsh'];
const CONTROLS = [1, 2, 3].map((id) => ({
  id,
  controlling_entities: [{ person: { name: PERSONS[id - 1] } }],
  controlled_entity: { company: { name: `Company ${id}` } },
  control_mechanisms: [],
}));

const entity = (entity_type: string, name: string, service_url: string) => ({
  ...{ entity_type, name, service_url, jurisdiction_code: null, company_number: null },
});
const statement = (id: number) => ({
  ...{ id, data_type: 'control_statement', service_url: `https://firmament.example/statements/${id}`, properties: {} },
  subject_entities: [
    entity('person', PERSONS[id - 1] ?? '', `https://firmament.example/placeholders/${id === 2 ? 8 : 7}`),
  ],
  object_entities: [entity('company', `Company ${id}`, `https://firmament.example/companies/gb/${id}`)],
});

/** A register that records its requests. */
function register(source: Registry['source']) {
  const received: string[] = [];
  const registry: Registry = {
    source,
    health: async () => ({ ready: true, checks: [] }),
    async get({ path, params }) {
      received.push(`${path}?${params}`);
      const [, id] = /statements\/(\d+)$/.exec(path) ?? [];
      if (id !== undefined) return { status: 200, body: { results: { statement: statement(Number(id)) } } };
      if (path.includes('control_statements')) {
        return { status: 200, body: { results: { statements: CONTROLS.map((one) => ({ statement: one })) } } };
      }
      const facets = {
        current_status: [
          { value: 'Active', count: 7 },
          { value: 'Éteinte', count: 2 },
        ],
      };
      return { status: 200, body: { results: { companies: [], facets } } };
    },
    ...(source === 'embedded' && {
      suggest: async (q: string) => ({ companies: [company(q)], officers: [], jurisdictions: [] }),
    }),
  };
  return { registry, received };
}

async function complete(source: Registry['source'], query: Record<string, string>) {
  const { registry, received } = register(source);
  const handler = createCompleteRoute({ registry: () => registry, originOf: () => 'https://firmament.example' });
  const request = new Request(`https://firmament.example/api/complete?${new URLSearchParams(query)}`);
  const reply = await askRoute(handler, request);
  return { received, status: reply.status, groups: readOptionGroups(await reply.json()) };
}

const labels = (groups: { title: string; options: { label: string }[] }[]) =>
  groups.map(({ title, options }) => [title, options.map(({ label }) => label)]);

describe('the route of the query box', () => {
  it('suggests records for the words of the name alone', async () => {
    const { groups } = await complete('embedded', { q: 'salt jurisdiction:gb', caret: '4' });
    expect(labels(groups)).toEqual([['Companies', ['salt']]]);
  });

  it('suggests the persons who have all words in their names, each once with what they control, if it is asked to', async () => {
    const { groups } = await complete('embedded', { q: 'Ada Saltmarsh', persons: 'true' });
    const persons = groups.find(({ title }) => title === 'Persons');
    expect(persons?.options).toEqual([
      { label: 'Ada Saltmarsh', detail: 'Company 1 · Company 3', href: '/placeholders/7' },
    ]);
    for (const [source, query] of [
      ['embedded', { q: 'Ada Saltmarsh' }],
      ['embedded', { q: 'Ad', persons: 'true' }],
      ['upstream', { q: 'Ada Saltmarsh', persons: 'true' }],
    ] as const) {
      const { received } = await complete(source, query);
      expect(received).toEqual([]);
    }
  });

  it('offers the values of a field with their counts in the rest of the search', async () => {
    const { groups, received } = await complete('embedded', { q: 'salt -is:branch status:et' });
    expect(groups).toEqual([
      {
        title: 'Narrow the search',
        options: [expect.objectContaining({ label: 'Éteinte', detail: '2', text: 'salt -is:branch status:Éteinte ' })],
      },
    ]);
    expect(received).toHaveLength(1);
    expect(new URLSearchParams(received[0]?.split('?')[1]).get('facets')).toBe('current_status');
    expect(received[0]).toContain('branch=false');
  });

  it.each([
    ['salt lane', ['/officers/search?q=salt+lane&order=score', '/companies/search?registered_address=salt+lane']],
    [
      '1 Salt Lane, Exampleton',
      [
        '/officers/search?q=1+Salt+Lane,+Exampleton&order=score',
        '/companies/search?registered_address=1+Salt+Lane,+Exampleton|',
      ],
    ],
    ['sa', []],
    ['salt jurisdiction:gb', []],
    ['-salt', []],
  ])('offers to search officers and addresses for %j', async (q, hrefs) => {
    for (const source of ['embedded', 'upstream'] as const) {
      const { groups } = await complete(source, { q });
      const found = groups.find(({ title }) => title === 'Search elsewhere');
      expect(found?.options.map(({ href }) => href) ?? [], source).toEqual(hrefs);
    }
    const { groups } = await complete('upstream', { q, search: 'officers' });
    expect(groups.filter(({ title }) => title === 'Search elsewhere')).toEqual([]);
  });

  it('sends a remote service no request, and still knows fields and places', async () => {
    for (const q of ['salt', 'status:Act', 'st', 'jurisdiction:germ']) {
      expect((await complete('upstream', { q })).received).toEqual([]);
    }
    expect(labels((await complete('upstream', { q: 'st' })).groups)).toEqual([['Narrow the search', ['status:']]]);
    expect(labels((await complete('upstream', { q: 'jurisdiction:germ' })).groups)).toEqual([
      ['Narrow the search', ['Germany']],
    ]);
  });

  it('offers to exclude values if the register supports it', async () => {
    expect(labels((await complete('embedded', { q: '-sta' })).groups)).toContainEqual([
      'Narrow the search',
      ['-status:'],
    ]);
    expect((await complete('upstream', { q: '-sta' })).groups).toEqual([]);
  });

  it('knows the fields of the officer search', async () => {
    const { groups } = await complete('upstream', { search: 'officers', q: 'pos' });
    expect(labels(groups)).toEqual([['Narrow the search', ['position:']]]);
  });

  it.each([
    ['de', 'jurisdiction:germ', [['Suche eingrenzen', ['Deutschland']]]],
    ['fr', 'st', [['Affiner la recherche', ['status:']]]],
    ['no language of ours', 'st', [['Narrow the search', ['status:']]]],
  ])('uses the requested language: %s', async (language, q, expected) => {
    expect(labels((await complete('upstream', { q, language })).groups)).toEqual(expected);
  });

  it.each<Record<string, string>>([
    { q: '' },
    { q: 'marine', caret: '-5' },
    { q: 'marine', caret: '99' },
    { q: 'x'.repeat(3000), caret: 'soon' },
  ])('responds to %j', async (query) => expect((await complete('upstream', query)).status).toBe(200));
});
