import { describe, expect, it } from 'vitest';
import type { Company, Officer, Statement } from '@/lib/contract/records';
import { companyWith } from '@/lib/records/company/company.fixture';
import { company as end, person, statement } from '@/lib/records/statement/statement.fixture';
import { alignNames } from './rows';
import { furtherTies, sharedAddresses, sharedIdentifiers, sharedOfficers, sharedTies, statementTies } from './ties';

const officer = (id: number, name: string, more: Partial<Officer> = {}) => ({
  officer: { id, name, service_url: `/officers/${id}`, ...more },
});
const company = (number: string, facts: Partial<Company> = {}) =>
  companyWith({ company_number: number, name: `Company ${number}`, service_url: `/companies/gb/${number}`, ...facts });

describe('shared officers', () => {
  it('are candidates with reasons if names match, likeliest first', () => {
    const found = sharedOfficers([
      company('1', { officers: [officer(1, 'Ada Tarnfield'), officer(2, 'Bo Ryme', { date_of_birth: '1970-01-02' })] }),
      company('2', {
        officers: [
          officer(3, 'TARNFIELD, Ada'),
          officer(4, 'Mr Bo Ryme', { date_of_birth: '1970-01-02' }),
          officer(5, 'Cy Orr'),
        ],
      }),
    ]);
    expect(found.map(({ officers }) => officers.map(({ id }) => id))).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(found[0]?.reasons.map(({ fact }) => fact)).toContain('date_of_birth');
    expect(found[1]?.likelihood).toBe('weak');
  });

  it('are listed once for a person with two offices in a company', () => {
    const twice = company('1', { officers: [officer(1, 'Ada Tarnfield'), officer(2, 'Ada Tarnfield')] });
    expect(sharedOfficers([twice, company('2', { officers: [officer(3, 'Ada Tarnfield')] })])).toHaveLength(1);
  });

  it('are listed with different dates of birth as evidence against', () => {
    const born = (id: number, date_of_birth: string) => officer(id, 'Ada Tarnfield', { date_of_birth });
    const found = sharedOfficers([
      company('1', { officers: [born(1, '1970-01-02')] }),
      company('2', { officers: [born(2, '1981-01-02')] }),
    ]);
    expect(found[0]?.likelihood).toBe('against');
  });

  it('are empty within one company, or if a record has none', () =>
    expect(
      sharedOfficers([company('1', { officers: [officer(1, 'Ada Orr'), officer(2, 'Ada Orr')] }), company('2')]),
    ).toEqual([]));

  it('are found in each pair of three companies', () => {
    const all = ['1', '2', '3'].map((number) =>
      company(number, { officers: [officer(Number(number), 'Ada Tarnfield')] }),
    );
    expect(sharedOfficers(all).map(({ companies }) => companies.join())).toEqual(['0,1', '0,2', '1,2']);
  });
});

describe('shared addresses', () => {
  it('are found in any spelling, including those of officers, but not a town alone', () => {
    const found = sharedAddresses([
      company('1', { registered_address_in_full: '1 High Street,\nDuxbury, AB1 2CD' }),
      company('2', {
        registered_address_in_full: 'Duxbury',
        officers: [officer(1, 'Ada', { address: '1 HIGH STREET DUXBURY AB1 2CD' })],
      }),
      company('3', { registered_address_in_full: 'Duxbury' }),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.holders).toEqual([
      { company: 0, as: 'registered_address' },
      { company: 1, as: 'officer_address', of: 'Ada' },
    ]);
  });
});

describe('shared owners and other ties', () => {
  const owner = { name: 'Top Holdings', service_url: 'https://registry.example/companies/gb/9' };

  it('are found by record, and a compared company may own the other', () => {
    const ties = sharedTies([
      company('9', { name: 'Top Holdings' }),
      company('1', { controlling_entity: owner }),
      company('2', { ultimate_controlling_company: owner }),
    ]);
    expect(ties).toHaveLength(1);
    expect(ties[0]).toMatchObject({ by: 'record', holders: [{ as: 'compared' }, { company: 1 }, { company: 2 }] });
  });

  it('are marked as matching by name only without a shared record', () => {
    const owned = (service_url: string | null) => [
      { ultimate_beneficial_owner: { name: 'Ada Tarnfield', service_url } },
    ];
    const ties = sharedTies([
      company('1', { ultimate_beneficial_owners: owned('/placeholders/a') }),
      company('2', { ultimate_beneficial_owners: owned(null) }),
    ]);
    expect(ties.map(({ by }) => by)).toEqual(['name']);
  });

  it('are empty for unrelated namesakes', () =>
    expect(sharedTies([company('1', { name: 'Same' }), company('2', { name: 'Same' })])).toEqual([]));

  it('include identifiers of the same system only', () => {
    const identified = (uid: string, identifier_system_code: string) => ({
      identifiers: [{ identifier: { uid, identifier_system_code } }],
    });
    const all = [
      company('1', identified('X1', 'lei')),
      company('2', identified('x1 ', 'lei')),
      company('3', identified('X1', 'vat')),
    ];
    expect(sharedIdentifiers(all).map(({ holders }) => holders.map((holder) => holder.company))).toEqual([[0, 1]]);
  });
});

describe('ties in statements', () => {
  const pair = [company('1'), company('2')];
  const [one, two] = [end('Company 1', '1'), end('Company 2', '2')];
  const owner = end('Top Holdings', '9');
  const stated = (id: number, subject_entities: Statement['subject_entities'], object: typeof one, type?: string) =>
    statement({ id, subject_entities, object_entities: [object], ...(type && { data_type: type }) });

  it.each([
    'control_statement',
    'subsidiary_relationship',
    'share_parcel',
    'branch_relationship',
    'subsequent_registration',
    'alternate_registration',
    'intermediary',
  ])('are direct if one of type %s names both companies, in either direction', (type) => {
    const both = [stated(1, [one], two, type), stated(2, [two], one, type)];
    const { direct, parties } = statementTies(pair, both);
    expect(direct.map(({ statement: { id }, companies }) => [id, companies])).toEqual([
      [1, [0, 1]],
      [2, [1, 0]],
    ]);
    expect(parties).toEqual([]);
  });

  it('are shared parties, owners of all before others', () => {
    const other = end('Agent', '8');
    const { direct, parties } = statementTies(pair, [
      stated(1, [one], other),
      stated(2, [other], two),
      stated(3, [owner], one),
      stated(4, [owner], two),
      stated(5, [person('Oda')], one),
    ]);
    expect(direct).toEqual([]);
    expect(parties.map(({ party, holders }) => [party.name, holders.map(({ company: place }) => place)])).toEqual([
      ['Top Holdings', [0, 1]],
      ['Agent', [0, 1]],
    ]);
  });

  it('are none for parties without a record, whose names prove nothing', () => {
    const nameless = { ...person('Oda'), service_url: null };
    expect(statementTies(pair, [stated(1, [nameless], one), stated(2, [nameless], two)]).parties).toEqual([]);
  });

  it('do not repeat what the records say', () => {
    const controller = { name: 'Company 1', service_url: '/companies/gb/1' };
    const top = { name: 'Top Holdings', service_url: '/companies/gb/9' };
    const records = [
      company('1', { ultimate_controlling_company: top }),
      company('2', { controlling_entity: controller, ultimate_controlling_company: top }),
    ];
    const ties = sharedTies(records);
    expect(ties).toHaveLength(2);
    const direct = statementTies(records, [stated(1, [one], two)]);
    expect(furtherTies(ties, direct).map(({ thing }) => thing.name)).toEqual(['Top Holdings']);
    const through = statementTies(records, [stated(3, [owner], one), stated(4, [owner], two)]);
    expect(furtherTies(ties, through).map(({ thing }) => thing.name)).toEqual(['Company 1']);
  });
});

describe('names on a shared time axis', () => {
  const old = company('1', { incorporation_date: '1990-01-01' });
  const young = company('2', { incorporation_date: '2010-01-01' });

  it('are positioned by year', () => {
    const { years, names } = alignNames([old, young], '2019-12-31');
    expect(years.map(({ year }) => year)).toEqual([1990, 1995, 2000, 2005, 2010, 2015]);
    expect(names[0]?.[0]?.bar?.start).toBe(0);
    expect(names[1]?.[0]?.bar?.start).toBeCloseTo(years.find(({ year }) => year === 2010)?.at ?? -1, 5);
  });

  it('have no bar and no axis without dates', () => {
    const { years, names } = alignNames([company('1')], '2019-12-31');
    expect([years, names[0]?.[0]?.bar]).toEqual([[], undefined]);
  });
});
