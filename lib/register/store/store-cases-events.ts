import { describe, expect, it } from 'vitest';
import { parseDateFilter, parseTermFilter } from '@/lib/contract/parameters';
import { companyKey } from '@/lib/shared/links';
import { company, reference, window } from './case-inputs';
import type { EventInput } from './records';
import type { EventQuery, RegisterStore } from './store';
import { type OpenTrial, useTrial } from './trial';

/** Cases for the filters of events. */
export function describeEventStore(name: string, open: OpenTrial): void {
  describe(`events in ${name}`, () => {
    const { given } = useTrial(open);

    const eventQuery = (asked: Partial<EventQuery> = {}): EventQuery => ({
      ...{ order: 'time_range_ends_at', window },
      ...asked,
    });

    const descriptions = async (store: RegisterStore, asked: Partial<EventQuery> = {}) =>
      (await store.searchEvents(eventQuery(asked))).items.map(({ description }) => description);

    describe('filtering events', () => {
      const event = (
        key: string,
        starts_at: string | null,
        ends_at: string,
        given_: Partial<EventInput> = {},
      ): EventInput => ({
        ...{ kind: 'event', key, company: reference('1'), type: 'Event::Company::NameChange', categories: ['kyc'] },
        ...{
          starts_at,
          ends_at,
          description: key,
          provenance: { type: 'company' },
          created_at: '2026-05-05T10:00:00Z',
        },
        ...given_,
      });
      const inputs = [
        company('1', 'Zephyr'),
        company('2', 'Mistral', { jurisdiction_code: 'us_de' }),
        company('9', 'Hidden', { redacted: true }),
        event('march', '2026-03-01', '2026-03-31'),
        event('may', '2026-05-01', '2026-05-31', { company: { key: companyKey('us_de', '2'), name: '' } }),
        event('by june', null, '2026-06-30T23:59:59+00:00', {
          ...{ type: 'Event::Company::Incorporation', categories: ['existence'], created_at: '2026-05-04T23:59:59Z' },
        }),
        event('hidden', '2026-07-01', '2026-07-01', { company: reference('9') }),
        event('of nobody', '2026-07-01', '2026-07-01', { company: reference('77') }),
      ];

      it.each<[string, Partial<EventQuery>, string[]]>([
        ['nothing: the last first, none of redacted companies', {}, ['by june', 'may', 'march']],
        ['the date of their records', { order: 'created_at' }, ['may', 'march', 'by june']],
        ['the last day of a range', { time_range: parseDateFilter('2026-03-31') }, ['by june', 'march']],
        ['the first day of a range', { time_range: parseDateFilter('2026-05-01:2026-05-01') }, ['by june', 'may']],
        ['a range between two', { time_range: parseDateFilter('2026-04-01:2026-04-30') }, ['by june']],
        ['after a day', { time_range: parseDateFilter('2026-05-31:') }, ['by june']],
        ['before a day', { time_range: parseDateFilter(':2026-03-01') }, ['by june']],
        ['the day of their records', { created_at: '2026-05-04' }, ['by june']],
        ['a type', { type: parseTermFilter('event::company::incorporation') }, ['by june']],
        ['one of two types', { type: parseTermFilter('Event::Company::Incorporation|x') }, ['by june']],
        ['two types at once, which no event has', { type: parseTermFilter('Event::Company::Incorporation,x') }, []],
        ['a category', { categories: 'KYC' }, ['may', 'march']],
        ['a jurisdiction', { jurisdiction_code: 'US_DE' }, ['may']],
        ['two jurisdictions at once', { jurisdiction_code: 'us_de', within: { jurisdiction_code: 'gb' } }, []],
        ['a jurisdiction and its country', { country_code: 'us', within: { jurisdiction_code: 'us_de' } }, ['may']],
        ['a country', { country_code: 'us' }, ['may']],
      ])('by %s', async (_, asked, expected) => {
        const store = await given(...inputs);
        expect(await descriptions(store, asked)).toEqual(expected);
        expect((await store.searchEvents(eventQuery(asked))).total).toBe(expected.length);
      });

      it('gives one by its id, with whole days as its range', async () => {
        const store = await given(...inputs);
        const [march] = (
          await store.searchEvents(eventQuery({ time_range: parseDateFilter('2026-03-10:2026-03-10') }))
        ).items.slice(-1);
        expect(await store.findEvent(march?.id ?? 0)).toEqual(march);
        expect(march).toMatchObject({
          ...{
            jurisdiction_code: 'gb',
            company_number: '1',
            event_class: 'company',
            service_url: `/events/${march?.id}`,
          },
          time_range: { starts_at: '2026-03-01T00:00:00+00:00', ends_at: '2026-03-31T23:59:59+00:00' },
        });
      });
    });
  });
}
