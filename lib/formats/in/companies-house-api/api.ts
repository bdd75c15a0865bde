import type { Address } from '@/lib/contract/provenance';
import type {
  CompanyInput,
  DatumInput,
  FilingInput,
  OfficerInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { mapProfile, type Profile, registryPage } from '../companies-house/company';
import { mapControl, pageOf, sourceOf, toReference } from '../companies-house-psc/psc';
import { toBritishNumber } from '../company-numbers';
import { dayOfFile } from '../file-date';
import { type FileFacts, type ImportFormat, type Mapped, mapEach, passOver, skip } from '../format';
import { provenanceFrom } from '../provenance';
import { isRaw, numberAt, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { readJsonRecords } from '../read/json';
import { joinParts, nameProblem, parseDate } from '../values';
import { codeToSentence, descriptionInWords, statusInWords, typeInWords } from './enumerations';

/** An address in a reply, flattened; null if empty. */
function readAddress(raw: Raw): { address: Address | null; inFull: string | null } {
  const at = (field: string): string | null => textAt(raw, field);
  const street_address = joinParts(['care_of', 'po_box', 'premises', 'address_line_1', 'address_line_2'].map(at));
  const [locality, region, postal_code, country] = [at('locality'), at('region'), at('postal_code'), at('country')];
  const inFull = joinParts([street_address, locality, region, postal_code, country]);
  return { address: inFull === null ? null : { street_address, locality, region, postal_code, country }, inFull };
}

const SOURCE_URL = 'https://api.company-information.service.gov.uk/';

interface Given {
  number: string;
  name: string;
}

/** Number and name of a company, or why it is not one. */
function readGiven(number: string | null, name: string | null): Given | { problem: string } {
  const british = toBritishNumber(number ?? '');
  if (british === null) return { problem: 'no company number of the form Companies House gives' };
  const problem = nameProblem(name);
  return name === null || problem ? { problem: `a company with ${problem}` } : { number: british, name };
}

/** Further facts by topic: accounts and the confirmation statement. */
function registerEntry(raw: Raw): Profile['registerEntry'] {
  const accounts = rawAt(raw, 'accounts');
  const topics: [string, [string, string | null][]][] = [
    [
      'accounts',
      [
        ['last_made_up_to', textAt(rawAt(accounts, 'last_accounts'), 'made_up_to')],
        ['last_type', textAt(rawAt(accounts, 'last_accounts'), 'type')],
        ['next_due', textAt(accounts, 'next_due')],
      ],
    ],
    [
      'confirmation_statement',
      ['last_made_up_to', 'next_due'].map((key) => [key, textAt(rawAt(raw, 'confirmation_statement'), key)]),
    ],
  ];
  const stated = topics.map(([topic, entries]): [string, Record<string, string>] => [
    topic,
    Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
  ]);
  return Object.fromEntries(stated.filter(([, entries]) => Object.keys(entries).length > 0));
}

function toProfile(raw: Raw, { number, name }: Given): Profile {
  const { address, inFull } = readAddress(rawAt(raw, 'registered_office_address'));
  return {
    number,
    name,
    category: typeInWords(textAt(raw, 'type')),
    status: statusInWords(textAt(raw, 'company_status')),
    incorporated: parseDate(textAt(raw, 'date_of_creation')),
    dissolved: parseDate(textAt(raw, 'date_of_cessation')),
    address,
    addressInFull: inFull,
    industryCodes: textsAt(raw, 'sic_codes').map((code) => ({
      code_scheme_id: 'uk_sic_2007',
      code,
      description: null,
    })),
    previousNames: rawsAt(raw, 'previous_company_names').flatMap((former) => {
      const formerName = textAt(former, 'name');
      return formerName === null ? [] : [{ name: formerName, until: parseDate(textAt(former, 'ceased_on')) }];
    }),
    countryOfOrigin: textAt(rawAt(rawAt(raw, 'foreign_company_details'), 'originating_registry'), 'country'),
    registryUrl: registryPage(number),
    sourceUrl: SOURCE_URL,
    registerEntry: registerEntry(raw),
  };
}

/** A company profile. */
function mapCompany(raw: Raw, file: FileFacts): Mapped {
  const given = readGiven(textAt(raw, 'company_number'), textAt(raw, 'company_name'));
  return 'problem' in given ? skip(given.problem) : mapProfile(toProfile(raw, given), file);
}

/** A company in search results, which have fewer fields. */
function mapResult(raw: Raw, file: FileFacts): Mapped {
  const given = readGiven(textAt(raw, 'company_number'), textAt(raw, 'title'));
  if ('problem' in given) return skip(given.problem);
  const address = rawAt(raw, 'address');
  const profile = toProfile({ ...raw, type: raw.company_type, registered_office_address: address }, given);
  return mapProfile(profile, file);
}

/** A flattened profile, which uses other keys. */
function mapFlattened(raw: Raw, given: Given, file: FileFacts): CompanyInput | undefined {
  const profile = toProfile(
    {
      type: raw.companyType,
      company_status: raw.companyStatus,
      date_of_creation: raw.incorporationDate,
      accounts: { last_accounts: { made_up_to: raw.lastAccountsMadeUpTo }, next_due: raw.nextAccountsDueDate },
    },
    given,
  );
  const inputs = mapProfile({ ...profile, addressInFull: textAt(raw, 'registeredOfficeAddress') }, file);
  return inputs.find((input) => input.kind === 'company');
}

/** Provenance of what the register itself records about a notice in another journal. */
const CONFIDENCE = 95;

/** Description codes of Gazette notices; some republished replies have no category. */
const IS_NOTICE = /^gazette-/;

/** Dates of these filings are those of the Gazette, a Tuesday; others have the register's own date. */
const STRIKES_OFF = /^gazette-(?:notice|dissolved)-(?:voluntary|compuls[ao]ry)$/;

/**
 * The Gazette notice that a filing refers to (api-shapes, 6.5), if any. The
 * Gazette (London, Edinburgh or Belfast), the issue and the text are not stated, and stay unknown.
 */
function toNotice(raw: Raw, filing: FilingInput, number: string, file: FileFacts): StatementInput[] {
  const code = textAt(raw, 'description') ?? '';
  if (textAt(raw, 'category') !== 'gazette' && !IS_NOTICE.test(code)) return [];
  const { date, title, uid = null, url = null } = filing;
  const strikesOff = STRIKES_OFF.test(code);
  const published = strikesOff ? date : null;
  const type = strikesOff ? 'striking off of subjects' : 'other';
  const key = `${filing.key}:notice`;
  return [
    {
      kind: 'statement',
      key,
      data_type: 'gazette_notice',
      predicate: 'about',
      subjects: [],
      objects: [filing.company],
      properties: {
        uid,
        date_published: published,
        url,
        about: { type, classification: [{ code_scheme_id: 'companies_house', code: filing.filing_code, name: title }] },
        filed_on: date,
      },
      start_date: published,
      sample_date: dayOfFile(file),
      version: file.date,
      relationship: null,
      provenances: [
        provenanceFrom(sourceOf(`/company/${number}/filing-history`, file), {
          key: `${key}:${file.date}`,
          confidence: CONFIDENCE,
          moment: file.date,
          log: `Companies House filing history, ${file.name}`,
        }),
      ],
      search: { title, classification: type, jurisdiction_code: 'gb', published_at: published },
    },
  ];
}

/** The second to last part of `/officers/<id>/appointments`. */
const officerId = (raw: Raw): string | null =>
  textAt(rawAt(rawAt(raw, 'links'), 'officer'), 'appointments')
    ?.split('/')
    .at(-2) ?? null;

/** Year and month of birth: the register publishes no day. */
function birthOf(raw: Raw): string | null {
  const birth = rawAt(raw, 'date_of_birth');
  const [year, month] = [numberAt(birth, 'year'), numberAt(birth, 'month')];
  return year === null ? null : [year, ...(month === null ? [] : [String(month).padStart(2, '0')])].join('-');
}

/** An officer of a list. A person with two offices in a company is two records, as in the register. */
function toOfficer(raw: Raw, number: string, file: FileFacts): OfficerInput[] {
  const name = textAt(raw, 'name');
  if (name === null || nameProblem(name)) return [];
  const [role, uid] = [textAt(raw, 'officer_role'), officerId(raw)];
  const start_date = parseDate(textAt(raw, 'appointed_on') ?? textAt(raw, 'appointmentDate'));
  const end_date = parseDate(textAt(raw, 'resigned_on'));
  return [
    {
      kind: 'officer',
      key: `companies-house:officer:${number}:${uid ?? name}:${role ?? ''}:${start_date ?? ''}`,
      company: toReference(number),
      name,
      position: role === null ? null : codeToSentence(role).toLowerCase(),
      uid,
      start_date,
      end_date,
      occupation: textAt(raw, 'occupation'),
      nationality: textAt(raw, 'nationality'),
      address: readAddress(rawAt(raw, 'address')).inFull,
      date_of_birth: birthOf(raw),
      inactive: end_date !== null,
      source: sourceOf(`/company/${number}`, file),
    },
  ];
}

/** Values of the description's placeholders: days, addresses, names. */
function particulars(raw: Raw): string | null {
  const values = Object.entries(rawAt(raw, 'description_values'));
  return joinParts(
    values.map(([key, value]) =>
      typeof value === 'string' ? `${codeToSentence(key.replaceAll('_', '-'))}: ${value}` : null,
    ),
    '; ',
  );
}

function toFiling(raw: Raw, number: string, index: number): FilingInput | null {
  const [date, description] = [parseDate(textAt(raw, 'date')), textAt(raw, 'description')];
  if (date === null) return null;
  const [uid, type] = [textAt(raw, 'transaction_id'), textAt(raw, 'type')];
  const legacy = textAt(rawAt(raw, 'description_values'), 'description');
  const self = textAt(rawAt(raw, 'links'), 'self');
  return {
    kind: 'filing',
    key: `companies-house:filing:${number}:${uid ?? `${date}-${type}-${index}`}`,
    company: toReference(number),
    date,
    title: description === 'legacy' && legacy !== null ? legacy : descriptionInWords(description ?? type ?? 'filing'),
    description: particulars(raw),
    uid,
    url: self === null ? null : pageOf(self),
    filing_type: textAt(raw, 'category'),
    filing_code: type,
  };
}

/** A filing and its notice; `index` distinguishes two of one day and type if neither has an id. */
function toFilings(raw: Raw, number: string, index: number, file: FileFacts): (FilingInput | StatementInput)[] {
  const filing = toFiling(raw, number, index);
  return filing === null ? [] : [filing, ...toNotice(raw, filing, number, file)];
}

const namesOf = (raw: Raw): string | null =>
  joinParts(
    rawsAt(raw, 'persons_entitled').map((person) => textAt(person, 'name')),
    '; ',
  );

/** A charge on the company's assets, as a data record. */
function toCharge(raw: Raw, number: string, file: FileFacts): DatumInput[] {
  const self = textAt(rawAt(raw, 'links'), 'self');
  if (self === null) return [];
  const [status, description] = [textAt(raw, 'status'), textAt(rawAt(raw, 'classification'), 'description')];
  const attributes = Object.fromEntries(
    [
      ...['charge_code', 'charge_number', 'status', 'created_on', 'delivered_on', 'satisfied_on'].map((key) => [
        key,
        textAt(raw, key),
      ]),
      ['persons_entitled', namesOf(raw)],
      ['particulars', textAt(rawAt(raw, 'particulars'), 'description')],
      ['secured', textAt(rawAt(raw, 'secured_details'), 'description')],
    ].filter(([, value]) => value !== null),
  );
  return [
    {
      kind: 'datum',
      key: `companies-house:charge:${self}`,
      companies: [toReference(number)],
      data_type: 'Charge',
      title:
        joinParts([description ?? 'Charge', status === null ? null : codeToSentence(status).toLowerCase()]) ?? 'Charge',
      description: namesOf(raw),
      attributes,
      source: sourceOf(`/company/${number}`, file),
    },
  ];
}

/** The number in `/company/00000077/officers`, from a reply or its first item. */
function numberOf(raw: Raw): string | null {
  const addresses = [raw, ...rawsAt(raw, 'items')].map((one) => textAt(rawAt(one, 'links'), 'self'));
  const found = addresses.map((address) => /^\/company\/([^/]+)/.exec(address ?? '')?.[1]);
  return toBritishNumber(found.find((number) => number !== undefined) ?? '');
}

/** An appointment in the list of one officer, each in a company of its own. */
function mapAppointment(item: Raw, uid: string | null, file: FileFacts): Mapped {
  const company = rawAt(item, 'appointed_to');
  const number = toBritishNumber(textAt(company, 'company_number') ?? '');
  if (number === null) return skip('an appointment without the number of its company');
  const named = { ...toReference(number), name: textAt(company, 'company_name') ?? number };
  return toOfficer(item, number, file).map((officer) => ({
    ...officer,
    // As in the list of the company's officers, whose items say who it is by the address of this list.
    key: officer.key.replace(`:${officer.uid ?? officer.name}:`, `:${officer.uid ?? uid ?? officer.name}:`),
    uid: officer.uid ?? uid,
    company: named,
  }));
}

/** The officer in `/officers/<id>/appointments`, the address of the list. */
const officerOfList = (raw: Raw): string | null =>
  /^\/officers\/([^/]+)/.exec(textAt(rawAt(raw, 'links'), 'self') ?? '')?.[1] ?? null;

const mapAppointments = (raw: Raw, file: FileFacts): Mapped =>
  mapEach(rawsAt(raw, 'items'), (item) => mapAppointment(item, officerOfList(raw), file));

/** The days of a case by what they are: `wound-up-on` → day. */
const daysOf = (raw: Raw): Record<string, string> =>
  Object.fromEntries(
    rawsAt(raw, 'dates').flatMap((one): [string, string][] => {
      const [type, date] = [textAt(one, 'type'), parseDate(textAt(one, 'date'))];
      return type === null || date === null ? [] : [[type.replaceAll('-', '_'), date]];
    }),
  );

/** Practitioners are appointed in public; their addresses are those of their offices, and are left out. */
const practitionersOf = (raw: Raw): string | null =>
  joinParts(
    rawsAt(raw, 'practitioners').map((one) =>
      joinParts([textAt(one, 'name'), textAt(one, 'role')?.replaceAll('-', ' ') ?? null, textAt(one, 'appointed_on')]),
    ),
    '; ',
  );

/** An insolvency case of a company, as a data record. */
function toCase(raw: Raw, number: string, index: number, file: FileFacts): DatumInput[] {
  const [type, own] = [textAt(raw, 'type'), textAt(raw, 'number')];
  if (type === null) return [];
  const practitioners = practitionersOf(raw);
  const charge = textAt(rawAt(raw, 'links'), 'charge');
  return [
    {
      kind: 'datum',
      key: `companies-house:insolvency:${number}:${own ?? index}`,
      companies: [toReference(number)],
      data_type: 'InsolvencyCase',
      title: codeToSentence(type),
      description: practitioners,
      attributes: {
        type,
        ...(own !== null && { case_number: own }),
        ...daysOf(raw),
        ...(practitioners !== null && { practitioners }),
        ...(charge !== null && { charge }),
      },
      source: sourceOf(`/company/${number}/insolvency`, file),
    },
  ];
}

/** The reply does not name the company, so its address or the name of its file must. */
function mapInsolvency(raw: Raw, file: FileFacts): Mapped {
  const addresses = [raw, ...rawsAt(raw, 'cases')].flatMap((one) => Object.values(rawAt(one, 'links')));
  const inLinks = addresses.map((address) => /^\/company\/([^/]+)/.exec(String(address))?.[1]);
  const inName = /(?<![A-Z0-9])([A-Z]{2}\d{6}|\d{8})(?![A-Z0-9])/i.exec(file.name.split('/').at(-1) ?? '')?.[1];
  const number = toBritishNumber(textAt(raw, 'company_number') ?? inLinks.find(Boolean) ?? inName ?? '');
  if (number === null) {
    return skip('an insolvency reply that does not say of which company: put its number into the name of the file');
  }
  return rawsAt(raw, 'cases').flatMap((one, index) => toCase(one, number, index, file));
}

type MapItem = (item: Raw, index: number, number: string, file: FileFacts) => Mapped;

/** A list's contents are recognised by the addresses of its items, or by their fields. */
function listOf(items: Raw[]): MapItem | undefined {
  const [first = {}] = items;
  if ('officer_role' in first) return (item, _, number, file) => toOfficer(item, number, file);
  if ('natures_of_control' in first || /-with-significant-control|beneficial-owner/.test(textAt(first, 'kind') ?? '')) {
    return (item, _, number, file) => mapControl(item, number, file);
  }
  if ('charge_number' in first || 'charge_code' in first)
    return (item, _, number, file) => toCharge(item, number, file);
  return 'category' in first ? (item, index, number, file) => toFilings(item, number, index, file) : undefined;
}

function mapList(raw: Raw, file: FileFacts): Mapped {
  const items = rawsAt(raw, 'items');
  if (items.length === 0) return passOver('empty list');
  if (textAt(raw, 'kind')?.startsWith('search#')) return mapEach(items, (item) => mapResult(item, file));
  if (officerOfList(raw) !== null || 'appointed_to' in (items[0] ?? {})) return mapAppointments(raw, file);
  const mapItem = listOf(items);
  const number = numberOf(raw);
  if (!mapItem) return skip('a list of things that are not known here');
  if (number === null) return skip('a list that does not say of which company');
  return mapEach(items, (item, index) => mapItem(item, index, number, file));
}

/** A company with its directors and filings in one record, as some publishers flatten the replies. */
function mapWithLists(raw: Raw, file: FileFacts): Mapped {
  const given = readGiven(textAt(raw, 'companyNumber'), textAt(raw, 'companyName'));
  if ('problem' in given) return skip(given.problem);
  const company = mapFlattened(raw, given, file);
  const director = (item: Raw) => toOfficer({ ...item, officer_role: 'director' }, given.number, file);
  const inputs: RegisterInput[] = [
    ...rawsAt(raw, 'directors').flatMap(director),
    ...rawsAt(raw, 'filingHistory').flatMap((item, index) => toFilings(item, given.number, index, file)),
  ];
  return [...(company ? [company] : []), ...inputs];
}

function mapReply(raw: Raw, file: FileFacts): Mapped {
  if (Array.isArray(raw.cases)) return mapInsolvency(raw, file);
  if (Array.isArray(raw.items)) return mapList(raw, file);
  if ('companyNumber' in raw) return mapWithLists(raw, file);
  return 'company_name' in raw ? mapCompany(raw, file) : skip('a reply of a kind that is not known here');
}

/** Every reply has its own address, or those of its items; the PSC snapshot also has it, around `data`. */
const IS_REPLY = /"self"\s*:\s*"\\?\/company\\?\/|"appointed_to"\s*:|"cases"\s*:[\s\S]*"practitioners"\s*:/;
const IS_SNAPSHOT = /"data"\s*:\s*\{\s*"/;
const IS_FLATTENED = /"companyNumber"\s*:[\s\S]*"filingHistory"\s*:/;

export const companiesHouseApi: ImportFormat = {
  name: 'companies-house-api',
  describes: 'Companies House: replies of its API on companies, officers, filings, control, charges, searches (JSON)',
  recognises: ({ start }) => (IS_REPLY.test(start) && !IS_SNAPSHOT.test(start)) || IS_FLATTENED.test(start),
  read: (file) => readJsonRecords(file),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapReply(raw, file) : skip('not a JSON object')),
};
