import { z } from 'zod';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Address, CompanyReference } from '@/lib/contract/provenance';
import type { Company, IndustryCode, Officer, PreviousName, Statement, StatementEntity } from '@/lib/contract/records';
import { holdingWords } from '@/lib/network/elements';
import { entityId, parseRelationship, type Share, shareWords } from '@/lib/network/model';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Language } from '@/lib/shared/language/language';
import { codeWords } from '@/lib/shared/text';
import { companyFactWords } from '@/lib/words/company';
import { getCompanyStatus } from '../format/verdict';
import { isOver, type OfficeStatus, officeStatus } from '../officer/office-status';

/** True if the entity has this `service_url`. Hosts are ignored. */
const isEntity = ({ service_url }: StatementEntity, serviceUrl: string): boolean =>
  Boolean(service_url) && entityId(service_url ?? '') === entityId(serviceUrl);

/** Distinct branches that the statements name for the company with this `service_url`. */
export function branchesIn(statements: Statement[], serviceUrl: string): StatementEntity[] {
  const found = statements
    .filter(({ data_type }) => data_type === 'branch_relationship')
    .filter(({ subject_entities }) => subject_entities?.some((subject) => isEntity(subject, serviceUrl)))
    .flatMap(({ object_entities }) => object_entities ?? []);
  return [...new Map(found.map((branch) => [branch.service_url ?? branch.name, branch])).values()];
}

export interface SchemeCodes {
  id: string;
  name: string;
  codes: IndustryCode[];
}

interface IndustryGroups {
  /** Codes as the register gave them. */
  own: SchemeCodes[];
  /** Equivalent codes in the international schemes (specification, "Industry code"). */
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

/** Native and mapped codes are in one list (api-shapes, 3.4): a base scheme beside another one is its equivalent. */
export function groupIndustryCodes(codes: IndustryCode[]): IndustryGroups {
  const schemes = byScheme(codes);
  const own = schemes.filter(({ id }) => !BASE_SCHEME.test(id));
  if (own.length === 0) return { own: schemes, equivalents: [] };
  return { own, equivalents: schemes.filter(({ id }) => BASE_SCHEME.test(id)) };
}

/** A registered name and, as far as known, the time it was in use. */
export interface NamePeriod {
  name: string;
  from?: string;
  to?: string;
  isCurrent: boolean;
  /** Position in the company's lifetime, in per cent; only if both ends are known. */
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

/** Newest first. A name without a start date began when the previous one ended. */
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

/** The registered names of a company, newest first; `today` as `2024-05-01`. */
export function namesOverTime(company: Company, today: string): NamePeriod[] {
  const periods = periodsOf(company);
  const birth = Math.min(...periods.map(({ from }) => timeOf(from)).filter((time) => !Number.isNaN(time)));
  const end = timeOf(company.dissolution_date ?? today);
  return periods.map((period) => ({ ...period, bar: period.name ? barOf(period, birth, end) : undefined }));
}

export interface Appointment {
  officer: Officer;
  status: OfficeStatus;
}

interface Appointments {
  /** Not marked as former. This does not prove that they are in office. */
  current: Appointment[];
  former: Appointment[];
}

/** The officers of a company. If the company has ended, all of them are former, even without an end date. */
export function appointmentsOf(company: Company, today: string): Appointments {
  const all = (company.officers ?? []).map(({ officer }) => ({
    officer,
    status: officeStatus(officer, company, today),
  }));
  return {
    current: all.filter(({ status }) => !isOver(status)),
    former: all.filter(({ status }) => isOver(status)),
  };
}

/** A caveat that readers need before they trust the rest of the page. */
export type Warning =
  | { kind: 'dissolved'; date: string }
  | { kind: 'inactive' }
  | { kind: 'branch'; home: CompanyReference | null }
  | { kind: 'superseded'; by: CompanyReference }
  | { kind: 'old_facts'; retrieved_at: string };

/** Older facts say little about today. */
const OLD_YEARS = 2;

function statusWarning(company: Company): Warning[] {
  if (company.dissolution_date) return [{ kind: 'dissolved', date: company.dissolution_date }];
  return getCompanyStatus(company) === 'inactive' ? [{ kind: 'inactive' }] : [];
}

/** Whether facts are so old that they say little about today. */
export function isOld(retrievedAt: string, today: string): boolean {
  const limit = new Date(today);
  limit.setUTCFullYear(limit.getUTCFullYear() - OLD_YEARS);
  return Date.parse(retrievedAt) < limit.getTime();
}

/** Most important first; `today` as `2024-05-01`. */
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

/** A code that starts with letters belongs to another country. */
const townLines = ({ locality, region, postal_code }: Address, country: string): (string | null | undefined)[] =>
  CODE_BEFORE_TOWN.has(country) && locality && postal_code && /^\d/.test(postal_code)
    ? [`${postal_code} ${locality}`, region]
    : [locality, region, postal_code];

const isSaid = (line: string | null | undefined): line is string => Boolean(line?.trim());

/** The lines of an address, built from its parts or, without parts, from the full address. */
export function addressLines({
  registered_address: parts,
  registered_address_in_full: whole,
  jurisdiction_code,
}: Pick<Company, 'registered_address' | 'registered_address_in_full' | 'jurisdiction_code'>): string[] {
  const given = parts && [parts.street_address, ...townLines(parts, countryOf(jurisdiction_code)), parts.country];
  const lines = (given ?? []).filter(isSaid).flatMap((part) => part.split(/\r?\n/).filter(isSaid));
  return lines.length > 1 ? lines : (whole ?? lines.join()).split(/\r?\n/).filter(isSaid);
}

/** The full address on one line, or one joined from its parts. */
export function addressOf({
  registered_address_in_full: whole,
  registered_address: parts,
}: Pick<Company, 'registered_address_in_full' | 'registered_address'>): string | undefined {
  if (whole) return whole.replace(/\s*\r?\n\s*/g, ', ');
  if (!parts) return undefined;
  const { street_address, locality, region, postal_code, country } = parts;
  return [street_address, locality, region, postal_code, country].filter(Boolean).join(', ');
}

/** Statement types that say who controls whom (api-shapes, 6.2). */
const CONTROL_TYPES: ReadonlySet<string> = new Set(['control_statement', 'subsidiary_relationship', 'share_parcel']);

/** The label of a code, or the code made readable if it has no label. */
const wordFor = (code: string, words: Readonly<Record<string, string>>): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : codeWords(code);

/** A statement that someone controls the company, or that no controller could be named. */
export interface ControlStatementLine {
  id: number;
  kind: string;
  /** Empty if the statement says that there is no controller, or none known. */
  holders: StatementEntity[];
  /** Why no controller is named, in the source's words. */
  reasons: string[];
  /** What is held, as text; empty if not stated. */
  holding: string[];
  start_date?: string;
  end_date?: string;
  /** Confidence of its best provenance, 0 to 100. */
  confidence?: number;
  isUltimate: boolean;
}

const bound = z.number().nullish();
const mechanismSchema = z.object({
  mechanism_type: z.string().nullish(),
  mechanism_properties: z
    .object({ percentage_of_shares: z.object({ minimum: bound, maximum: bound }).nullish() })
    .nullish(),
});

/** The properties of a control statement that are shown here. Invalid parts are ignored. */
const propertiesSchema = z.object({
  control_mechanisms: z.array(z.unknown()).catch([]),
  no_controlling_entities_reasons: z.array(z.string()).catch([]),
  ultimate_beneficial_owner: z.boolean().catch(false),
  ultimate: z.boolean().catch(false),
});

function mechanismInWords(mechanism: unknown, language: Language): string[] {
  const { data } = mechanismSchema.safeParse(mechanism);
  if (!data?.mechanism_type) return [];
  const share = data.mechanism_properties?.percentage_of_shares;
  const band = share
    ? ` ${shareWords({ kind: 'band', min: share.minimum ?? 0, max: share.maximum ?? 100 }, language)}`
    : '';
  return [`${holdingWords(data.mechanism_type, language)}${band}`];
}

function confidenceOf({ provenances, sources }: Statement): number | undefined {
  const all = (provenances ?? sources ?? []).flatMap(({ confidence }) => confidence ?? []);
  return all.length > 0 ? Math.max(...all) : undefined;
}

function lineOf(statement: Statement, share: Share | undefined, language: Language): ControlStatementLine {
  const properties = propertiesSchema.parse({ ...statement.properties });
  const known = share && share.kind !== 'unknown' ? [shareWords(share, language)] : [];
  const stated = properties.ultimate ? [holdingWords(ULTIMATE_PARENT, language)] : known;
  const mechanisms = properties.control_mechanisms.flatMap((each) => mechanismInWords(each, language));
  return {
    id: statement.id,
    kind: wordFor(statement.data_type, companyFactWords[language].kinds),
    holders: statement.subject_entities ?? [],
    reasons: properties.no_controlling_entities_reasons.map(codeWords),
    holding: mechanisms.length > 0 ? mechanisms : stated,
    start_date: statement.start_date ?? undefined,
    end_date: statement.end_date ?? undefined,
    confidence: confidenceOf(statement),
    isUltimate: properties.ultimate_beneficial_owner,
  };
}

/** Shares by statement id, as computed for the network. */
function sharesOf(relationships: NetworkRelationship[]): Map<number, Share> {
  const parsed = relationships.map(parseRelationship);
  return new Map(parsed.flatMap(({ statements, share }) => statements.map((id) => [id, share] as const)));
}

/**
 * The statements that say who controls the company with this `service_url`: current ones first, then by confidence.
 * `relationships` supply the shares, if available.
 */
export function statementsBehind(
  serviceUrl: string,
  statements: Statement[],
  relationships: NetworkRelationship[],
  language: Language,
): ControlStatementLine[] {
  const shares = sharesOf(relationships);
  const lines = statements
    .filter(({ data_type }) => CONTROL_TYPES.has(data_type))
    .filter(({ object_entities }) => object_entities?.some((object) => isEntity(object, serviceUrl)))
    .map((statement) => lineOf(statement, shares.get(statement.id), language));
  return lines.toSorted(
    (a, b) =>
      Number(a.end_date !== undefined) - Number(b.end_date !== undefined) ||
      (b.confidence ?? -1) - (a.confidence ?? -1),
  );
}
