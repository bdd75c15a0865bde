import { describe, expect, test } from 'vitest';
import { withoutPersonalFacts } from '@/lib/registry/request';
import { company, mapAll, person, relationship } from './fixtures';
import { personFacts } from './person-facts';

const DETAILS = {
  birthDate: '1971-04-23',
  deathDate: '2020-02-03',
  politicalExposure: {
    status: 'isPep',
    details: [
      {
        reason: 'Member of an invented parliament',
        jurisdiction: { name: 'Utopia', code: 'ut' },
        startDate: '2017-10-15',
      },
    ],
  },
  taxResidencies: [{ name: 'Utopia', code: 'ut' }],
  identifiers: [{ scheme: 'UT-TAXID', schemeName: 'Tax number', id: '77' }, {}],
  addresses: [
    { type: 'service', address: '1 Street, Town', postCode: 'AB1', country: { name: 'Utopia', code: 'ut' } },
    { type: 'residence' },
  ],
};

const FACTS = {
  birth_day: '1971-04-23',
  date_of_death: '2020-02-03',
  political_exposure: {
    status: 'isPep',
    details: [
      {
        reason: 'Member of an invented parliament',
        jurisdiction: { name: 'Utopia', code: 'ut' },
        start_date: '2017-10-15',
      },
    ],
  },
  tax_residencies: [{ name: 'Utopia', code: 'ut' }],
  person_identifiers: [{ scheme: 'UT-TAXID', scheme_name: 'Tax number', id: '77' }],
  addresses: [
    { type: 'service', address: '1 Street, Town', postal_code: 'AB1', country: { name: 'Utopia', code: 'ut' } },
  ],
};

test('what a statement says of a person beyond name, nationality and year is kept', () => {
  expect(personFacts(DETAILS)).toEqual(FACTS);
  expect(personFacts({})).toBeUndefined();
  expect(personFacts({ birthDate: '1971-04' })).toBeUndefined();
});

test.each([
  ['0.2', { hasPepStatus: true, pepStatusDetails: [{ reason: 'Minister', jurisdiction: { name: 'Utopia' } }] }],
  ['0.3', { pepStatus: 'isPep', pepStatusDetails: [{ reason: 'Minister', jurisdiction: { name: 'Utopia' } }] }],
])('political exposure is read as version %s gives it', (_, details) => {
  expect(personFacts(details)?.political_exposure).toEqual({
    status: 'isPep',
    details: [{ reason: 'Minister', jurisdiction: { name: 'Utopia' } }],
  });
});

describe('such facts', () => {
  const mapped = mapAll(
    company('owned'),
    person('ada', DETAILS),
    relationship('ada', [{ type: 'shareholding' }]),
  ).flat();
  const [, ada, statement] = mapped;

  test('are at the person, and not in statements that name it', () => {
    expect(ada).toMatchObject({
      kind: 'placeholder',
      details: { date_of_birth: { year: 1971, month: 4 }, person_facts: FACTS },
    });
    expect(statement).toMatchObject({ kind: 'statement' });
    expect(JSON.stringify(statement)).not.toMatch(/1971-04-23|UT-TAXID|parliament|1 Street/);
  });

  test('are withheld with the other personal facts', () => {
    const details = { entity_type: 'person', person_facts: FACTS };
    expect(withoutPersonalFacts({ person: details })).toEqual({ person: { entity_type: 'person' } });
  });
});

test('an entity that no register identifies keeps subtype, dates, names, numbers and address', () => {
  const [entity] = mapAll(
    company('trust', {
      entityType: { type: 'arrangement', subtype: 'trust', details: 'Family trust' },
      identifiers: [
        { schemeName: 'Own', id: 'T1' },
        { schemeName: 'Other', id: 'T2' },
      ],
      ...{ foundingDate: '1999-12-31', dissolutionDate: '2020', alternateNames: ['The Trust'] },
      addresses: [{ type: 'registered', address: '2 Street', country: { code: 'GB', name: 'United Kingdom' } }],
    }),
  ).flat();
  expect(entity).toMatchObject({
    ...{ kind: 'placeholder', identifier: 'T1' },
    details: {
      ...{ entity_type_as_given: 'arrangement', entity_subtype: 'trust', entity_type_details: 'Family trust' },
      ...{ founding_date: '1999-12-31', dissolution_date: '2020', other_names: ['The Trust'] },
      identifiers: [
        { scheme_name: 'Own', id: 'T1' },
        { scheme_name: 'Other', id: 'T2' },
      ],
      addresses: [{ type: 'registered', address: '2 Street', country: { code: 'GB', name: 'United Kingdom' } }],
      registered_address_in_full: '2 Street, United Kingdom',
    },
  });
});
