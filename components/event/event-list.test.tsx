import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '@/lib/api/registry';
import { RegistryError } from '@/lib/contract/errors';
import type { CompanyEvent } from '@/lib/contract/records';
import { eventOf } from '@/lib/records/event/event.fixture';
import { type EventFilter, NO_EVENT_FILTER, printEventFilter } from '@/lib/records/event/filter';
import { links } from '@/lib/shared/links';
import { EventList, type EventListProps } from './event-list';
import { EventProfile } from './event-profile';

const pageOf = (...items: CompanyEvent[]): Page<CompanyEvent> => ({
  items,
  page: 1,
  per_page: 30,
  total_pages: 1,
  total_count: items.length,
});

const hrefOf = (filter: EventFilter): string => links.events(printEventFilter(filter));

function drawn(part: Partial<EventListProps> = {}): string {
  const html = renderToStaticMarkup(
    <EventList
      scope="all"
      filter={NO_EVENT_FILTER}
      hrefOf={hrefOf}
      results={pageOf(eventOf())}
      names={new Map([['/companies/gb/01234500', 'New Tarn Ltd']])}
      now={Date.parse('2026-01-01')}
      {...part}
    />,
  );
  return html.replaceAll('<!-- -->', '');
}

describe('event list', () => {
  it('shows the name of the company if available, else its number', () => {
    expect(drawn()).toMatch(/href="\/companies\/gb\/01234500"[^>]*><bdi>New Tarn Ltd<\/bdi><\/a>/);
    expect(drawn({ names: new Map() })).toContain('<bdi>Company 01234500</bdi>');
    expect(drawn({ names: undefined })).not.toContain('href="/companies/gb/01234500"');
  });

  it('offers unknown types and categories from the list and the address', () => {
    const html = drawn({
      results: pageOf(eventOf({ type: 'Event::Company::AddressChange', categories: ['moon'] })),
      filter: { ...NO_EVENT_FILTER, type: ['Chosen, by hand'] },
    });
    expect(html).toContain('value="Event::Company::AddressChange"');
    expect(html).toContain('<option value="moon">');
    expect(html).toContain('checked="" value="Chosen, by hand|"');
  });

  it('has no jurisdiction filter if the path sets the jurisdiction', () => {
    expect(drawn()).toContain('name="jurisdiction_code"');
    expect(drawn({ scope: 'jurisdiction' })).not.toContain('name="jurisdiction_code"');
  });

  it('shows a failure, not an empty list', () => {
    const failure = new RegistryError('refused', 'Only with a token.', { reason: 'needs_token' });
    const html = drawn({ results: undefined, failure });
    expect(html).toContain('This needs an API token');
    expect(html).not.toMatch(/No events|0 events/);
  });

  it.each([
    ['nothing recorded', NO_EVENT_FILTER, 'This registry holds no events.', 'The list may be incomplete'],
    [
      'filters',
      { ...NO_EVENT_FILTER, categories: 'kyc' },
      'No events match all of these filters.',
      'List without “Category: kyc”',
    ],
    [
      'a page too far',
      { ...NO_EVENT_FILTER, page: 9 },
      'There are no events on this page of the list.',
      'Go to the first page',
    ],
  ] as const)('says why it is empty: %s', (_, filter, said, offered) => {
    const html = drawn({ results: pageOf(), filter });
    expect(html).toContain(said);
    expect(html).toContain(offered);
  });

  it('escapes names', () => {
    const name = '<b>&</b> \u202eevil';
    const html = drawn({ results: pageOf(eventOf({ derived_from: { before: { name }, after: { name: 'שלום' } } })) });
    expect(html).not.toContain('<b>');
    expect(html).toContain('<bdi class="font-normal">שלום</bdi>');
  });
});

describe('event page', () => {
  const html = (part: Partial<CompanyEvent>) =>
    renderToStaticMarkup(<EventProfile event={eventOf(part)} />).replaceAll('<!-- -->', '');

  it('states the range of days and the snapshots behind it', () => {
    expect(html({})).toContain('Happened between 3 and 10 May 2019.');
    expect(html({})).toContain('comparing the register on 3 May 2019 and on 10 May 2019');
  });

  it.each([
    [
      { type: 'statement', id: 5, service_url: 'https://registry.example/statements/5', sample_date: '2020-01-02' },
      'href="/statements/5"',
    ],
    [{ type: 'statement', id: 5, service_url: 'javascript:alert(1)' }, 'From statement 5, seen on an unknown date.'],
    [
      { type: 'company', later_snapshot: { sampled_at: '2020-01-02T00:00:00Z' } },
      'not compared with an earlier version',
    ],
    [{ type: 'company' }, 'From two versions of the register with unknown dates'],
    [{ type: 'rumour' }, 'From a source of a type that the interface does not explain: “rumour”.'],
    [null, 'The registry does not say how it knows of this event.'],
  ])('states the evidence: %j', (provenance, said) => expect(html({ provenance })).toContain(said));

  it('shows the payload as names and values, and links only web addresses', () => {
    const drawnPayload = html({
      payload: { url: 'https://gazette.example/1', script: 'javascript:alert(1)', officer: { end_date: null } },
    });
    expect(drawnPayload).toContain('href="https://gazette.example/1"');
    expect(drawnPayload).not.toContain('href="javascript');
    expect(drawnPayload).toContain('Officer end date');
    expect(drawnPayload).toContain('Not known');
  });

  it('has no empty sections', () => {
    expect(html({ derived_from: null, payload: null })).not.toMatch(/What changed|What was recorded/);
  });
});
