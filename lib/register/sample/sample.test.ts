import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isIsoDate } from '@/lib/contract/parameters';
import { readSampleRecords } from '@/lib/formats/in/native/sample';
import { native } from '@/lib/formats/out/native/native';
import { exported, folderOfTest } from '@/lib/formats/out/native/native.fixture';
import { otherClaims } from '@/lib/records/company/claims';
import type { EntityReference, RegisterInput, StatementInput } from '@/lib/register/store/records';
import { openSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { CompanyKey } from '@/lib/register/store/store';
import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { SAMPLE_FILE } from '@/lib/testing/sample-file';
import { AS_OF, SAMPLE_HIGHLIGHTS } from './highlights';

type Kind = RegisterInput['kind'];
type Of<K extends Kind> = Extract<RegisterInput, { kind: K }>;

const records = [...readSampleRecords()];

function all<K extends Kind>(kind: K): Of<K>[] {
  return records.filter((record): record is Of<K> => record.kind === kind);
}

const companyRecords = all('company');
/** One record each: the newest, which has what is listed of the company. */
const companies = [
  ...new Map(
    companyRecords
      .toSorted((a, b) => (a.source.retrieved_at ?? '').localeCompare(b.source.retrieved_at ?? ''))
      .map((company) => [companyKey(company.jurisdiction_code, company.company_number), company]),
  ).values(),
];
const isSameCompany = (a: CompanyKey, b: CompanyKey): boolean =>
  a.jurisdiction_code === b.jurisdiction_code && a.company_number === b.company_number;
const statements = all('statement');
const officers = all('officer');
const events = all('event');
const ofType = (type: string): StatementInput[] => statements.filter(({ data_type }) => data_type === type);
const byKey = new Map(
  companies.map((company) => [companyKey(company.jurisdiction_code, company.company_number), company]),
);

/** The records as text, without the line about the file at its beginning and the counts at the end of an export. */
const recordLines = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('{"kind":'));

/** Every reference of a record to an entity. */
function references(record: RegisterInput): EntityReference[] {
  switch (record.kind) {
    case 'company':
      return record.home_company ? [record.home_company] : [];
    case 'statement':
      return [...record.subjects, ...record.objects];
    case 'officer':
    case 'filing':
    case 'event':
      return [record.company];
    case 'datum':
      return record.companies;
    case 'corporate_grouping':
      return record.members.map(({ company }) => company);
    default:
      return [];
  }
}

describe('the sample register', () => {
  it('equals its own export, apart from derived events that were imported later', () => {
    const given = recordLines(gunzipSync(readFileSync(new URL('./register.jsonl.gz', import.meta.url))).toString());
    const register = join(folderOfTest(), 'register.sqlite');
    copyFileSync(SAMPLE_FILE, register);
    const written = new Set(recordLines(exported(register, native)));
    const superseded = given.filter((line) => !written.delete(line));
    expect([...written].slice(0, 3)).toEqual([]);
    expect(superseded.filter((line) => !line.includes('"found_by_register":true')).slice(0, 3)).toEqual([]);
    expect(superseded.length).toBeGreaterThan(0);
  });

  it('is as large and as varied as a demonstration needs', () => {
    expect(companies.length).toBeGreaterThanOrEqual(2500);
    expect(new Set(companies.map(({ jurisdiction_code }) => jurisdiction_code)).size).toBeGreaterThanOrEqual(28);
    expect(officers.length).toBeGreaterThanOrEqual(4000);
    expect(all('filing').length).toBeGreaterThanOrEqual(8000);
    expect(statements.length).toBeGreaterThanOrEqual(3000);
    expect(events.length).toBeGreaterThanOrEqual(5000);
    expect(all('corporate_grouping').length).toBeGreaterThanOrEqual(12);
    expect(new Set(all('datum').map(({ companies: [company] }) => company?.key)).size).toBeGreaterThan(300);
    const unmatched = all('placeholder').filter(({ entity_type }) => entity_type === 'company');
    expect(unmatched.length).toBeGreaterThanOrEqual(60);
    expect(unmatched.every(({ jurisdiction_string }) => jurisdiction_string)).toBe(true);
    expect(new Set(all('placeholder').map(({ entity_type }) => entity_type))).toContain('unknown');
  });

  it('has enough statements of every kind', () => {
    expect(ofType('control_statement').length).toBeGreaterThanOrEqual(500);
    expect(ofType('gazette_notice').length).toBeGreaterThanOrEqual(100);
    expect(ofType('trademark_registration').length).toBeGreaterThanOrEqual(80);
    expect(ofType('subsequent_registration').length).toBeGreaterThanOrEqual(20);
    expect(ofType('alternate_registration').length).toBeGreaterThanOrEqual(20);
    expect(ofType('branch_relationship').length).toBeGreaterThanOrEqual(20);
    expect(ofType('subsidiary_relationship').length).toBeGreaterThanOrEqual(300);
    expect(ofType('share_parcel').length).toBeGreaterThanOrEqual(300);
  });

  it('gives every record its own key', () => {
    const keys = records.map((record) => {
      if (record.kind === 'company' || record.kind === 'placeholder') return record.record_key;
      if (record.kind === 'corporate_grouping') return `grouping ${record.name}`;
      if (record.kind === 'industry_code_scheme') return `scheme ${record.id}`;
      return 'key' in record ? `${record.kind} ${record.key}` : JSON.stringify(record);
    });
    expect(keys.length - new Set(keys).size).toBe(0);
    expect(byKey.size).toBe(companies.length);
  });

  it('describes all entities it refers to, except a few on purpose', () => {
    const known = new Set([...byKey.keys(), ...all('placeholder').flatMap(({ keys }) => keys)]);
    const unknown = new Set(
      records
        .flatMap(references)
        .map(({ key }) => key)
        .filter((key) => !known.has(key)),
    );
    expect(unknown.size).toBeGreaterThan(0);
    expect([...unknown].filter((key) => !key.startsWith('sample:undescribed/'))).toEqual([]);
  });

  it('uses only jurisdictions that the interface lists', () => {
    expect(companyRecords.filter(({ jurisdiction_code }) => !isJurisdictionCode(jurisdiction_code))).toEqual([]);
  });

  it('classifies companies only by codes that its schemes hold, and maps only those', () => {
    const schemes = all('industry_code_scheme');
    const known = new Set(schemes.flatMap(({ id, codes }) => codes.map(({ code }) => `${id}-${code}`)));
    const used = [
      ...companies.flatMap(({ industry_codes = [] }) =>
        industry_codes.map((used) => `${used.code_scheme_id}-${used.code}`),
      ),
      ...schemes.flatMap(({ id, mappings = [] }) =>
        mappings.flatMap((mapping) => [`${id}-${mapping.code}`, `${mapping.to_scheme_id}-${mapping.to_code}`]),
      ),
      ...schemes.flatMap(({ id, codes }) =>
        codes.flatMap(({ parent_code }) => (parent_code ? [`${id}-${parent_code}`] : [])),
      ),
    ];
    expect(schemes.length).toBeGreaterThanOrEqual(4);
    expect(used.filter((uid) => !known.has(uid))).toEqual([]);
  });
});

describe('companies of the sample', () => {
  it('are active, inactive and of unknown status', () => {
    expect(new Set(companies.map(({ inactive }) => inactive ?? null))).toEqual(new Set([true, false, null]));
    expect(new Set(companies.map(({ branch }) => branch ?? null))).toEqual(new Set(['F', 'L', null]));
  });

  it('have a kind of branch, and foreign branches name their company', () => {
    for (const { branch, branch_status, home_company } of companies) {
      if (branch) expect(branch_status).toBeTruthy();
      if (branch === 'F') expect(home_company).toBeTruthy();
    }
  });

  it('include exactly one redacted', () => {
    expect(companies.filter(({ redacted }) => redacted).map(({ company_number }) => company_number)).toEqual([
      SAMPLE_HIGHLIGHTS.redacted.company_number,
    ]);
  });

  it('keep the promised numbers and names', () => {
    for (const { jurisdiction_code, company_number, name } of Object.values(SAMPLE_HIGHLIGHTS)) {
      expect(byKey.get(companyKey(jurisdiction_code, company_number))?.name).toBe(name);
    }
    expect(SAMPLE_HIGHLIGHTS.long_name.name.length).toBeGreaterThan(180);
  });

  it('have one record each, but for a few of which others say the same or something else', async () => {
    const several = companies.filter(
      (company) => companyRecords.filter((one) => isSameCompany(one, company)).length > 1,
    );
    const { agreeing_records: agreeing, differing_records, differing_status } = SAMPLE_HIGHLIGHTS;
    const numbers = [agreeing, differing_records, differing_status].map(({ company_number }) => company_number);
    expect(several.map(({ company_number }) => company_number).toSorted()).toEqual(numbers.toSorted());
    const store = openSqliteStore(SAMPLE_FILE);
    const factsOf = async (key: CompanyKey) => {
      const found = await store.findCompany(key);
      const claims = (await store.listClaims(found?.id ?? 0)).map((claim) => ({ claim }));
      return [claims.length, ...otherClaims({ claims }, 'en').keys()];
    };
    expect(await factsOf(differing_records)).toEqual([3, 'name', 'status', 'incorporated', 'address']);
    expect(await factsOf(differing_status)).toEqual([2, 'status']);
    expect(await factsOf(agreeing)).toEqual([2]);
    store.close();
  });

  it('end after they began, and had each former name within that time', () => {
    for (const { incorporation_date: born, dissolution_date: end, previous_names = [] } of companies) {
      for (const date of [born, end]) if (date) expect(isIsoDate(date) && date <= AS_OF).toBe(true);
      if (born && end) expect(born <= end).toBe(true);
      for (const { start_date, end_date } of previous_names) {
        if (!start_date || !end_date) continue;
        expect(start_date <= end_date && end_date <= (end ?? AS_OF)).toBe(true);
        expect(!born || born <= start_date).toBe(true);
      }
    }
  });

  it('rarely share a name', () => {
    const names = companies.filter(({ branch }) => !branch).map(({ name }) => name);
    expect(names.length - new Set(names).size).toBeLessThan(names.length / 100);
    expect(names.filter((name) => /[{}]|undefined|:| {2}/.test(name) && !name.includes(';'))).toEqual([]);
  });
});

describe('officers and events of the sample', () => {
  it('have officers whose terms lie in the life of their company', () => {
    for (const { company, start_date, end_date } of officers) {
      const of = byKey.get(company.key);
      if (start_date && end_date) expect(start_date <= end_date).toBe(true);
      if (start_date && of?.incorporation_date) expect(start_date >= of.incorporation_date).toBe(true);
      if (end_date) expect(end_date <= (of?.dissolution_date ?? AS_OF)).toBe(true);
    }
  });

  it('give a date of birth to directors of British companies only', () => {
    const dated = officers.filter(({ date_of_birth }) => date_of_birth);
    expect(dated.length).toBeGreaterThan(100);
    expect(
      dated.every(({ company, position }) => company.jurisdiction_code === 'gb' && position?.includes('director')),
    ).toBe(true);
  });

  it('seat the same person in several companies', () => {
    const seats = new Map<string, Set<string>>();
    for (const { name, company } of officers) seats.set(name, (seats.get(name) ?? new Set()).add(company.key));
    expect([...seats.values()].filter(({ size }) => size > 3).length).toBeGreaterThan(100);
    expect(new Set(officers.map(({ inactive }) => inactive ?? null))).toEqual(new Set([true, false, null]));
  });

  it('place every event in a time that was before it was recorded', () => {
    for (const { starts_at, ends_at, created_at } of events) {
      expect(!starts_at || starts_at <= ends_at).toBe(true);
      expect(ends_at.slice(0, 10) <= (created_at ?? '').slice(0, 10)).toBe(true);
      expect((created_at ?? '').slice(0, 10) <= AS_OF).toBe(true);
    }
  });

  it('word events as the specification does', () => {
    const wording =
      /^(Became Inactive|No Longer Inactive|Incorporated|Change of (status|name) from '.+' to '.+'|(New|Removed) officer: '.+'|Gazette Notice(: .+)?)$/;
    expect(events.filter(({ description }) => !wording.test(description))).toEqual([]);
    expect(new Set(events.map(({ type }) => type)).size).toBe(8);
  });

  it('date incorporations and changes of name as the company does', () => {
    for (const { type, company, derived_from, starts_at, ends_at } of events) {
      const of = byKey.get(company.key);
      if (type === 'Event::Company::Incorporation')
        expect(derived_from?.after).toEqual({ incorporation_date: of?.incorporation_date });
      if (type !== 'Event::Company::NameChange') continue;
      const former = of?.previous_names?.find(({ company_name }) => company_name === derived_from?.before?.name);
      const day = former?.end_date ?? '';
      expect((starts_at ?? '').slice(0, 10) <= day && day <= ends_at.slice(0, 10)).toBe(true);
    }
  });
});
