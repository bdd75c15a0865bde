import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventSchema } from '@/lib/contract/records';
import { ORIGIN, openTestRegister, program, type TestRegister } from './records-fixture';

let register: TestRegister;
beforeEach(() => {
  register = openTestRegister();
});
afterEach(() => register.db.close());

const listSchema = z.object({
  results: z.object({ events: z.array(z.object({ event: eventSchema })), total_count: z.number() }),
});

async function events(address: string) {
  const { body } = await register.get(address, { caller: program('good') });
  return listSchema.parse(body).results.events.map(({ event }) => event);
}

describe('events', () => {
  it.each([
    ['companies/events', 1],
    ['companies/gb/events', 1],
    ['companies/GB/events', 1],
    ['companies/us_de/events', 0],
    ['companies/gb/1%2FA/events', 1],
    ['companies/events?categories=kyc', 1],
    ['companies/events?categories=corporate', 0],
    ['companies/events?type=Event::Company::GazetteNotice|Event::Company::Incorporation', 1],
    ['companies/events?type=Event::Company::GazetteNotice,Event::Company::Incorporation', 0],
    ['companies/events?time_range=2026-01-20:2026-01-31', 1],
    ['companies/events?time_range=2026-01-21', 0],
    ['companies/events?jurisdiction_code=gb&country_code=gb&order=created_at', 1],
    ['companies/us_de/events?jurisdiction_code=gb', 0],
    ['companies/events?unknown=1', 1],
  ])('%s lists %i', async (address, count) => {
    expect(await events(address)).toHaveLength(count);
  });

  it('name the statement from which they were derived', async () => {
    const [event] = await events('companies/gb/1%2FA/events');
    expect(event).toMatchObject({
      ...{ event_class: 'company', description: 'Gazette Notice: Striking-off', jurisdiction_code: 'gb' },
      ...{ company_number: '1/A', service_url: `${ORIGIN}/events/${event?.id}` },
      provenance: { type: 'statement', id: 2, service_url: `${ORIGIN}/statements/2`, sample_date: '2026-01-20' },
    });
    const { body } = await register.get(`events/${event?.id}`, { caller: program('good') });
    expect(body).toMatchObject({ results: { event } });
  });

  it('write the address of the statement under the configured name', async () => {
    const options = { urlField: 'opencorporates_url' };
    const { body } = await register.get('events/1', { caller: program('good'), options });
    expect(body).toMatchObject({
      results: { event: { provenance: { opencorporates_url: `${ORIGIN}/statements/2` } } },
    });
  });

  it.each([
    ['A', null, 'companies/events', 503],
    ['B', null, 'companies/events', 401],
    ['B', null, 'companies/gb/events', 401],
    ['B', null, 'companies/gb/1%2FA/events', 401],
    ['B', null, 'events/1', 401],
    ['A', 'good', 'events/1', 200],
    ['B', 'good', 'events/99', 404],
    ['B', 'good', 'companies/xx/events', 404],
    ['B', 'good', 'companies/gb/404/events', 404],
    ['B', 'good', 'companies/gb/2/events', 503],
    ['B', 'good', 'companies/events?time_range=may', 400],
    ['B', 'good', 'companies/events?created_at=2026-01-01:2026-02-01', 400],
    ['B', 'good', 'companies/events?order=name', 400],
    ['B', 'good', 'companies/events?per_page=101', 400],
  ] as const)('Form %s with the token %j: %s gives %i', async (form, token, address, status) => {
    const reply = await register.get(address, { caller: program(token), options: { form } });
    expect(reply.status).toBe(status);
  });
});
