import type { Company, PreviousName } from '@/lib/contract/company';
import type { IndustryCode } from '@/lib/contract/industry-code';
import type { Officer } from '@/lib/contract/officer';
import type { Address, CompanyReference } from '@/lib/contract/reference';
import type { Statement, StatementEntity } from '@/lib/contract/statement';
import { entityId } from '@/lib/network/model';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Language } from '@/lib/shared/language/language';
import { companyFactWords } from '@/lib/words/company';
import { getCompanyStatus } from '../format/verdict';
import { isOver, type OfficeStatus, officeStatus } from '../officer/office-status';

/** Whether an end of a statement is the record with this `service_url`, whatever host either names. */
export const isEntity = ({ service_url }: StatementEntity, serviceUrl: string): boolean =>
  Boolean(service_url) && entityId(service_url ?? '') === entityId(serviceUrl);

/** The branches that the statements name for the company with this `service_url`, each once. */
export function branchesIn(statements: Statement[], serviceUrl: string): StatementEntity[] {
  const found = statements
    .filter(({ data_type }) => data_type === 'branch_relationship')
    .filter(({ subject_entities }) => subject_entities?.some((subject) => isEntity(subject, serviceUrl)))
    .flatMap(({ object_entities }) => object_entities ?? []);
  return [...new Map(found.map((branch) => [branch.service_url ?? branch.name, branch])).values()];
}

/** How a fact came to stand in the record. */
type Origin = 'register' | 'read_from_status' | 'issued_elsewhere' | 'statements' | 'curators';

export interface FactSource {
  /** Which facts they are, in words. */
  facts: string;
  origin: Origin;
  /** When it was retrieved or last changed, as given. */
  date?: string;
}

/** For each kind of fact that a record holds, who said it and when. */
export function factSources(company: Company, language: Language): FactSource[] {
  const { industry_codes, identifiers, controlling_entity, ultimate_beneficial_owners, corporate_groupings } = company;
  const words = companyFactWords[language].sources;
  const retrieved = company.retrieved_at ?? company.source?.retrieved_at ?? undefined;
  const fromRegister = industry_codes?.length ? words.registerWithIndustry : words.register;
  const changed = corporate_groupings?.flatMap(({ corporate_grouping: { updated_at } }) => updated_at ?? []).toSorted();
  const rows: (FactSource | false)[] = [
    { facts: fromRegister, origin: 'register', date: retrieved },
    { facts: words.activity, origin: 'read_from_status', date: retrieved },
    Boolean(identifiers?.length) && { facts: words.identifiers, origin: 'issued_elsewhere' },
    Boolean(controlling_entity ?? ultimate_beneficial_owners?.length) && { facts: words.control, origin: 'statements' },
    Boolean(corporate_groupings?.length) && { facts: words.groupings, origin: 'curators', date: changed?.at(-1) },
  ];
  return rows.filter((row) => row !== false);
}

export interface SchemeCodes {
  id: string;
  name: string;
  codes: IndustryCode[];
}

interface IndustryGroups {
  /** As the register gave them. */
  own: SchemeCodes[];
  /** The same in the international schemes to which others are mapped (specification, "Industry code"). */
  equivalents: SchemeCodes[];
}

/** Schemes from which national ones are derived. */
const BASE_SCHEME = /^(?:eu_nace|isic)_/;

function byScheme(codes: IndustryCode[]): SchemeCodes[] {
  const schemes = new Map<string, SchemeCodes>();
  for (const code of codes) {
    const { code_scheme_id: id, code_scheme_name: name } = code;
    const scheme = schemes.get(id) ?? { id, name: name ?? id, codes: [] };
    schemes.set(id, { ...scheme, codes: [...scheme.codes, code] });
  }
  return [...schemes.values()];
}

/** Native and mapped codes stand in one list (api-shapes, 3.4): a base scheme beside another is its equivalent. */
export function groupIndustryCodes(codes: IndustryCode[]): IndustryGroups {
  const schemes = byScheme(codes);
  const own = schemes.filter(({ id }) => !BASE_SCHEME.test(id));
  if (own.length === 0) return { own: schemes, equivalents: [] };
  return { own, equivalents: schemes.filter(({ id }) => BASE_SCHEME.test(id)) };
}

/** A name with the time in which the company had it, as far as that is known. */
export interface NamePeriod {
  name: string;
  from?: string;
  to?: string;
  isCurrent: boolean;
  /** Where the time stands in the company's life, in per cent of it; only where both ends are known. */
  bar?: { start: number; width: number };
}

const endOf = ({ end_date, con_date }: PreviousName): string | undefined => end_date ?? con_date ?? undefined;

const timeOf = (date: string | undefined): number => (date ? Date.parse(date.slice(0, 10)) : Number.NaN);

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

function barOf({ from, to }: NamePeriod, birth: number, end: number): NamePeriod['bar'] {
  const [start, stop] = [timeOf(from), to === undefined ? end : timeOf(to)];
  if (!(birth <= start && start < stop && stop <= end)) return undefined;
  return { start: percent(start - birth, end - birth), width: percent(stop - start, end - birth) };
}

/** The newest first. Where a name has no first day, it began when the one before it ended. */
function periodsOf({ name, incorporation_date, dissolution_date, previous_names }: Company): NamePeriod[] {
  const former = (previous_names ?? []).toSorted((a, b) => (endOf(b) ?? '').localeCompare(endOf(a) ?? ''));
  const begun = (index: number): string | undefined =>
    (former[index] && endOf(former[index])) ?? (index === former.length ? incorporation_date : undefined) ?? undefined;
  return [
    { name, from: begun(0), to: dissolution_date ?? undefined, isCurrent: true },
    ...former.map((one, index) => ({
      name: one.company_name,
      from: one.start_date ?? begun(index + 1),
      to: endOf(one),
      isCurrent: false,
    })),
  ];
}

/** The registered names of a company, the newest first; `today` as `2024-05-01`. */
export function namesOverTime(company: Company, today: string): NamePeriod[] {
  const periods = periodsOf(company);
  const birth = Math.min(...periods.map(({ from }) => timeOf(from)).filter((time) => !Number.isNaN(time)));
  const end = timeOf(company.dissolution_date ?? today);
  return periods.map((period) => ({ ...period, bar: period.name ? barOf(period, birth, end) : undefined }));
}

export interface Appointment {
  officer: Officer;
  standing: OfficeStatus;
}

interface Appointments {
  /** Not marked as former, which does not prove that they are in office. */
  current: Appointment[];
  former: Appointment[];
}

/** The officers of a company; those of one that has ended are former, whatever their records leave out. */
export function appointmentsOf(company: Company, today: string): Appointments {
  const all = (company.officers ?? []).map(({ officer }) => ({
    officer,
    standing: officeStatus(officer, company, today),
  }));
  return {
    current: all.filter(({ standing }) => !isOver(standing)),
    former: all.filter(({ standing }) => isOver(standing)),
  };
}

/** What a reader must know before trusting the rest of the page. */
export type Warning =
  | { kind: 'dissolved'; date: string }
  | { kind: 'inactive' }
  | { kind: 'unknown_activity' }
  | { kind: 'branch'; home: CompanyReference | null }
  | { kind: 'superseded'; by: CompanyReference }
  | { kind: 'old_facts'; retrieved_at: string };

/** Facts this old say little about today. */
const OLD_YEARS = 2;

function statusWarning(company: Company): Warning[] {
  if (company.dissolution_date) return [{ kind: 'dissolved', date: company.dissolution_date }];
  const standing = getCompanyStatus(company);
  if (standing === 'inactive') return [{ kind: 'inactive' }];
  return standing === 'unknown' ? [{ kind: 'unknown_activity' }] : [];
}

function isOld(retrievedAt: string, today: string): boolean {
  const limit = new Date(today);
  limit.setUTCFullYear(limit.getUTCFullYear() - OLD_YEARS);
  return Date.parse(retrievedAt) < limit.getTime();
}

/** In the order in which they matter; `today` as `2024-05-01`. */
export function warningsOf(company: Company, today: string): Warning[] {
  const { branch, home_company, subsequent_registration_entities: later } = company;
  const retrieved_at = company.retrieved_at ?? company.source?.retrieved_at;
  return [
    ...(later ?? []).map(
      ({ company_name, ...entity }): Warning => ({ kind: 'superseded', by: { name: company_name, ...entity } }),
    ),
    ...statusWarning(company),
    ...(branch ? [{ kind: 'branch', home: home_company ?? null } as const] : []),
    ...(retrieved_at && isOld(retrieved_at, today) ? [{ kind: 'old_facts', retrieved_at } as const] : []),
  ];
}

/** Where the postal code is written before the town, on one line (Universal Postal Union, S42). */
const CODE_BEFORE_TOWN: ReadonlySet<string> = new Set(
  'at be bg ch cy cz de dk ee es fi fo fr gl gr hr hu is it li lu mc me mk nl no pl pt ro rs se si sk sm tr'.split(' '),
);

/** Codes that begin with letters are those of other countries. */
const townLines = ({ locality, region, postal_code }: Address, country: string): (string | null | undefined)[] =>
  CODE_BEFORE_TOWN.has(country) && locality && postal_code && /^\d/.test(postal_code)
    ? [`${postal_code} ${locality}`, region]
    : [locality, region, postal_code];

const isSaid = (line: string | null | undefined): line is string => Boolean(line?.trim());

/** The lines of an address, from its parts where there are any, else as it was given in full. */
export function addressLines({
  registered_address: parts,
  registered_address_in_full: whole,
  jurisdiction_code,
}: Pick<Company, 'registered_address' | 'registered_address_in_full' | 'jurisdiction_code'>): string[] {
  const given = parts && [parts.street_address, ...townLines(parts, countryOf(jurisdiction_code)), parts.country];
  const lines = (given ?? []).filter(isSaid).flatMap((part) => part.split(/\r?\n/).filter(isSaid));
  return lines.length > 1 ? lines : (whole ?? lines.join()).split(/\r?\n/).filter(isSaid);
}
