import { describe, expect, it } from 'vitest';
import type { Statement } from '@/lib/contract/records';
import type { Language } from '@/lib/shared/language/language';
import { statementsBehind } from './company';

const SELF = '/companies/gb/1';
const entity = (name: string, service_url: string) => ({ entity_type: 'company', name, service_url });

const statement = (id: number, facts: Partial<Statement> = {}): Statement => ({
  id,
  data_type: 'control_statement',
  properties: {},
  service_url: `/statements/${id}`,
  subject_entities: [entity('OWNER', '/companies/gb/2')],
  object_entities: [entity('SELF', SELF)],
  ...facts,
});

const idsOf = (statements: Statement[]) => statementsBehind(SELF, statements, [], 'en').map(({ id }) => id);

describe('control statements', () => {
  it.each<[string, Partial<Statement>, number[]]>([
    ['a control statement', {}, [1]],
    ['a share parcel', { data_type: 'share_parcel' }, [1]],
    ['a notice', { data_type: 'gazette_notice' }, []],
    ['control of another', { object_entities: [entity('OTHER', '/companies/gb/3')] }, []],
    ['control without an object', { object_entities: null }, []],
  ])('include %s: %j', (_, facts, ids) => {
    expect(idsOf([statement(1, facts)])).toEqual(ids);
  });

  it('are sorted current first, then by confidence', () => {
    const sure = (confidence: number) => ({ provenances: [{ confidence }, { confidence: 10 }] });
    expect(
      idsOf([
        statement(1, { ...sure(99), end_date: '2020-01-01' }),
        statement(2, sure(60)),
        statement(3, sure(90)),
        statement(4),
      ]),
    ).toEqual([3, 2, 4, 1]);
  });

  it.each([
    [
      {
        mechanism_type: 'share_ownership',
        mechanism_properties: { percentage_of_shares: { minimum: 25, maximum: 50 } },
      },
      ['Share ownership 25–50\u00a0%'],
    ],
    [
      { mechanism_type: 'share_ownership', mechanism_properties: { percentage_of_shares: { minimum: 75 } } },
      ['Share ownership 75–100\u00a0%'],
    ],
    [{ mechanism_type: 'voting_rights' }, ['Voting rights']],
    [{ mechanism_type: 7 }, []],
    ['something else', []],
  ])('state what is held: %j', (mechanism, holding) => {
    const [line] = statementsBehind(
      SELF,
      [statement(1, { properties: { control_mechanisms: [mechanism] } })],
      [],
      'en',
    );
    expect(line?.holding).toEqual(holding);
  });

  it.each<[Language, string, string[]]>([
    ['de', 'Kontrollaussage', ['Stimmrechte 25–50 %', 'Something new']],
    ['fr', 'Déclaration de contrôle', ['Droits de vote 25–50 %', 'Something new']],
  ])('are labelled in %s, with unknown codes made readable', (language, kind, holding) => {
    const control_mechanisms = [
      { mechanism_type: 'voting_rights', mechanism_properties: { percentage_of_shares: { minimum: 25, maximum: 50 } } },
      { mechanism_type: 'something_new' },
    ];
    const [line] = statementsBehind(SELF, [statement(1, { properties: { control_mechanisms } })], [], language);
    expect(line?.kind).toBe(kind);
    expect(line?.holding.map((words) => words.replace(/[\u00a0\u202f]/g, ' '))).toEqual(holding);
  });

  it('use the share of the network if they state none', () => {
    const relationship = {
      relationship_type: 'subsidiary',
      relationship_properties: { ownership_percentage: 72.1, statement_ids: [1] },
      parent_name: 'OWNER',
      parent_type: 'Company',
      parent_service_url: '/companies/gb/2',
      child_name: 'SELF',
      child_type: 'Company',
      child_service_url: SELF,
    };
    const lines = statementsBehind(SELF, [statement(1), statement(2)], [relationship], 'en');
    expect(lines.map(({ holding }) => holding)).toEqual([['72.1\u00a0%'], []]);
  });

  it('name an ultimate parent as what it is', () => {
    const properties = { direct: false, ultimate: true };
    const [line] = statementsBehind(SELF, [statement(1, { properties })], [], 'en');
    expect(line?.holding).toEqual(['Ultimate parent']);
  });

  it('say why no controller is named', () => {
    const properties = {
      no_controlling_entities_reasons: ['steps-to-find-psc-not-yet-completed'],
      control_mechanisms: 3,
    };
    const [line] = statementsBehind(SELF, [statement(1, { properties, subject_entities: [] })], [], 'en');
    expect(line).toMatchObject({ holders: [], reasons: ['Steps to find psc not yet completed'] });
  });
});
