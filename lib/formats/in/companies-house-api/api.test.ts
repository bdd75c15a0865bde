import { describe, expect, test } from 'vitest';
import { isLater } from '../format';
import { companiesHouseApi } from './api';

const FILE = { name: 'reply.json', date: '2024-06-01T00:00:00.000Z' };

function map(raw: unknown) {
  const mapped = companiesHouseApi.createMapper()(raw, FILE, false);
  if (isLater(mapped)) throw new Error('nothing here waits');
  return mapped;
}

const mapAll = (raw: unknown) => {
  const mapped = map(raw);
  if ('skip' in mapped) throw new Error(mapped.skip);
  return mapped;
};

const PROFILE = {
  company_number: '00000077',
  company_name: 'INVENTED LIMITED',
  company_status: 'voluntary-arrangement',
  type: 'ltd',
  date_of_creation: '2001-02-03',
  sic_codes: ['62012'],
  registered_office_address: { address_line_1: '1 Street', locality: 'Town', region: null, postal_code: 'AB1 2CD' },
  previous_company_names: [{ name: 'OLDER LIMITED', effective_from: '2001-02-03', ceased_on: '2010-05-05' }],
  accounts: { last_accounts: { made_up_to: '2020-12-31' } },
};

test('a profile is a company with its former names', () => {
  expect(mapAll(PROFILE)[0]).toMatchObject({
    company_number: '00000077',
    name: 'INVENTED LIMITED',
    company_type: 'Private limited company',
    current_status: 'Voluntary arrangement',
    inactive: false,
    registered_address_in_full: '1 Street, Town, AB1 2CD',
    previous_names: [{ company_name: 'OLDER LIMITED', start_date: '2001-02-03', end_date: '2010-05-05' }],
    industry_codes: [{ code_scheme_id: 'uk_sic_2007', code: '62012' }],
  });
});

test('results of a search are companies, and one without a name costs no other', () => {
  const result = (company_number: string, given: object) => ({ company_number, company_type: 'ltd', ...given });
  const reply = {
    kind: 'search#companies',
    items: [
      result('1', { title: 'A  LIMITED', company_status: 'dissolved', date_of_cessation: '2019-01-15' }),
      result('2', {}),
      result('3', { title: 'B LIMITED' }),
    ],
  };
  const companies = mapAll(reply).filter(({ kind }) => kind === 'company');
  expect(companies).toMatchObject([
    { company_number: '00000001', name: 'A LIMITED', inactive: true, dissolution_date: '2019-01-15' },
    { company_number: '00000003' },
  ]);
});

const links = { self: '/company/00000077/officers' };

test('officers have their days, birth and id', () => {
  const officer = {
    name: 'INVENTED, Ada',
    officer_role: 'corporate-nominee-secretary',
    appointed_on: '2001-02-03',
    resigned_on: '2002-03-04',
    date_of_birth: { year: 1980, month: 2 },
    links: { officer: { appointments: '/officers/AbC/appointments' } },
  };
  expect(mapAll({ items: [officer, { officer_role: 'director' }], links })).toEqual([
    expect.objectContaining({
      kind: 'officer',
      name: 'INVENTED, Ada',
      position: 'corporate nominee secretary',
      uid: 'AbC',
      start_date: '2001-02-03',
      end_date: '2002-03-04',
      date_of_birth: '1980-02',
      inactive: true,
      company: expect.objectContaining({ key: 'company:gb/00000077' }),
    }),
  ]);
});

test('filings have their code in words, and what it leaves open', () => {
  const filing = (given: object) => ({
    date: '2018-08-02',
    category: 'address',
    type: 'AD01',
    description: 'change-of-address',
    ...given,
  });
  const made = mapAll({
    items: [
      filing({
        transaction_id: 'Mz',
        description_values: { change_date: '2018-07-31' },
        links: { self: '/company/00000077/filing-history/Mz' },
      }),
      filing({ description: 'legacy', description_values: { description: 'Particulars of a charge' } }),
      filing({ date: null }),
    ],
  });
  expect(made).toMatchObject([
    {
      title: 'Change of address',
      description: 'Change date: 2018-07-31',
      uid: 'Mz',
      filing_type: 'address',
      filing_code: 'AD01',
    },
    { title: 'Particulars of a charge' },
  ]);
});

describe('an entry of the Gazette is a notice beside the filing', () => {
  const noticeOf = (given: object) => {
    const item = { date: '2019-02-05', category: 'gazette', type: 'GAZ1', transaction_id: 'Mz', ...given };
    return mapAll({ items: [item], links })[1];
  };

  test.each([
    ['gazette-notice-compulsory', 'First Gazette notice for compulsory strike-off', '2019-02-05'],
    ['gazette-notice-voluntary', 'First Gazette notice for voluntary strike-off', '2019-02-05'],
    ['gazette-dissolved-compulsary', 'Final Gazette dissolved via compulsory strike-off', '2019-02-05'],
    // The date is that of the register: the date in the Gazette is not stated.
    ['gazette-filings-brought-up-to-date', 'Compulsory strike-off action has been discontinued', null],
    ['gazette-dissolved-liquidation', 'Final Gazette dissolved following liquidation', null],
    ['gazette-of-another-kind', 'Gazette of another kind', null],
  ])('%s', (description, title, published) => {
    const type = published === null ? 'other' : 'striking off of subjects';
    expect(noticeOf({ description })).toMatchObject({
      kind: 'statement',
      data_type: 'gazette_notice',
      objects: [{ key: 'company:gb/00000077' }],
      properties: {
        date_published: published,
        filed_on: '2019-02-05',
        about: { type, classification: [{ code: 'GAZ1', name: title }] },
      },
      start_date: published,
      search: { title, classification: type, published_at: published },
    });
  });

  test('with another category, as flattened records have it', () => {
    expect(noticeOf({ category: 'GENERAL', description: 'gazette-notice-voluntary' })).toMatchObject({
      data_type: 'gazette_notice',
    });
  });

  test('and no other filing is', () => {
    expect(noticeOf({ category: 'dissolution', description: 'dissolved-compulsory-strike-off-suspended' })).toBe(
      undefined,
    );
  });
});

test('charges are data of the company', () => {
  const charge = {
    charge_number: 9,
    status: 'fully-satisfied',
    classification: { description: 'A registered charge' },
    persons_entitled: [{ name: 'Lender Limited' }],
    links: { self: '/company/00000077/charges/x' },
  };
  expect(mapAll({ items: [charge] })).toMatchObject([
    {
      data_type: 'Charge',
      title: 'A registered charge, fully satisfied',
      description: 'Lender Limited',
      attributes: { charge_number: '9', status: 'fully-satisfied' },
    },
  ]);
});

test('persons with significant control are read as those of the snapshot', () => {
  const item = {
    kind: 'individual-person-with-significant-control',
    name: 'Ada Invented',
    natures_of_control: ['significant-influence-or-control'],
    links: { self: '/company/00000077/persons-with-significant-control/individual/x' },
  };
  expect(mapAll({ items: [item] }).map(({ kind }) => kind)).toEqual(['placeholder', 'statement']);
});

test('a flattened record is a company with directors and filings', () => {
  const made = mapAll({
    companyNumber: '77',
    companyName: 'INVENTED LTD',
    companyStatus: 'liquidation',
    directors: [{ name: 'INVENTED, Ada', appointmentDate: '2019-09-06' }],
    filingHistory: [{ date: '2020-01-01', type: 'AA', description: 'accounts' }],
  });
  expect(made).toMatchObject([
    { kind: 'company', current_status: 'Liquidation', inactive: true },
    { kind: 'officer', position: 'director', start_date: '2019-09-06' },
    { kind: 'filing', date: '2020-01-01' },
  ]);
});

describe('rejected records', () => {
  test.each([
    [
      'a profile without a number',
      { ...PROFILE, company_number: '?' },
      'no company number of the form Companies House gives',
    ],
    [
      'a list of no company',
      { items: [{ officer_role: 'director', name: 'A' }] },
      'a list that does not say of which company',
    ],
    ['a list of something else', { items: [{ x: 1 }], links }, 'a list of things that are not known here'],
    ['something else', { x: 1 }, 'a reply of a kind that is not known here'],
  ])('%s', (_, raw, reason) => expect(map(raw)).toEqual({ skip: reason }));

  test('an empty list, which is no fault of it', () => expect(map({ items: [] })).toEqual([]));
});

describe('the appointments of an officer', () => {
  const list = {
    name: 'Ada INVENTED',
    kind: 'personal-appointment',
    links: { self: '/officers/x1/appointments' },
    items: [
      {
        ...{ name: 'Ada INVENTED', officer_role: 'director', appointed_on: '2001-02-03', occupation: 'Baker' },
        appointed_to: { company_number: '77', company_name: 'INVENTED LIMITED', company_status: 'active' },
        links: { company: '/company/00000077', self: '/company/00000077/appointments/y' },
      },
      {
        ...{ name: 'Ada INVENTED', officer_role: 'secretary', appointed_on: '2002-02-03', resigned_on: '2003-02-03' },
        appointed_to: { company_number: 'SC000078', company_name: 'OTHER LIMITED' },
      },
      { name: 'Ada INVENTED', officer_role: 'director', appointed_to: {} },
    ],
  };

  test('are an office in each company, with the person’s number', () => {
    expect(mapAll(list)).toMatchObject([
      {
        ...{ kind: 'officer', uid: 'x1', name: 'Ada INVENTED', position: 'director', occupation: 'Baker' },
        company: { key: 'company:gb/00000077', name: 'INVENTED LIMITED' },
      },
      { company: { key: 'company:gb/SC000078' }, position: 'secretary', end_date: '2003-02-03', inactive: true },
    ]);
    expect(mapAll(list)).toHaveLength(2);
  });

  test('are the same records as in the lists of their companies', () => {
    const [item] = list.items;
    const links = { officer: { appointments: '/officers/x1/appointments' }, self: '/company/00000077/appointments/y' };
    const ofCompany = mapAll({ links: { self: '/company/00000077/officers' }, items: [{ ...item, links }] });
    const keys = [mapAll(list)[0], ofCompany[0]].map((input) => input?.kind === 'officer' && input.key);
    expect(keys[0]).toBe('companies-house:officer:00000077:x1:director:2001-02-03');
    expect(keys[1]).toBe(keys[0]);
  });

  test('are recognised, and so is a reply on insolvency', () => {
    for (const reply of [list, { etag: 'x', cases: [{ type: 'a', dates: [], practitioners: [] }] }]) {
      expect(companiesHouseApi.recognises({ name: 'f', start: JSON.stringify(reply, null, 1) })).toBe(true);
    }
  });
});

describe('a reply on insolvency', () => {
  const reply = {
    etag: 'e',
    cases: [
      {
        ...{ type: 'creditors-voluntary-liquidation', number: '1', notes: [] },
        dates: [
          { type: 'wound-up-on', date: '2020-02-03' },
          { type: 'due-to-be-dissolved-on', date: '2021-02-30' },
        ],
        practitioners: [
          { name: 'Ada Invented', role: 'practitioner', appointed_on: '2020-02-03', address: { address_line_1: 'x' } },
        ],
      },
      {
        type: 'receiver-manager',
        number: '2',
        dates: [],
        practitioners: [],
        links: { charge: '/company/00000077/charges/z' },
      },
      {},
    ],
  };

  test('is a data record for each case, with its days and practitioners', () => {
    expect(mapAll(reply)).toMatchObject([
      {
        ...{ kind: 'datum', key: 'companies-house:insolvency:00000077:1', data_type: 'InsolvencyCase' },
        title: 'Creditors voluntary liquidation',
        companies: [{ key: 'company:gb/00000077' }],
        attributes: { wound_up_on: '2020-02-03', practitioners: 'Ada Invented, practitioner, 2020-02-03' },
      },
      { key: 'companies-house:insolvency:00000077:2', attributes: { charge: '/company/00000077/charges/z' } },
    ]);
    expect(JSON.stringify(mapAll(reply))).not.toContain('address');
  });

  test('may name its company by the name of its file alone', () => {
    const { cases } = reply;
    const withoutLinks = { cases: cases.slice(0, 1) };
    const mapped = companiesHouseApi.createMapper()(
      withoutLinks,
      { ...FILE, name: 'x/insolvency_SC123456.json' },
      false,
    );
    expect(mapped).toMatchObject([{ companies: [{ key: 'company:gb/SC123456' }] }]);
    expect(map(withoutLinks)).toMatchObject({ skip: expect.stringContaining('does not say of which company') });
  });
});
