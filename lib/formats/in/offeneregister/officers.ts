import type { Source } from '@/lib/contract/provenance';
import type { EntityReference, OfficerInput, RegisterInput, StatementInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { fold } from '@/lib/shared/names/fold';
import { BY_NAME_ONLY, germanRegisterKey } from '../company-numbers';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { flagAt, type Raw, rawAt, rawsAt, textAt } from '../raw';
import { digest, nameProblem, parseDate, parseMoment } from '../values';

/** A registered company as OffeneRegister publishes it. */
export interface Entry {
  /** Court code and number: `K1101R_HRB150148`. */
  company_number: string;
  name: string | null;
  status: string | null;
  /** The number as the court writes it, with the court first: `Hamburg HRB 150148`. */
  native_company_number: string | null;
  /** `HRA`, `HRB`, `VR`, `GnR` or `PR`. */
  register: string | null;
  /** Key by court and number, used by other entries; null if they are not given. */
  registerKey: string | null;
  town: string | null;
  addressInFull: string | null;
  previousNames: string[];
  officers: EntryOfficer[];
  successions: Raw[];
  source: Source;
}

export interface EntryOfficer {
  name: string | null;
  isCompany: boolean;
  position: string | null;
  start: string | null;
  end: string | null;
  dismissed: boolean;
  town: string | null;
}

const PUBLISHER = 'OffeneRegister.de, Open Knowledge Foundation Deutschland';
const PAGE = 'https://offeneregister.de/';
const LICENCE = 'CC BY 4.0';

function readOfficer(raw: Raw): EntryOfficer {
  const attributes = rawAt(raw, 'other_attributes');
  return {
    name: textAt(raw, 'name'),
    isCompany: textAt(raw, 'type') === 'company',
    position: textAt(raw, 'position'),
    start: parseDate(textAt(raw, 'start_date')),
    end: parseDate(textAt(raw, 'end_date')),
    dismissed: flagAt(attributes, 'dismissed'),
    town: textAt(attributes, 'city'),
  };
}

/** Where a court took over another's register, numbers still name the former court. */
function registerKeyOf(attributes: Raw): string | null {
  const court = textAt(attributes, 'former_registrar') ?? textAt(attributes, 'registrar');
  const parts = ['_registerArt', '_registerNummer', '_registerNummerSuffix'].map(
    (key) => textAt(attributes, key) ?? '',
  );
  return court === null ? null : germanRegisterKey(court, parts.join(' ').trim());
}

/** Null if it is not an entry of a German register. */
export function readEntry(raw: Raw, file: FileFacts): Entry | null {
  const company_number = textAt(raw, 'company_number');
  if (company_number === null || textAt(raw, 'jurisdiction_code') !== 'de') return null;
  const attributes = rawAt(raw, 'all_attributes');
  return {
    company_number,
    name: textAt(raw, 'name'),
    status: textAt(raw, 'current_status'),
    native_company_number: textAt(attributes, 'native_company_number'),
    register: textAt(attributes, '_registerArt'),
    registerKey: registerKeyOf(attributes),
    town: textAt(attributes, 'registered_office'),
    addressInFull: textAt(raw, 'registered_address'),
    previousNames: rawsAt(raw, 'previous_names').flatMap((name) => textAt(name, 'company_name') ?? []),
    officers: rawsAt(raw, 'officers').map(readOfficer),
    successions: rawsAt(raw, 'subsequent_registrations'),
    source: {
      publisher: PUBLISHER,
      url: PAGE,
      source_type: 'external',
      retrieved_at: parseMoment(textAt(raw, 'retrieved_at')) ?? file.date,
      terms: LICENCE,
    },
  };
}

/** A company that holds an office, as the register writes it. */
interface CompanyOfficer {
  name: string;
  town: string | null;
  /** Key by court and number, e.g. for `(Amtsgericht Köln HRB 7042)`; null if they are not given. */
  registerKey: string | null;
  /** The number as written: `Köln HRB 7042`. */
  identifier: string | null;
}

/** `(Amtsgericht Köln HRB 7 042 B)`; some courts leave out the word. Nested brackets are part of the town. */
const REGISTERED =
  /\((?:(?:Amtsgericht|Registergericht|AG)\s+)?([^()]*?(?:\([^()]*\))?)[\s,]+(HR[AB]|GnR|PR|VR)\s*(?:Nr\.?\s*)?(\d[\d ]*?)\s*([A-Z]{0,3})\s*\)/;

/** Text that may follow: "…, mit der Befugnis, im Namen der Gesellschaft …". */
const POWERS = /,\s+(?:mit der Befugnis|einzelvertretungsberechtigt|von der Vertretung)\b.*$/;

/** Removes the full stop of a sentence, but keeps that of an abbreviated name ("GmbH & Co."). */
const withoutFullStop = (text: string): string => (/\bCo\.$/.test(text) ? text : text.replace(/\.$/, ''));

/** `NAME, TOWN` → both; a name may contain commas, a town does not. */
function splitTown(text: string): { name: string; town: string | null } {
  const [, name, town] = /^(.+),\s+([^,]+)$/.exec(text) ?? [];
  return name && town ? { name: name.trim(), town: town.trim() } : { name: text.trim(), town: null };
}

/** Parses `LuK GmbH, Bühl (Amtsgericht Mannheim HRB 210046), mit der Befugnis …`. */
export function readCompanyOfficer(text: string): CompanyOfficer {
  const found = REGISTERED.exec(text);
  if (!found) {
    const { name, town } = splitTown(
      withoutFullStop(
        text
          .replace(POWERS, '')
          .replace(/\s*\(.*$/, '')
          .trim(),
      ),
    );
    return { name, town, registerKey: null, identifier: null };
  }
  const [, court = '', register = '', digits = '', suffix = ''] = found;
  const number = `${register} ${digits.replace(/ /g, '')} ${suffix}`.trim();
  const { name, town } = splitTown(text.slice(0, found.index).trim());
  return { name, town, registerKey: germanRegisterKey(court, number), identifier: `${court} ${number}` };
}

/** The current state of an office; `first` is its first mention and never changes. */
interface Mandate extends EntryOfficer {
  first: EntryOfficer;
}

/** Identifies an office and its holder across mentions. A company's full stop or town makes no difference. */
function holderOf({ name, isCompany, position }: EntryOfficer): string {
  const company = isCompany && name !== null ? readCompanyOfficer(name) : null;
  return JSON.stringify([company?.registerKey ?? fold(company?.name ?? name ?? '').trim(), isCompany, position]);
}

const isAppointment = ({ start, end, dismissed }: EntryOfficer): boolean =>
  start !== null && end === null && !dismissed;
const isDismissal = ({ start, end }: EntryOfficer): boolean => start === null && end !== null;

function groupedBy(officers: readonly EntryOfficer[], keyOf: (officer: EntryOfficer) => string): EntryOfficer[][] {
  const groups = new Map<string, EntryOfficer[]>();
  for (const officer of officers) {
    const key = keyOf(officer);
    groups.set(key, [...(groups.get(key) ?? []), officer]);
  }
  return [...groups.values()];
}

const byDay = (left: EntryOfficer, right: EntryOfficer): number =>
  (left.start ?? left.end ?? '').localeCompare(right.start ?? right.end ?? '');

/** Repeated appointments, after a move or a change of powers, are one office from the first date. */
const asOne = (appointments: readonly EntryOfficer[]): Mandate[] => {
  const [first] = appointments;
  const last = appointments.at(-1);
  return first && last ? [{ ...last, start: first.start, first }] : [];
};

const townOf = ({ town }: EntryOfficer): string => fold(town ?? '').trim();

/**
 * The appointments that a dismissal ends. A holder in another town may be a different person: of several towns
 * only the dismissal's own counts. An appointment on the same day comes after the dismissal and remains.
 */
function endedBy(dismissal: EntryOfficer, open: readonly EntryOfficer[]): EntryOfficer[] {
  const before = open.filter(({ start }) => (start ?? '') < (dismissal.end ?? ''));
  const there = before.filter((appointment) => townOf(appointment) === townOf(dismissal));
  if (there.length > 0) return there;
  return groupedBy(before, townOf).length === 1 ? before : [];
}

function joined(stated: readonly EntryOfficer[]): Mandate[] {
  let open = stated.filter(isAppointment).sort(byDay);
  const ended = stated.filter(isDismissal).sort(byDay);
  const over = ended.map((dismissal) => {
    const mine = endedBy(dismissal, open);
    open = open.filter((appointment) => !mine.includes(appointment));
    const first = mine[0] ?? dismissal;
    return { ...dismissal, start: first.start, first };
  });
  const others = stated
    .filter((one) => !isAppointment(one) && !isDismissal(one))
    .map((one) => ({ ...one, first: one }));
  return [...groupedBy(open, townOf).flatMap(asOne), ...over, ...others];
}

/**
 * The offices in an entry. The German registers publish an appointment and, years later, a dismissal; the
 * data has them as two officers, the first of whom would stay in office for ever. Here they are one, with both dates.
 */
export const mandatesOf = (officers: readonly EntryOfficer[]): Mandate[] =>
  groupedBy(officers, holderOf).flatMap(joined);

/** The other company is identified by court and number, not by the number of the data. */
const BY_COURT_AND_NUMBER = 85;

/** A general partner with unlimited liability leads a partnership by law (HGB §§ 114, 125, 161): control with any share. */
const GENERAL_PARTNER = 'Persönlich haftender Gesellschafter';

const referenceOf = ({ company_number, name }: Entry): EntityReference => ({
  key: companyKey('de', company_number),
  name: name ?? company_number,
  entity_type: 'company',
  jurisdiction_code: 'de',
});

/**
 * The key of an office: holders of one name may differ by town only, and an office resumed later is another one.
 * Its end date may be published later and updates the same office.
 */
function keyOf(entry: Entry, { first }: Mandate): string {
  const { name, position, start, end, town, dismissed } = first;
  const stated = JSON.stringify([name, position, ...(start === null ? [end, dismissed] : [start]), town]);
  return `offeneregister:${entry.company_number}:${digest(stated)}`;
}

function toOfficer(entry: Entry, officer: Mandate, name: string): OfficerInput {
  return {
    kind: 'officer',
    key: keyOf(entry, officer),
    company: referenceOf(entry),
    name,
    position: officer.position,
    start_date: officer.start,
    end_date: officer.end,
    // For a person, the town of residence, if stated.
    address: officer.isCompany ? null : officer.town,
    inactive: officer.dismissed || officer.end !== null,
    source: entry.source,
  };
}

function partnerReference({ name, town, registerKey, identifier }: CompanyOfficer): EntityReference {
  const key = registerKey ?? `offeneregister:name:${fold(name).trim()}/${fold(town ?? '').trim()}`;
  // A court implies Germany; a name alone does not.
  const jurisdiction_code = registerKey === null ? null : 'de';
  return { key, name, entity_type: 'company', jurisdiction_code, jurisdiction_string: town, identifier };
}

function toPartnership(entry: Entry, officer: Mandate, partner: CompanyOfficer, file: FileFacts): StatementInput {
  const moment = entry.source.retrieved_at ?? file.date;
  const key = `${keyOf(entry, officer)}:partner`;
  return {
    kind: 'statement',
    key,
    data_type: 'control_statement',
    predicate: 'controls',
    subjects: [partnerReference(partner)],
    objects: [referenceOf(entry)],
    properties: { position: officer.position },
    start_date: officer.start,
    end_date: officer.end,
    sample_date: moment.slice(0, 10),
    version: moment,
    relationship: { relationship_type: 'control', interests: ['controlByLegalFramework'] },
    provenances: [
      provenanceFrom(entry.source, {
        key: `${key}:${moment}`,
        confidence: partner.registerKey === null ? BY_NAME_ONLY : BY_COURT_AND_NUMBER,
        moment,
        log: `OffeneRegister, ${file.name}`,
      }),
    ],
  };
}

/** A dismissal without a date: the company is no longer a partner, and the end date is unknown. */
const isPartner = ({ position, isCompany, dismissed, end }: EntryOfficer): boolean =>
  isCompany && position === GENERAL_PARTNER && (end !== null || !dismissed);

/** The offices of an entry, and control by general partners. */
export function mapOfficers(entry: Entry, file: FileFacts): RegisterInput[] {
  return mandatesOf(entry.officers).flatMap((officer): RegisterInput[] => {
    if (officer.name === null || nameProblem(officer.name)) return [];
    if (!officer.isCompany) return [toOfficer(entry, officer, officer.name)];
    const company = readCompanyOfficer(officer.name);
    const office = toOfficer(entry, officer, company.name);
    return isPartner(officer) ? [office, toPartnership(entry, officer, company, file)] : [office];
  });
}
