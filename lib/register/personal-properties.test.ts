import { describe, expect, it } from 'vitest';
import { withoutPersonalProperties } from './handlers/companies';

const open = { personal: true, restrictedParameters: true };
const closed = { personal: false, restrictedParameters: true };
const facts = { date_of_birth: { year: 1970 }, nationality: 'Norwegian', registered_address: { locality: 'X' } };

describe('personal facts in a statement', () => {
  it.each([
    [
      'an entity of the type person',
      { controlling_entities: [{ entity_type: 'person', entity_properties: { name: 'Oda', ...facts } }] },
      { controlling_entities: [{ entity_type: 'person', entity_properties: { name: 'Oda' } }] },
    ],
    ['a member under the key person', { person: { name: 'Oda', ...facts } }, { person: { name: 'Oda' } }],
    [
      'a shareholder who is a person',
      { shareholders: [{ name: 'Oda', type: 'Person', address: '1 Sample Street' }] },
      { shareholders: [{ name: 'Oda', type: 'Person' }] },
    ],
    [
      'nothing of a company',
      { entity_type: 'company', entity_properties: { name: 'Zephyr', registered_address: 'X' } },
      { entity_type: 'company', entity_properties: { name: 'Zephyr', registered_address: 'X' } },
    ],
  ])('is withheld from %s, save with a token', (_, given, expected) => {
    expect(withoutPersonalProperties(given, closed)).toEqual(expected);
    expect(withoutPersonalProperties(given, open)).toBe(given);
  });
});
