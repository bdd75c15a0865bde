import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LoadedConnections } from '@/lib/api/pages/connections';
import type { NetworkRelationship, RelationshipProperties } from '@/lib/contract/network';
import { type ConnectionsAddress, parseConnections } from '@/lib/network/connections/address';
import { searchConnections } from '@/lib/network/connections/search';
import { hub, pathOf, relationship } from '@/lib/network/network.fixture';
import { createWorld, type World } from '@/lib/network/walk/walk.fixture';
import { ConnectionForm } from './connection-form';
import { ConnectionProblems } from './connection-problems';
import { ConnectionsFound } from './connections-found';

const addressOf = (names: readonly string[], others = ''): ConnectionsAddress =>
  parseConnections(new URLSearchParams(`${names.map((name) => `to=${pathOf(name)}`).join('&')}&${others}`));

const textOf = (html: string): string =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/\s/g, ' ');

async function load(address: ConnectionsAddress, world: World, calls?: number): Promise<LoadedConnections> {
  const { port } = createWorld(world);
  const limits = { nodes: 2000, ...(calls !== undefined && { calls }) };
  const search = await searchConnections(address, limits, port, new AbortController().signal);
  const names = new Map([...search.model.entities].map(([id, { name }]) => [id, name]));
  const metered = world.kept !== undefined;
  return {
    search,
    names,
    price: { metered, calls: metered ? 6 : 0, about: true, cached: 0 },
    ...(metered && { left: 40 }),
  };
}

async function drawn(names: readonly string[], relationships: readonly NetworkRelationship[], others = '') {
  const address = addressOf(names, others);
  const html = renderToStaticMarkup(
    <ConnectionsFound address={address} loaded={await load(address, { relationships })} now={0} />,
  );
  return { html, text: textOf(html) };
}

describe('a connection', () => {
  it('is written step by step, each sentence from where the path comes, with dates, sources and statements', async () => {
    const properties: RelationshipProperties = {
      percentage_min: 25,
      percentage_max: 50,
      confidence: 90,
      earliest_date: '2020-01-02',
      statement_ids: [11, 12, 13, 14, 15],
    };
    const upper = {
      ...relationship('C', 'A', properties),
      publishers: [{ publisher: 'Land Register', licence: null }],
    };
    const { html, text } = await drawn(
      ['A', 'B'],
      [upper, relationship('C', 'B', { ownership_percentage: 75, statement_ids: [21] })],
    );
    expect(text).toContain('Connected in 2 steps.');
    expect(text).toContain('A is 25–50 % owned by C');
    expect(text).toContain(
      'since 2 January 2020 · stated by Land Register · confidence 90 · Statement 11 · Statement 12 · Statement 13 and 2 more',
    );
    expect(text).toContain('C owns 75 % of B');
    expect(html).toContain('href="/statements/21"');
    expect(html).toContain(`href="${pathOf('C')}"`);
    expect(html).toContain('aria-label="The connection between A and B, drawn"');
  });

  it.each([
    ['shareholding', { ownership_percentage: 60 }, 'A owns 60 % of B'],
    ['shareholding', {}, 'A holds shares in B, share not stated'],
    [
      'control',
      { interests: ['voting_rights'], percentage_min: 50, percentage_max: 75 },
      'A has 50–75 % of the votes in B',
    ],
    ['control', { interests: ['significant_influence_or_control'] }, 'A controls B'],
    ['subsidiary', {}, 'A is the parent company of B'],
    ['ultimate_parent', {}, 'A is stated as the ultimate parent of B, with unknown steps between'],
    ['shareholding', { interests: ['indirect'] }, 'A holds B through others'],
  ])('of the type %s with %o says: %s', async (type, properties, sentence) => {
    expect((await drawn(['A', 'B'], [relationship('A', 'B', properties, type)])).text).toContain(sentence);
  });

  it('is said once if it is the best in every respect, and several times if not', async () => {
    const one = await drawn(['A', 'B'], [relationship('A', 'B', { ownership_percentage: 60, confidence: 90 })]);
    expect(one.text).toContain('Shortest · Most certain · By control');
    const relationships = [
      relationship('A', 'B', { ownership_percentage: 10, confidence: 20 }),
      relationship('A', 'C', { ownership_percentage: 60, confidence: 90 }),
      relationship('C', 'B', { ownership_percentage: 60, confidence: 90 }),
    ];
    const two = await drawn(['A', 'B'], relationships);
    expect([...two.html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'Shortest',
      'Most certain · By control',
      'What was searched',
    ]);
    expect(two.text).not.toContain('No connection was found in which each step is control.');
  });

  it('of several says who is apart', async () => {
    const { text } = await drawn(['A', 'B', 'D'], [relationship('A', 'B'), relationship('D', 'E')]);
    expect(text).toContain('A connection joins 2 of 3.');
    expect(text).toContain('Not connected to any of the others: D.');
  });

  it('leads to the network of the same entities, with those between them expanded', async () => {
    const { html } = await drawn(['A', 'B'], [relationship('C', 'A'), relationship('C', 'B')]);
    expect(html).toContain(
      'href="/network?from=/companies/gb/A&amp;from=/companies/gb/B&amp;depth=1&amp;expanded=companies/gb/C&amp;path=gb/A,gb/C,gb/C,gb/B"',
    );
  });
});

describe('without a connection', () => {
  it('that is said for certain only if everything within the steps was searched', async () => {
    const { text } = await drawn(['A', 'B'], [relationship('A', 'C'), relationship('B', 'D')]);
    expect(text).toContain('No connection within 4 steps.');
    expect(text).toContain('the networks of 4 entities were read. Nothing within these steps was left out.');
    expect(text).toContain('Search 5 steps');
  });

  it('a hub that would connect is named, with a link that allows it', async () => {
    const { html, text } = await drawn(['A', 'B'], [...hub(0, 60), relationship('R', 'A'), relationship('R', 'B')]);
    expect(text).toContain('Connected only through R, which owns 62.');
    expect(html).toContain('href="/connections?from=/companies/gb/A&amp;to=/companies/gb/B&amp;hubs=/companies/gb/R"');
    expect(text).toContain('62 neighbours, would connect A and B');
  });

  it('hubs behind which nothing was searched are counted', async () => {
    const { text } = await drawn(['A', 'B'], [...hub(0, 60), relationship('R', 'A'), relationship('B', 'D')]);
    expect(text).toContain('No connection within 4 steps, entities with 50 or more neighbours left out.');
    expect(text).toContain('1 entity with 50 or more neighbours, behind which nothing was searched');
  });

  it('what was not asked for is counted, with the reason', async () => {
    const address = addressOf(['A', 'B']);
    const relationships = ['C', 'D', 'E'].map((name) => relationship('A', name));
    const failures = new Map([[pathOf('D'), { message: 'Too busy.', reason: 'busy' as const, retry_at: undefined }]]);
    const loaded = await load(address, { relationships, failures, kept: new Set() }, 4);
    const text = textOf(renderToStaticMarkup(<ConnectionsFound address={address} loaded={loaded} now={0} />));
    expect(text).toContain('No connection found within 4 steps, but not everything was searched.');
    expect(text).toContain('1 entity within reach was not asked for: no more calls were allowed.');
    expect(text).toContain('1 entity could not be loaded:D');
    expect(text).toContain('4 calls spent.');
  });
});

it('a search that would spend calls says its price first, and asks', async () => {
  const address = addressOf(['A', 'B']);
  const loaded = await load(address, { relationships: [relationship('A', 'B')], kept: new Set() }, 0);
  const html = renderToStaticMarkup(<ConnectionsFound address={address} loaded={loaded} now={0} />);
  expect(textOf(html)).toContain('It may take up to 6 calls, of 40 left today.');
  expect(textOf(html)).not.toContain('No connection');
  expect(html).toMatch(/<input type="hidden" name="ask" value="true"\/>/);
  expect(html).toMatch(/<input type="number"[^>]*name="calls"[^>]* value="6"/);
});

it('a search that found everything connected in cached copies offers no calls', async () => {
  const address = addressOf(['A', 'B']);
  const relationships = [relationship('A', 'B'), relationship('B', 'C')];
  const loaded = await load(address, { relationships, kept: new Set(['A', 'B'].map(pathOf)) }, 0);
  const text = textOf(renderToStaticMarkup(<ConnectionsFound address={address} loaded={loaded} now={0} />));
  expect(text).toContain('Connected in 1 step.');
  expect(text).not.toContain('It may take up to');
  expect(text).toContain('not asked for: the search ended once everything was connected, to save calls.');
});

describe('the form', () => {
  const formOf = (address: ConnectionsAddress, canSearch: boolean): string =>
    renderToStaticMarkup(
      <ConnectionForm
        address={address}
        names={new Map([[pathOf('A'), 'Aster']])}
        canSearch={canSearch}
        metered={false}
      />,
    );

  it('shows each chosen entity with a link that removes it', () => {
    const html = formOf(addressOf(['A', 'B'], 'steps=6'), true);
    expect(html).toContain('aria-label="Remove Aster"');
    expect(html).toContain('href="/connections?from=/companies/gb/B&amp;steps=6"');
  });

  it('sends what was chosen along', () => {
    const html = formOf(addressOf(['A'], 'dates=2020-02-01'), false);
    expect(html).toContain('<input type="hidden" name="from" value="/companies/gb/A"/>');
    expect(html).toContain('<input type="hidden" name="dates" value="2020-02-01"/>');
    expect(textOf(html)).toContain('Add one more to see how the two are connected.');
  });

  it('has no place for an eleventh', () => {
    const html = formOf(addressOf([...'ABCDEFGHIJ']), true);
    expect(textOf(html)).toContain('At most 10 at once: remove one to add another.');
    expect(html).not.toContain('name="add"');
  });
});

it('every entry that was not used is named, with the reason', () => {
  const address = addressOf([...'ABCDEFGHIJKA'], 'to=Harrowgate&to=/officers/3&steps=99&dates=soon&hubs=x&calls=-1');
  const missing = [{ id: pathOf('B'), failure: { message: 'Gone', reason: 'not_found' as const }, last_word: true }];
  const html = renderToStaticMarkup(
    <ConnectionProblems address={address} missing={missing} names={new Map([[pathOf('A'), 'Aster']])} now={0} />,
  );
  const text = textOf(html);
  expect(text).toContain('“Harrowgate” is no company, person or placeholder.');
  expect(html).toContain('&amp;add=Harrowgate"');
  expect(text).toContain('“/officers/3” is an officer.');
  expect(text).toContain('Given more than once, used once: Aster.');
  expect(text).toContain('At most 10 at once. Left out: /companies/gb/K.');
  expect(text).toContain('The steps must be a whole number from 1 to 12; the default is used.');
  expect(text).toContain('The calls must be a whole number from 0 to 1,000; the default is used.');
  expect(text).toContain('The day must be a date');
  expect(text).toContain('Not every allowed entity could be read');
  expect(text).toContain('/companies/gb/B is not searched.');
});
