import type { Source } from '@/lib/contract/provenance';
import type { EntityReference, PlaceholderInput, RegisterInput, StatementInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { edgeOf, type Interest, natureOf, type Share } from '../bods/interest';
import { isBeneficialOwner, propertiesOf, type ResolvedParty } from '../bods/party';
import { BY_NAME_ONLY, toBritishNumber } from '../company-numbers';
import { dayOfFile } from '../file-date';
import { type FileFacts, type ImportFormat, type Mapped, passOver, skip } from '../format';
import { countryCodeOf } from '../jurisdiction';
import { provenanceFrom } from '../provenance';
import { flagAt, isRaw, numberAt, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { ENVELOPES, readJsonRecords } from '../read/json';
import { codeToWords, joinParts, nameProblem, parseDate } from '../values';

const SITE = 'https://find-and-update.company-information.service.gov.uk';

/** The web page of a record; `self` is its address in the API, `/company/00000077/exemptions`. */
export const pageOf = (self: string): string => `${SITE}${self}`;

/** The source of a record with a page on the site. */
export const sourceOf = (self: string, file: FileFacts): Source => ({
  publisher: 'Companies House',
  url: pageOf(self),
  source_type: 'external',
  retrieved_at: file.date,
  terms: 'Open Government Licence v3.0',
});

/** Reference to a company. Its name is in its profile; until that is read, the number is used. */
export const toReference = (number: string): EntityReference => ({
  key: companyKey('gb', number),
  name: number,
  entity_type: 'company',
  jurisdiction_code: 'gb',
});

/** Facts of a person that the register stores: only enough to distinguish two of one name, and no address. */
function detailsOfPerson(data: Raw): Record<string, unknown> {
  const birth = rawAt(data, 'date_of_birth');
  const year = numberAt(birth, 'year');
  return {
    nationality: textAt(data, 'nationality'),
    country_of_residence: textAt(data, 'country_of_residence'),
    date_of_birth: year === null ? null : { year, month: numberAt(birth, 'month') },
  };
}

/** Usual descriptions of a register of England, Wales, Scotland or Northern Ireland, without a country. */
const BRITISH =
  /\b(?:companies house|england|wales|scotland|northern ireland|united kingdom|u\.?k\.?|great britain)\b/i;

interface Owner extends ResolvedParty {
  /** The register's input for a party without an own entry. */
  placeholder: Omit<PlaceholderInput, 'source'> | null;
  knownByNameOnly: boolean;
}

/** The kind of record: `individual-person-with-significant-control`, `…-beneficial-owner`, `…-statement`. */
type OwnerKind = 'individual' | 'body' | 'secret' | 'none';

function kindOf(code: string): OwnerKind | null {
  if (code.endsWith('-statement')) return 'none';
  if (code.startsWith('super-secure')) return 'secret';
  if (code.startsWith('individual')) return 'individual';
  return /^(?:corporate-entity|legal-person)/.test(code) ? 'body' : null;
}

const unspecified = (key: string, name: string, reason: string): Owner => ({
  reference: { key, name, entity_type: 'unknown' },
  kind: 'unspecified',
  seen: null,
  reason,
  description: null,
  placeholder: null,
  knownByNameOnly: false,
});

function person(key: string, data: Raw): Owner | null {
  const elements = rawAt(data, 'name_elements');
  const parts = ['title', 'forename', 'middle_name', 'surname'].map((part) => textAt(elements, part));
  const name = textAt(data, 'name') ?? joinParts(parts, ' ');
  if (name === null || nameProblem(name)) return null;
  const details = detailsOfPerson(data);
  return {
    reference: { key, name, entity_type: 'person' },
    kind: 'person',
    seen: { name, entity_type: 'person', knownByNameOnly: true, details },
    reason: null,
    description: null,
    // Each record is a separate person: public facts do not identify two of one name as one.
    placeholder: { kind: 'placeholder', entity_type: 'person', keys: [key], record_key: key, name, details },
    knownByNameOnly: false,
  };
}

/** Where a body is registered, as far as stated; free text. */
function jurisdictionOf(identification: Raw): string | null {
  const places = ['country_registered', 'place_registered', 'legal_authority'].map((field) =>
    textAt(identification, field),
  );
  const code = places.map(countryCodeOf).find((found) => found !== null);
  return code ?? (places.some((place) => BRITISH.test(place ?? '')) ? 'gb' : null);
}

/** A British number must have the right form; numbers of other registers are used as written. */
function numberOf(identification: Raw, jurisdiction: string | null): string | null {
  const written = textAt(identification, 'registration_number');
  if (written === null || jurisdiction === null) return null;
  const number = jurisdiction === 'gb' ? toBritishNumber(written) : written.replace(/\s+/g, '');
  return number !== null && /\d/.test(number) ? number : null;
}

function body(key: string, data: Raw): Owner | null {
  const name = textAt(data, 'name');
  if (name === null || nameProblem(name)) return null;
  const identification = rawAt(data, 'identification');
  const jurisdiction_code = jurisdictionOf(identification);
  const number = numberOf(identification, jurisdiction_code);
  const known = jurisdiction_code !== null && number !== null;
  return {
    reference: {
      key: known ? companyKey(jurisdiction_code, number) : key,
      name,
      entity_type: textAt(data, 'kind')?.startsWith('legal-person') ? 'organisation' : 'company',
      jurisdiction_code,
      jurisdiction_string: textAt(identification, 'country_registered') ?? textAt(identification, 'place_registered'),
      identifier: textAt(identification, 'registration_number'),
    },
    kind: 'entity',
    seen: null,
    reason: null,
    description: null,
    placeholder: null,
    knownByNameOnly: !known,
  };
}

/** The party a record names, or why it names none; null if it should name one and does not. */
function readOwner(kind: OwnerKind, key: string, data: Raw): Owner | null {
  if (kind === 'individual') return person(key, data);
  if (kind === 'body') return body(key, data);
  if (kind === 'secret') return unspecified(key, 'Unknown: protected by the register', 'super secure');
  // Companies House misspells one of its codes, which readers would see here.
  const statement = codeToWords(textAt(data, 'statement') ?? 'unknown').replace('signficant', 'significant');
  return unspecified(key, `None stated: ${statement}`, statement);
}

/** One reason in one period; an unknown day is absent. */
interface Exemption {
  exemption_type: string;
  exempt_from?: string;
  exempt_to?: string;
}

function periodOf(exemption_type: string, item: Raw): Exemption {
  const [exempt_from, exempt_to] = [parseDate(textAt(item, 'exempt_from')), parseDate(textAt(item, 'exempt_to'))];
  return { exemption_type, ...(exempt_from && { exempt_from }), ...(exempt_to && { exempt_to }) };
}

function periodsOf(exemption: Raw): Exemption[] {
  const type = textAt(exemption, 'exemption_type');
  return type === null ? [] : rawsAt(exemption, 'items').map((item) => periodOf(type, item));
}

/**
 * A company whose shares are traded on certain markets need not keep this register (Companies Act
 * 2006, section 790B). That does not say whether anyone controls it, so it makes no statement.
 */
function mapExemptions(data: Raw, company: string, file: FileFacts): Mapped {
  const exemptions = Object.values(rawAt(data, 'exemptions')).filter(isRaw).flatMap(periodsOf);
  if (exemptions.length === 0) return skip('exemptions without a reason');
  const self = textAt(rawAt(data, 'links'), 'self') ?? `/company/${company}/exemptions`;
  const reasons = new Set(exemptions.map(({ exemption_type }) => codeToWords(exemption_type)));
  return [
    {
      kind: 'datum',
      key: `companies-house:psc:${self}`,
      companies: [toReference(company)],
      data_type: 'ControlExemption',
      title: 'Exempt from telling who controls it',
      description: [...reasons].join('; '),
      attributes: { exemptions },
      source: sourceOf(self, file),
    },
  ];
}

/** Beginnings of the register's codes → the interest, in the words of BODS 0.4. */
const TYPES: readonly (readonly [string, string])[] = [
  ['ownership-of-shares', 'shareholding'],
  ['voting-rights', 'votingRights'],
  ['right-to-appoint-and-remove', 'appointmentOfBoard'],
  ['part-right-to-share-surplus-assets', 'rightsToSurplusAssetsOnDissolution'],
  ['right-to-share-surplus-assets', 'rightsToSurplusAssetsOnDissolution'],
  ['significant-influence-or-control', 'otherInfluenceOrControl'],
];

const band = (min: number, max: number, excludesMax: boolean, excludesMin = true): Share => ({
  exact: null,
  min,
  max,
  excludesMin,
  excludesMax,
});

/**
 * The bands of the register (Companies Act 2006, schedule 1A, and its forms): "more than 25 % but not more than 50 %",
 * "more than 50 % but less than 75 %", "75 % or more"; overseas entities state only "more than 25 %".
 */
const BANDS: readonly (readonly [string, Share])[] = [
  ['25-to-50-percent', band(25, 50, false)],
  ['50-to-75-percent', band(50, 75, true)],
  ['75-to-100-percent', band(75, 100, false, false)],
  ['more-than-25-percent', band(25, 100, false)],
];

/** A code of a nature of control → an interest. An unknown code becomes an interest of unknown type. */
export function readNature(code: string, beneficial: boolean, start: string | null, end: string | null): Interest {
  return {
    type: TYPES.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'unknownInterest',
    level: 'unknown',
    beneficial,
    details: codeToWords(code),
    share: BANDS.find(([part]) => code.includes(part))?.[1] ?? null,
    start,
    end,
  };
}

/** Statements by companies about themselves (Companies Act 2006, part 21A). */
const DECLARED = 80;

interface NamedControl {
  number: string;
  data: Raw;
  /** The record's address on the site, the same in all its versions. */
  self: string;
  owner: Owner;
  kind: OwnerKind;
  file: FileFacts;
}

const interestsOf = ({ data, kind }: NamedControl): Interest[] => {
  const [start, end] = [parseDate(textAt(data, 'notified_on')), parseDate(textAt(data, 'ceased_on'))];
  return textsAt(data, 'natures_of_control').map((code) => readNature(code, kind === 'individual', start, end));
};

function toStatement(control: NamedControl): StatementInput {
  const { number, data, self, owner, kind, file } = control;
  const interests = interestsOf(control);
  const nature = natureOf(interests, owner);
  const key = `companies-house:psc:${self}`;
  const end_date = parseDate(textAt(data, 'ceased_on'));
  const isOver = end_date !== null || flagAt(data, 'ceased');
  return {
    kind: 'statement',
    key,
    data_type: nature.data_type,
    predicate: nature.predicate,
    subjects: [owner.reference],
    objects: [toReference(number)],
    properties: {
      ...propertiesOf(
        { statementId: self, isComponent: false, subject: { interests, interestsAsGiven: [], componentRecords: [] } },
        nature,
        owner,
      ),
      natures_of_control: textsAt(data, 'natures_of_control'),
      has_controlling_entities: kind !== 'none',
    },
    start_date: parseDate(textAt(data, 'notified_on')),
    // A control that ceased on an unknown day ended before the day of the file.
    end_date: isOver ? (end_date ?? dayOfFile(file)) : null,
    end_date_type: isOver && end_date === null ? '<' : null,
    sample_date: dayOfFile(file),
    version: file.date,
    relationship: kind === 'none' ? null : edgeOf(nature, owner, interests),
    provenances: [
      provenanceFrom(sourceOf(self, file), {
        key: textAt(data, 'etag') ?? `${key}:${file.date}`,
        confidence: owner.knownByNameOnly ? BY_NAME_ONLY : DECLARED,
        moment: file.date,
        log: `Companies House PSC, ${file.name}`,
      }),
    ],
    search: { is_ultimate_beneficial_owner: isBeneficialOwner(interests, owner) },
  };
}

/** Kinds of records about the register, not about a company. */
const isAside = (kind: string): boolean => kind.startsWith('totals#');

/**
 * A person or body with significant control, a beneficial owner of an overseas entity, or a company's statement that it
 * has none or is exempt. `number` if the record is in a reply that names the company.
 */
export function mapControl(data: Raw, number: string | null, file: FileFacts): Mapped {
  const code = textAt(data, 'kind') ?? '';
  if (isAside(code)) return passOver(code);
  const kind = kindOf(code);
  if (kind === null && code !== 'exemptions') return skip('a kind of record that Companies House does not have');
  const self = textAt(rawAt(data, 'links'), 'self') ?? textAt(rawAt(data, 'links'), 'statement');
  const company = toBritishNumber(number ?? self?.split('/')[2] ?? '');
  if (company === null) return skip('no company number of the form Companies House gives');
  if (kind === null) return mapExemptions(data, company, file);
  // Statements of all companies once had one address, so the day distinguishes those of one company.
  const own =
    kind === 'none' ? `/company/${company}/statements/${textAt(data, 'etag') ?? textAt(data, 'notified_on')}` : self;
  const owner = readOwner(kind, `companies-house:psc:${own ?? ''}#owner`, data);
  if (own === null || !owner) return skip('no owner is named, or the record has no address');
  const statement = toStatement({ number: company, data, self: own, owner, kind, file });
  const source = sourceOf(own, file);
  const placeholder: RegisterInput[] = owner.placeholder ? [{ ...owner.placeholder, source }] : [];
  return [...placeholder, statement];
}

/** Some republished snapshots add the date of the snapshot to each record. */
function datedByRecord(raw: Raw, file: FileFacts): FileFacts {
  const day = textAt(raw, 'ContentDate');
  return day === null ? file : { ...file, date: `${day}T00:00:00+00:00` };
}

function mapRecord(raw: Raw, file: FileFacts): Mapped {
  const data = rawAt(raw, 'data');
  if (Object.keys(data).length === 0) return skip('no record of the PSC register');
  return mapControl(data, textAt(raw, 'company_number'), datedByRecord(raw, file));
}

export const companiesHousePsc: ImportFormat = {
  name: 'companies-house-psc',
  describes: 'Companies House: persons with significant control, the daily snapshot (JSON lines)',
  recognises: ({ start }) =>
    /"data"\s*:\s*\{/.test(start) &&
    /"(?:[\w-]+-with-significant-control|[\w-]+-beneficial-owner|totals#[\w-]+)/.test(start),
  read: (file) => readJsonRecords(file, { lists: ENVELOPES }),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapRecord(raw, file) : skip('not a JSON object')),
};
