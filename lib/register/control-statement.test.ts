import { describe, expect, it } from 'vitest';
import { controlStatementSchema, type Statement } from '@/lib/contract/records';
import { toControlStatement } from './handlers/handlers';

const oda = {
  name: 'Oda Quillfeather',
  nationality: 'Norwegian',
  country_of_residence: 'Norway',
  date_of_birth: { year: 1970, month: 2 },
};

const statement = (given: Partial<Statement>): Statement => ({
  id: 5,
  data_type: 'control_statement',
  properties: {},
  service_url: '/statements/5',
  created_at: '2026-01-01T00:00:00Z',
  start_date: '2016-04-06',
  subject_entities: [],
  object_entities: [
    {
      entity_type: 'company',
      id: 1,
      name: 'Zephyr Ltd',
      company_number: '1',
      jurisdiction_code: 'gb',
      service_url: '/companies/gb/1',
    },
  ],
  ...given,
});

const flat = (given: Partial<Statement>) => controlStatementSchema.parse(toControlStatement(statement(given)));

describe('a control statement in the flat form', () => {
  it('has the controlled company and the start date', () => {
    expect(flat({ properties: { ultimate_beneficial_owner: true } })).toMatchObject({
      id: 5,
      is_ultimate_beneficial_owner: true,
      controlled_entity: { company: { name: 'Zephyr Ltd', company_number: '1', jurisdiction_code: 'gb' } },
      other_attributes: { notified_on: '2016-04-06', ceased_on: null },
      control_mechanisms: [],
      controlling_entities: [],
    });
  });

  const parent = {
    entity_type: 'company',
    name: 'Zephyr Holdings',
    company_number: '2',
    jurisdiction_code: 'gb',
    service_url: '/companies/gb/2',
  };

  it.each([
    [
      'a person with all that is said of it',
      [{ entity_type: 'person', entity_properties: oda }],
      [],
      [{ person: oda }],
    ],
    [
      'a person whose name is in parts',
      [{ entity_type: 'person', entity_properties: { name: { given_name: 'Oda', family_name: 'Quillfeather' } } }],
      [],
      [{ person: { name: 'Oda Quillfeather' } }],
    ],
    [
      'a company as the register knows it',
      [{ entity_type: 'company', entity_properties: { name: 'Zephyr Hldgs' } }],
      [parent],
      [
        {
          company: {
            name: 'Zephyr Holdings',
            company_number: '2',
            jurisdiction_code: 'gb',
            service_url: '/companies/gb/2',
          },
        },
      ],
    ],
    [
      'a company the register does not know, as the statement has it',
      [{ entity_type: 'company', entity_properties: { name: 'Far Away Inc', company_number: '9' } }],
      [],
      [{ company: { name: 'Far Away Inc', company_number: '9', jurisdiction_code: null } }],
    ],
    [
      'what is neither, with its type',
      [{ entity_type: 'organisation', entity_properties: { name: 'A Trust' } }],
      [],
      [{ company: { name: 'A Trust', company_number: null, jurisdiction_code: null, entity_type: 'organisation' } }],
    ],
    [
      'its first end, if the properties name no one',
      undefined,
      [parent],
      [
        {
          company: {
            name: 'Zephyr Holdings',
            company_number: '2',
            jurisdiction_code: 'gb',
            service_url: '/companies/gb/2',
          },
        },
      ],
    ],
    ['no one, if the properties say so', [], [{ entity_type: 'unknown', name: 'Unknown' }], []],
  ])('has as controller %s', (_, controlling_entities, subject_entities, expected) => {
    expect(flat({ properties: { controlling_entities }, subject_entities }).controlling_entities).toEqual(expected);
  });
});
