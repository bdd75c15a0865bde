import { describe, expect, it } from 'vitest';
import { limitsWithoutToken, needsToken, refusedWithoutToken } from './redact';

const asked = (address: string): string | undefined => {
  const [path = '', query] = address.split('?');
  return needsToken({ path, params: new URLSearchParams(query) });
};

describe('without a token', () => {
  it.each(['companies/events', 'companies/gb/events', 'companies/gb/00000001/events', 'events/1', 'account_status'])(
    '%s is never sent',
    (path) => expect(asked(path)).toMatch(/only to holders of a token/),
  );

  it.each([
    ['companies/search?q=a&per_page=31', 'per_page=31'],
    ['companies/search?order=created_at', 'order=created_at'],
    ['companies/search?order=updated_at', 'order=updated_at'],
    ['companies/search?order=incorporation_date', 'order=incorporation_date'],
    ['companies/search?order=dissolution_date', 'order=dissolution_date'],
    ['companies/search?identifier_uids=GB1', 'identifier_uids=GB1'],
    ['officers/search?q=a&address=london', 'address=london'],
    ['officers/search?q=a&date_of_birth=1970-01-01', 'date_of_birth=1970-01-01'],
  ])('%s is not sent, and the sentence names %s', (address, named) => expect(asked(address)).toContain(` ${named} `));

  it.each([
    'versions',
    'companies/search?q=a&per_page=30&order=score',
    'companies/search?identifier_uids=&order=',
    'companies/gb/00000001',
    'officers/search?q=a',
    'no/such/path',
  ])('%s is sent', (address) => expect(asked(address)).toBeUndefined());

  it('is refused with the reason, or not at all', () => {
    const params = new URLSearchParams();
    expect(refusedWithoutToken({ path: 'events/1', params })).toMatchObject({
      status: 403,
      body: { error: { message: needsToken({ path: 'events/1', params }), reason: 'needs_token' } },
    });
    expect(refusedWithoutToken({ path: 'versions', params })).toBeUndefined();
  });

  it('lists what a form lacks', () => {
    expect(limitsWithoutToken('A', 'en')).toEqual(['the service answers nothing']);
    expect(limitsWithoutToken('B', 'en').slice(0, 3)).toEqual(['30 per page', 'no events', 'no sorting by date']);
    expect(limitsWithoutToken('unknown', 'de')).toEqual(limitsWithoutToken('B', 'de'));
    expect(limitsWithoutToken('B', 'de').slice(0, 2)).toEqual(['30 pro Seite', 'keine Ereignisse']);
    expect(limitsWithoutToken('B', 'fr').slice(0, 2)).toEqual(['30 par page', 'pas d’événements']);
  });
});
