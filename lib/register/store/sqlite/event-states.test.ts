import { describe, expect, it } from 'vitest';
import { statesOfDescription } from './sql-parts';

describe('the states parsed from an event', () => {
  it.each([
    ['Incorporation', 'Incorporated', { before: null, after: { incorporation_date: '2026-03-01' } }],
    ['BecameInactive', 'Became Inactive', { before: { inactive: false }, after: { inactive: true } }],
    ['NoLongerInactive', 'No Longer Inactive', { before: { inactive: true }, after: { inactive: false } }],
    [
      'NameChange',
      "Change of name from 'Ashby' to 'O'Neill'",
      { before: { name: 'Ashby' }, after: { name: "O'Neill" } },
    ],
    [
      'StatusChange',
      "Change of status from 'Active' to 'In two\nlines'",
      { before: { current_status: 'Active' }, after: { current_status: 'In two\nlines' } },
    ],
    [
      'AddressChange',
      "Change of registered address from '1 Quay, Ashby' to '2 St John's Lane'",
      {
        before: { registered_address_in_full: '1 Quay, Ashby' },
        after: { registered_address_in_full: "2 St John's Lane" },
      },
    ],
    ['NameChange', 'Change of legal name', null],
    ['GazetteNotice', 'Gazette Notice', null],
  ])('are known for %s: %s', (type, description, states) => {
    expect(statesOfDescription(`Event::Company::${type}`, description, '2026-03-01T09:00:00+00:00')).toEqual(states);
  });

  it('are unknown for an incorporation without a day', () => {
    expect(statesOfDescription('Event::Company::Incorporation', 'Incorporated', null)).toBeNull();
  });
});
