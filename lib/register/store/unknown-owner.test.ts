import { describe, expect, it } from 'vitest';
import { namelessPerson, unknownOwner } from './sqlite/read/networks';

describe('a statement without a controller', () => {
  it.each([
    [['psc-exists-but-not-identified'], 'Unknown: psc exists but not identified'],
    [['subject exempt from disclosure', 'no beneficial owners'], 'Unknown: subject exempt from disclosure'],
    [['unknown'], 'Unknown'],
    [[], 'Unknown'],
    [undefined, 'Unknown'],
    [['no-individual-or-entity-with-signficant-control'], undefined],
    [['no beneficial owners'], undefined],
  ])('for the reasons %j speaks of %j', (no_controlling_entities_reasons, name) => {
    expect(unknownOwner({ no_controlling_entities_reasons })).toBe(name);
  });
});

describe('a person in a statement', () => {
  const statement = (entity_properties: object) => ({
    controlling_entities: [{ entity_type: 'person', entity_properties }],
  });

  it.each([
    [
      { person_type: 'anonymous person', reason: 'interested-party-exempt' },
      'Anonymous person: interested party exempt',
    ],
    [{ person_type: 'unknown person' }, 'Anonymous person'],
    [{ name: 'Ada Invented' }, undefined],
  ])('with the facts %j is without a name: %j', (facts, name) => {
    expect(namelessPerson(statement(facts), 'Anonymous person')).toBe(name);
  });
});
