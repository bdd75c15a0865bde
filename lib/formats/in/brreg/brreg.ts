import type { Address, Source } from '@/lib/contract/provenance';
import { entryKey } from '@/lib/register/store/prepare/company';
import type {
  CompanyInput,
  EntityReference,
  OfficerInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { dayOfFile } from '../file-date';
import { type FileFacts, type ImportFormat, type Mapped, mapEach, passOver, skip } from '../format';
import { becameInactive, incorporated, toEvent } from '../occurrence';
import { provenanceFrom } from '../provenance';
import { flagAt, isRaw, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { ENVELOPES, readJsonRecords } from '../read/json';
import { findDate, joinParts, nameProblem, parseDate, parseMoment } from '../values';
import { personKey } from './person-key';

const REGISTER = 'https://data.brreg.no/enhetsregisteret/api/enheter';

/** Nine digits, with or without grouping; null for anything else. */
function toNorwegianNumber(text: string | null): string | null {
  const digits = text?.replace(/[\s.]/g, '') ?? '';
  return /^\d{9}$/.test(digits) ? digits : null;
}

const sourceOf = (number: string, file: FileFacts): Source => ({
  publisher: 'Brønnøysundregistrene, Enhetsregisteret',
  url: `${REGISTER}/${number}`,
  source_type: 'external',
  retrieved_at: file.date,
  terms: 'NLOD 2.0',
});

/** Places of work and similar: parts of a unit with their own number. */
const SUB_UNITS = new Set(['BEDR', 'AAFY']);

/** Statuses of a unit, the most serious first. */
const STATES: readonly (readonly [string, string])[] = [
  ['konkurs', 'Konkurs'],
  ['underTvangsavviklingEllerTvangsopplosning', 'Under tvangsavvikling eller tvangsoppløsning'],
  ['underAvvikling', 'Under avvikling'],
];

/** The day on which the unit, or the sub-unit, was deleted. */
const endOf = (raw: Raw): string | null =>
  parseDate(textAt(raw, 'slettedato')) ?? parseDate(textAt(raw, 'nedleggelsesdato'));

function stateOf(raw: Raw): { current_status: string; inactive: boolean } {
  if (endOf(raw) !== null) return { current_status: 'Slettet', inactive: true };
  const state = STATES.find(([key]) => flagAt(raw, key));
  return { current_status: state?.[1] ?? 'Registrert', inactive: state !== undefined };
}

/** The day of foundation; for units not required to state it, the day of first registration. */
const beginOf = (raw: Raw): string | null =>
  ['stiftelsesdato', 'oppstartsdato', 'registreringsdatoEnhetsregisteret']
    .map((key) => parseDate(textAt(raw, key)))
    .find((day) => day !== null) ?? null;

function addressOf(raw: Raw): { address: Address | null; inFull: string | null } {
  const given = ['forretningsadresse', 'beliggenhetsadresse'].map((key) => rawAt(raw, key));
  const address = given.find((parts) => Object.keys(parts).length > 0);
  if (!address) return { address: null, inFull: null };
  const street_address = joinParts(textsAt(address, 'adresse'));
  const [postal_code, locality, country] = ['postnummer', 'poststed', 'land'].map((key) => textAt(address, key));
  const town = joinParts([postal_code ?? null, locality ?? null], ' ');
  return {
    address: { street_address, locality, postal_code, country },
    inFull: joinParts([street_address, town, country ?? null]),
  };
}

const INDUSTRIES = 'no_sn_2007';

const industriesIn = (raw: Raw): { code: string; description: string | null }[] =>
  [1, 2, 3].flatMap((index) => {
    const industry = rawAt(raw, `naeringskode${index}`);
    const code = textAt(industry, 'kode');
    return code === null ? [] : [{ code, description: textAt(industry, 'beskrivelse') }];
  });

const industryCodes = (raw: Raw): CompanyInput['industry_codes'] =>
  industriesIn(raw).map(({ code }) => ({ code_scheme_id: INDUSTRIES, code }));

/** Codes with their meaning, as the record gives both: this part of the scheme is known without its list. */
function codesOf(raw: Raw): RegisterInput[] {
  const codes = industriesIn(raw).flatMap(({ code, description }) =>
    description === null ? [] : [{ code, description }],
  );
  const scheme = {
    id: INDUSTRIES,
    name: 'Standard for næringsgruppering 2007',
    url: 'https://www.ssb.no/klass/klassifikasjoner/6',
  };
  return codes.length === 0 ? [] : [{ kind: 'industry_code_scheme', ...scheme, codes }];
}

/** The parent of a sub-unit; units of public bodies also have a parent and are not branches. */
function homeOf(raw: Raw): Pick<CompanyInput, 'branch' | 'branch_status' | 'home_company'> {
  const home = toNorwegianNumber(textAt(raw, 'overordnetEnhet'));
  const form = textAt(rawAt(raw, 'organisasjonsform'), 'kode') ?? '';
  if (home === null || !SUB_UNITS.has(form)) return {};
  const reference = {
    key: companyKey('no', home),
    name: home,
    entity_type: 'company',
    jurisdiction_code: 'no',
  } as const;
  return { branch: 'L', branch_status: 'sub-unit', home_company: reference };
}

function toCompany(raw: Raw, number: string, name: string, file: FileFacts): CompanyInput {
  const { address, inFull } = addressOf(raw);
  return {
    kind: 'company',
    jurisdiction_code: 'no',
    company_number: number,
    record_key: `brreg:${number}`,
    name,
    company_type: textAt(rawAt(raw, 'organisasjonsform'), 'beskrivelse'),
    ...stateOf(raw),
    incorporation_date: beginOf(raw),
    dissolution_date: endOf(raw),
    ...homeOf(raw),
    registry_url: `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`,
    registered_address: address,
    registered_address_in_full: inFull,
    industry_codes: industryCodes(raw),
    source: sourceOf(number, file),
  };
}

/** Other facts in the register: staff, capital, activity. */
function registerEntry(raw: Raw): Record<string, unknown> {
  const capital = rawAt(raw, 'kapital');
  const entries: [string, unknown][] = [
    ['employees', raw.antallAnsatte],
    ['capital', capital.belop],
    ['capital_currency', capital.valuta],
    ['shares', capital.antallAksjer],
    ['purpose', joinParts(textsAt(raw, 'vedtektsfestetFormaal'), ' ')],
    ['activity', joinParts(textsAt(raw, 'aktivitet'), ' ')],
    ['website', textAt(raw, 'hjemmeside')],
    ['latest_accounts', textAt(raw, 'sisteInnsendteAarsregnskap')],
  ];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}

/** A unit or a sub-unit of the register. */
function mapEntity(raw: Raw, file: FileFacts): Mapped {
  const number = toNorwegianNumber(textAt(raw, 'organisasjonsnummer'));
  if (number === null) return skip('no organisation number of nine digits');
  const name = textAt(raw, 'navn');
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a unit with ${problem}`);
  const company = toCompany(raw, number, name, file);
  const reference = { key: companyKey('no', number), name };
  const { incorporation_date: begun, dissolution_date: ended } = company;
  const occurrences = [
    ...(begun ? [incorporated(begun)] : []),
    ...(ended ? [becameInactive(ended, 'dissolution', { dissolution_date: ended })] : []),
  ];
  const attributes = registerEntry(raw);
  const entry: RegisterInput[] =
    Object.keys(attributes).length === 0
      ? []
      : [
          {
            kind: 'datum',
            key: entryKey(`brreg:${number}`),
            companies: [reference],
            data_type: 'OfficialRegisterEntry',
            title: 'Staff, capital and activity in Enhetsregisteret',
            attributes,
            source: company.source,
          },
        ];
  return [
    company,
    ...occurrences.map((occurrence) => toEvent(occurrence, `brreg:${number}`, reference, dayOfFile(file))),
    ...entry,
    ...codesOf(raw),
  ];
}

/** The register's own record of a partner. */
const CONFIDENCE = 95;

/** Partners of a partnership, each with a share of what it owes (selskapsloven § 2-4). */
const PARTNERS = 'DELT';

/** The holder of a role, as far as the register states it. */
interface Holder {
  name: string;
  /** The number of a unit; null for a person. */
  number: string | null;
  birth: string | null;
  died: boolean;
}

function holderOf(role: Raw): Holder | null {
  const [person, unit] = [rawAt(role, 'person'), rawAt(role, 'enhet')];
  const parts = ['fornavn', 'mellomnavn', 'etternavn'].map((part) => textAt(rawAt(person, 'navn'), part));
  const name = joinParts(parts, ' ') ?? joinParts(textsAt(unit, 'navn'), ' ');
  if (name === null || nameProblem(name)) return null;
  const number = toNorwegianNumber(textAt(unit, 'organisasjonsnummer'));
  return { name, number, birth: findDate(textAt(person, 'fodselsdato')), died: flagAt(person, 'erDoed') };
}

/** A role in a unit: its holder, its type, and the group of roles that it belongs to. */
interface Role {
  group: string;
  type: string;
  position: string | null;
  holder: Holder;
  left: boolean;
  /** The share of a partnership's debts, as written: `50%`, `1/2`. */
  part: string | null;
}

function readRole(raw: Raw, group: Raw): Role[] {
  const holder = holderOf(raw);
  const type = rawAt(raw, 'type');
  if (!holder) return [];
  return [
    {
      group: textAt(rawAt(group, 'type'), 'kode') ?? '',
      type: textAt(type, 'kode') ?? '',
      position: textAt(type, 'beskrivelse'),
      holder,
      left: flagAt(raw, 'fratraadt') || flagAt(raw, 'avregistrert'),
      part: textAt(raw, 'ansvarsandel'),
    },
  ];
}

/** `50%` or `1/2` → 50; null if it is not a fraction of a whole. */
export function shareOf(part: string | null): number | null {
  const [, percent] = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(part ?? '') ?? [];
  const [, above, below] = /^(\d+)\s*\/\s*(\d+)$/.exec(part ?? '') ?? [];
  const share = percent
    ? Number(percent.replace(',', '.'))
    : above && below
      ? (Number(above) / Number(below)) * 100
      : null;
  return share !== null && share >= 0 && share <= 100 ? share : null;
}

const keyOf = (number: string, { group, type, holder }: Role): string =>
  holder.number === null
    ? personKey({ number, group, type, name: holder.name, birth: holder.birth })
    : `brreg:${number}:${group}:${type}:${holder.number}`;

function toOfficer(number: string, role: Role, company: EntityReference, file: FileFacts): OfficerInput {
  const { holder } = role;
  return {
    kind: 'officer',
    key: keyOf(number, role),
    company,
    name: holder.name,
    position: role.position,
    date_of_birth: holder.birth,
    // The register dates changes of a whole group of roles, not the start of a single role.
    inactive: role.left || holder.died,
    source: sourceOf(number, file),
  };
}

/** A person is identified within the unit only: public facts do not distinguish two people of one name. */
function partnerReference(number: string, role: Role): EntityReference {
  const { holder } = role;
  if (holder.number === null) return { key: keyOf(number, role), name: holder.name, entity_type: 'person' };
  return { key: companyKey('no', holder.number), name: holder.name, entity_type: 'company', jurisdiction_code: 'no' };
}

function toPartnership(number: string, role: Role, company: EntityReference, file: FileFacts): StatementInput {
  const key = `${keyOf(number, role)}:partner`;
  const unit = sourceOf(number, file);
  return {
    kind: 'statement',
    key,
    data_type: 'share_parcel',
    predicate: 'holds_shares_in',
    subjects: [partnerReference(number, role)],
    objects: [company],
    properties: { position: role.position, part: role.part },
    sample_date: dayOfFile(file),
    version: file.date,
    relationship: { relationship_type: 'shareholding', percentage: shareOf(role.part), interests: ['shareholding'] },
    provenances: [
      provenanceFrom(
        { ...unit, url: `${unit.url}/roller` },
        {
          key: `${key}:${file.date}`,
          confidence: CONFIDENCE,
          moment: file.date,
          log: `Enhetsregisteret, ${file.name}`,
        },
      ),
    ],
  };
}

/** The file of all roles and the feed number the unit whose roles are listed; of a reply only its own address does. */
function unitOf(raw: Raw): string | null {
  const given = toNorwegianNumber(textAt(raw, 'organisasjonsnummer'));
  if (given !== null) return given;
  const links = rawAt(raw, '_links');
  const addresses = ['enhet', 'self'].map((link) => textAt(rawAt(links, link), 'href') ?? '');
  const found = addresses.map((address) => /\/(?:under)?enheter\/(\d{9})\b/.exec(address)?.[1]);
  return found.find((number) => number !== undefined) ?? null;
}

/** The roles of one unit: officers, and the shares of partners. */
function mapRoles(raw: Raw, file: FileFacts): Mapped {
  const number = unitOf(raw);
  if (number === null) return skip('roles that do not say of which unit');
  const company: EntityReference = {
    key: companyKey('no', number),
    name: number,
    entity_type: 'company',
    jurisdiction_code: 'no',
  };
  const roles = rawsAt(raw, 'rollegrupper').flatMap((group) =>
    rawsAt(group, 'roller').flatMap((role) => readRole(role, group)),
  );
  return roles.flatMap((role): RegisterInput[] => {
    const officer = toOfficer(number, role, company, file);
    return role.group === PARTNERS && !role.left ? [officer, toPartnership(number, role, company, file)] : [officer];
  });
}

/** All roles that a unit has now, as the feed of roles leads to them: whoever is not among them has left. */
function mapAllRoles(raw: Raw, file: FileFacts): Mapped {
  const [roles, number] = [mapRoles(raw, file), unitOf(raw)];
  if (number === null || 'skip' in roles) return roles;
  const { publisher } = sourceOf(number, file);
  const gone = (of: 'officer' | 'statement'): RegisterInput => ({
    ...{ kind: 'absence', of, key: `brreg:${number}`, with_parts: true, day: file.date, is_absent: true },
    ...(publisher && { publisher }),
  });
  // After the roles: what was just read is not older than that day.
  return [...roles, gone('officer'), gone('statement')];
}

/** Escapes that R writes for letters it cannot show: `Bj<U+00F8>rn`. */
const ESCAPED = /<U\+([0-9A-F]{4,6})>/g;

const LAST_CODE_POINT = 0x10ffff;

function withoutEscapes(text: string): string {
  return text.replace(ESCAPED, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<U+') ? withoutEscapes(value) : value;
  if (Array.isArray(value)) return value.map(readable);
  return isRaw(value) ? asWritten(value) : value;
}

/** Replies are often republished by other programs, so their escapes are undone first. */
const asWritten = (raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, readable(value)]));

/** What the feed of changes calls a unit that is withheld for legal reasons. */
const REMOVED = 'Fjernet';
const DELETED = 'Sletting';
/** What we call an entry of the feed of roles, with the roles that it leads to. */
export const ROLES = 'Roller';

/** A change of the feed, without the unit: its record stays, but must not be shown any more. */
function mapRemoval(raw: Raw, file: FileFacts): Mapped {
  const number = toNorwegianNumber(textAt(raw, 'organisasjonsnummer'));
  if (number === null) return skip('no organisation number of nine digits');
  const identity = { jurisdiction_code: 'no', company_number: number, record_key: `brreg:${number}` } as const;
  return [{ kind: 'company', ...identity, name: number, redacted: true, source: sourceOf(number, file) }];
}

/**
 * An entry of the feed of changes. It says of a deletion when it was, which is an event; of new and changed units it says
 * only that there is something to fetch.
 */
function mapChange(raw: Raw, file: FileFacts): Mapped {
  const type = textAt(raw, 'endringstype') ?? 'unknown';
  const moment = parseMoment(textAt(raw, 'dato'));
  const dated = moment === null ? file : { ...file, date: moment };
  if (type === REMOVED) return mapRemoval(raw, dated);
  if (type === ROLES) return mapAllRoles(raw, file);
  const number = toNorwegianNumber(textAt(raw, 'organisasjonsnummer'));
  if (number === null) return skip('no organisation number of nine digits');
  if (type !== DELETED || moment === null) return passOver(`change of a unit: ${type}`);
  const day = moment.slice(0, 10);
  const company = { key: companyKey('no', number), name: number, entity_type: 'company' as const };
  return [
    toEvent(becameInactive(day, 'deletion', { dissolution_date: day }), `brreg:${number}`, company, dayOfFile(dated)),
  ];
}

function mapReply(raw: Raw, file: FileFacts): Mapped {
  if ('endringstype' in raw) return mapChange(raw, file);
  const embedded = rawAt(raw, '_embedded');
  const changes = [...rawsAt(embedded, 'oppdaterteEnheter'), ...rawsAt(embedded, 'oppdaterteUnderenheter')];
  if (changes.length > 0) return mapEach(changes, (change) => mapChange(change, file));
  const units = [...rawsAt(embedded, 'enheter'), ...rawsAt(embedded, 'underenheter')];
  if (units.length > 0) return mapEach(units, (unit) => mapEntity(unit, file));
  return 'rollegrupper' in raw ? mapRoles(raw, file) : mapEntity(raw, file);
}

export const brreg: ImportFormat = {
  name: 'brreg',
  describes: 'Enhetsregisteret (Norway): all units as one file, and replies on units, searches and roles (JSON)',
  recognises: ({ start }) => /"(?:organisasjonsnummer|rollegrupper)"\s*:/.test(start),
  read: (file) => readJsonRecords(file, { lists: ENVELOPES }),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapReply(asWritten(raw), file) : skip('not a JSON object')),
};
