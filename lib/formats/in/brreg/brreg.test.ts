import { describe, expect, onTestFinished, test } from 'vitest';
import { company } from '@/lib/register/store/case-inputs';
import type { RegisterInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { isLater } from '../format';
import { brreg, ROLES, shareOf } from './brreg';

const FILE = { name: 'reply.json', date: '2024-06-01T00:00:00.000Z' };

const unit = (given: object = {}) => ({
  organisasjonsnummer: '000000001',
  navn: 'OPPDIKTET AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
  stiftelsesdato: '2001-02-03',
  registreringsdatoEnhetsregisteret: '2002-01-01',
  forretningsadresse: { land: 'Norge', postnummer: '0101', poststed: 'OSLO', adresse: ['Gata 1', null, ''] },
  naeringskode1: { kode: '62.010', beskrivelse: 'Programmering' },
  konkurs: false,
  ...given,
});

function map(raw: unknown) {
  const mapped = brreg.createMapper()(raw, FILE, false);
  if (isLater(mapped)) throw new Error('nothing here waits');
  return mapped;
}

const mapAll = (raw: unknown) => {
  const mapped = map(raw);
  if ('skip' in mapped) throw new Error(mapped.skip);
  return mapped;
};

test('a unit that the feed of changes says was removed must not be shown any more', () => {
  const change = { oppdateringsid: 7, dato: '2024-05-31T04:05:11.193Z', organisasjonsnummer: '000000001' };
  expect(mapAll({ ...change, endringstype: 'Fjernet' })).toMatchObject([
    { kind: 'company', company_number: '000000001', redacted: true },
  ]);
  expect(map({ ...change, organisasjonsnummer: '1', endringstype: 'Fjernet' })).toHaveProperty('skip');
});

describe('a unit', () => {
  test('becomes a company', () => {
    const [company, ...others] = mapAll(unit({ antallAnsatte: 5, kapital: { belop: 30000, valuta: 'NOK' } }));
    expect(company).toMatchObject({
      company_number: '000000001',
      company_type: 'Aksjeselskap',
      current_status: 'Registrert',
      inactive: false,
      incorporation_date: '2001-02-03',
      registered_address_in_full: 'Gata 1, 0101 OSLO, Norge',
      industry_codes: [{ code_scheme_id: 'no_sn_2007', code: '62.010' }],
      source: { terms: 'NLOD 2.0' },
    });
    expect(others.map(({ kind }) => kind)).toEqual(['event', 'datum', 'industry_code_scheme']);
    expect(others[1]).toMatchObject({ attributes: { employees: 5, capital: 30000, capital_currency: 'NOK' } });
  });

  test('says what its codes of industry mean, where the register does', () => {
    const naeringskode1 = { kode: '62.010', beskrivelse: 'Oppdiktet arbeid' };
    expect(mapAll(unit({ naeringskode1, naeringskode2: { kode: '62.020' } })).at(-1)).toMatchObject({
      kind: 'industry_code_scheme',
      id: 'no_sn_2007',
      codes: [{ code: '62.010', description: 'Oppdiktet arbeid' }],
    });
  });

  test.each([
    ['in bankruptcy', { konkurs: true, underAvvikling: true }, 'Konkurs', true],
    ['that is wound up', { underAvvikling: true }, 'Under avvikling', true],
    ['that was struck off', { slettedato: '2017-10-20' }, 'Slettet', true],
  ])('%s is inactive', (_, given, current_status, inactive) => {
    expect(mapAll(unit(given))[0]).toMatchObject({ current_status, inactive });
  });

  test('without a day of foundation begins when it was registered', () => {
    expect(mapAll(unit({ stiftelsesdato: undefined }))[0]).toMatchObject({ incorporation_date: '2002-01-01' });
  });

  test.each([
    ['a place of work is a branch of the unit above it', 'BEDR', 'L'],
    ['a public body is no branch of the one above it', 'ORGL', undefined],
  ])('%s', (_, kode, branch) => {
    const [company] = mapAll(unit({ organisasjonsform: { kode }, overordnetEnhet: '000000002' }));
    expect(company).toHaveProperty('kind', 'company');
    expect(company && 'branch' in company ? company.branch : undefined).toBe(branch);
  });

  test('is unescaped if its letters were escaped', () => {
    expect(mapAll(unit({ navn: 'BJ<U+00D8>RN <U+FFFFFF> AS' }))[0]).toMatchObject({ name: 'BJØRN <U+FFFFFF> AS' });
  });

  test.each([
    ['without a number', { organisasjonsnummer: '12' }, 'no organisation number of nine digits'],
    ['without a name', { navn: null }, 'a unit with no name'],
  ])('%s is not taken', (_, given, reason) => expect(map(unit(given))).toEqual({ skip: reason }));
});

test('a reply to a search is as many companies, and a bad one costs no other', () => {
  const reply = { _embedded: { enheter: [unit(), unit({ navn: '' }), unit({ organisasjonsnummer: '000000003' })] } };
  expect(mapAll(reply).filter(({ kind }) => kind === 'company')).toHaveLength(2);
  expect(map({ _embedded: { enheter: [unit({ navn: '' })] } })).toEqual({ skip: 'a unit with no name' });
});

describe('roles', () => {
  const links = { self: { href: 'https://register.example/api/enheter/000000001/roller' } };
  const board = { type: { kode: 'STYR' }, roller: [] as object[] };
  const person = (given: object = {}) => ({
    type: { kode: 'LEDE', beskrivelse: 'Styrets leder' },
    person: { fodselsdato: '1980-02-29', navn: { fornavn: 'Ada', etternavn: 'Oppdiktet' }, erDoed: false },
    ...given,
  });
  const rolesOf = (...roller: object[]) => mapAll({ rollegrupper: [{ ...board, roller }], _links: links });

  test('of persons are officers', () => {
    expect(rolesOf(person(), person({ fratraadt: true, type: { kode: 'MEDL' } }), {})).toEqual([
      expect.objectContaining({
        name: 'Ada Oppdiktet',
        position: 'Styrets leder',
        date_of_birth: '1980-02-29',
        inactive: false,
        company: expect.objectContaining({ key: 'company:no/000000001' }),
      }),
      expect.objectContaining({ inactive: true }),
    ]);
  });

  test('of partners are shares in the partnership too', () => {
    const unitPartner = {
      type: { kode: 'DTPR' },
      enhet: { organisasjonsnummer: '000000009', navn: ['Del', 'AS'] },
      ansvarsandel: '50%',
    };
    const personPartner = person({ ansvarsandel: '1/3' });
    const made = mapAll({
      rollegrupper: [{ type: { kode: 'DELT' }, roller: [unitPartner, personPartner] }],
      _links: links,
    });
    const statements = made.filter((input) => input.kind === 'statement');
    expect(statements).toEqual([
      expect.objectContaining({
        subjects: [expect.objectContaining({ key: 'company:no/000000009', name: 'Del AS' })],
        relationship: expect.objectContaining({ relationship_type: 'shareholding', percentage: 50 }),
      }),
      expect.objectContaining({ subjects: [expect.objectContaining({ entity_type: 'person' })] }),
    ]);
  });

  test('of the file of all roles are those of the unit that it names', () => {
    const made = mapAll({ organisasjonsnummer: '000000002', rollegrupper: [{ ...board, roller: [person()] }] });
    expect(made).toMatchObject([{ kind: 'officer', company: { key: 'company:no/000000002' } }]);
  });

  test('that the feed of roles leads to are all: whoever is missing has left, with an event', () => {
    const db = openDatabase(':memory:');
    onTestFinished(() => void db.close());
    const writer = createRegisterWriter(db);
    const partner = person({ person: { navn: { fornavn: 'Bo', etternavn: 'Partner' } }, ansvarsandel: '1/3' });
    const entry = (...roller: object[]) => ({
      ...{ endringstype: ROLES, organisasjonsnummer: '000000001', dato: '2026-01-01T00:00:00Z' },
      rollegrupper: [{ type: { kode: 'DELT' }, roller }],
    });
    const read = (day: string, raw: object) => {
      const mapped = brreg.createMapper()(raw, { name: 'roles.jsonl', date: `${day}T12:00:00+00:00` }, false);
      return writer.write(mapped as RegisterInput[]);
    };
    writer.write([company('000000001', 'Oppdiktet DA', { jurisdiction_code: 'no' })]);
    read('2026-01-02', entry(person(), partner));
    read('2026-02-02', entry(person()));
    read('2026-02-02', entry(person()));
    expect(db.prepare('SELECT name, inactive FROM officers ORDER BY name').all()).toEqual([
      { name: 'Ada Oppdiktet', inactive: 0 },
      { name: 'Bo Partner', inactive: 1 },
    ]);
    const ended = db.prepare('SELECT end_date FROM statements ORDER BY key').pluck().all();
    expect(ended.sort()).toEqual(['2026-02-02', null]);
    expect(db.prepare("SELECT description FROM events WHERE key GLOB 'automatic:*' ORDER BY 1").pluck().all()).toEqual([
      "Removed officer: 'Bo Partner'",
      "Removed owner: 'Bo Partner'",
    ]);
  });

  test('that do not name their unit are rejected', () => {
    expect(map({ rollegrupper: [board] })).toEqual({ skip: 'roles that do not say of which unit' });
  });
});

test.each([
  ['50%', 50],
  ['33,3 %', 33.3],
  ['1/4', 25],
  ['5/4', null],
  ['1/0', null],
  ['halvparten', null],
  [null, null],
])('%s is a share of %s', (part, share) => expect(shareOf(part)).toBe(share));

test('a page of the feed of changes makes events of deletions, removes what was removed, and counts the rest', () => {
  const change = (organisasjonsnummer: string, endringstype: string) => ({
    ...{ oppdateringsid: 1, dato: '2024-05-05T10:00:00.000Z', organisasjonsnummer, endringstype },
  });
  const page = {
    _embedded: {
      oppdaterteEnheter: [
        change('923609016', 'Ny'),
        change('923609016', 'Sletting'),
        change('988077917', 'Fjernet'),
        change('x', 'Endring'),
      ],
    },
  };
  const file = { name: 'feed.json', date: '2024-06-01T00:00:00+00:00' };
  expect(brreg.recognises({ name: 'feed.json', start: JSON.stringify(page) })).toBe(true);
  expect(brreg.createMapper()(page, file, false)).toMatchObject([
    {
      ...{ kind: 'event', company: { key: 'company:no/923609016' }, type: 'Event::Company::BecameInactive' },
      ends_at: expect.stringMatching(/^2024-05-05/),
    },
    {
      ...{ kind: 'company', company_number: '988077917', redacted: true },
      source: { retrieved_at: '2024-05-05T10:00:00.000Z' },
    },
  ]);
});
