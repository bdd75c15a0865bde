import { becameInactive, incorporated, renamed, toEvent } from '@/lib/formats/in/occurrence';
import { startOfDay } from '@/lib/formats/in/values';
import { entryKey } from '@/lib/register/store/prepare/company';
import type {
  CompanyInput,
  DatumInput,
  EntityReference,
  EventInput,
  FilingInput,
  IndustryCodeSchemeInput,
  OfficerInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { JURISDICTIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { createDice, type Dice } from '@/lib/testing/chance';
import { inventName, inventPerson, skewedRank, townOfRank } from './vocabulary';

const SAMPLED_ON = '2026-10-01';
const PUBLISHER = 'Invented Register';
const SOURCE = {
  publisher: PUBLISHER,
  url: 'https://register.example/companies',
  source_type: 'external',
  retrieved_at: SAMPLED_ON,
  terms: 'CC0 1.0 (invented data)',
} as const;

/** Most companies are in the first, half of the others in the next ones. */
const PLACES = [
  'gb',
  ...['us_de', 'us_ca', 'us_ny', 'ie', 'de', 'fr', 'no', 'us_fl', 'nl', 'je', 'ky', 'vg', 'us_tx', 'sg', 'hk', 'br'],
];
const OTHERS = JURISDICTIONS.map(({ code }) => code).filter((code) => !PLACES.includes(code));
export const JURISDICTION_CODES: readonly string[] = [...PLACES, ...OTHERS].slice(0, 140);

export const COMPANY_TYPES: readonly string[] = [
  'Private Limited Company',
  'Limited Liability Partnership',
  'Private company limited by guarantee',
  'Public Limited Company',
  'Limited Partnership',
  'Foreign Company',
  'Community Interest Company',
  'Charitable Incorporated Organisation',
  'Registered Society',
  'Royal Charter Company',
];
/** Companies of each type among a thousand. */
const TYPE_WEIGHTS = [860, 42, 30, 14, 16, 12, 8, 8, 6, 4];

export const STATUSES: readonly string[] = [
  'Active',
  'Dissolved',
  'Active - Proposal to Strike off',
  'Liquidation',
  'In Administration',
  'Converted/Closed',
  'Removed',
  'Voluntary Arrangement',
];
const STATUS_WEIGHTS = [620, 250, 55, 30, 5, 15, 20, 5];
/** What a status says of activity, in the same order. */
const INACTIVE = [false, true, false, true, true, true, true, null];

const SECTIONS = [...'ABCDEFGHIJKLMNOPQRSTU'];
const DIVISIONS = 84;
const CODES = 700;
const SCHEME = 'uk_sic_2007';
const divisionOf = (code: number): string => String((code % DIVISIONS) + 1).padStart(2, '0');
const codeOf = (code: number): string => `${divisionOf(code)}${String(100 + code)}`;

/** A list of 700 codes in 84 divisions and 21 sections. */
export function inventCodes(): IndustryCodeSchemeInput {
  const sections = SECTIONS.map((code) => ({ code, description: `Section ${code}`, parent_code: null }));
  const divisions = Array.from({ length: DIVISIONS }, (_, at) => {
    const parent_code = SECTIONS[Math.floor((at * SECTIONS.length) / DIVISIONS)] ?? null;
    return { code: divisionOf(at), description: `Division ${divisionOf(at)}`, parent_code };
  });
  const codes = Array.from({ length: CODES }, (_, code) => {
    return { code: codeOf(code), description: `Activity ${code + 1}`, parent_code: divisionOf(code) };
  });
  return {
    kind: 'industry_code_scheme',
    id: SCHEME,
    name: 'Invented activities',
    codes: [...sections, ...divisions, ...codes],
  };
}

/** An index of the weights, which add up to a thousand. */
function weighted(weights: readonly number[], { below }: Dice): number {
  const at = below(1_000);
  let sum = 0;
  return weights.findIndex((weight) => {
    sum += weight;
    return at < sum;
  });
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayIn = (year: number, { below }: Dice): string => `${year}-${two(1 + below(12))}-${two(1 + below(28))}`;

const [FIRST_YEAR, LAST_YEAR] = [1900, 2026];

/** Nearly half of the companies are younger than twelve years. */
const inventDay = (dice: Dice): string =>
  dayIn(LAST_YEAR + 1 - skewedRank(dice, LAST_YEAR - FIRST_YEAR + 1, 0.85), dice);

const isBefore = (day: string): boolean => day < SAMPLED_ON;

const PURPOSES = ['company', 'others', 'person'] as const;

/** Each index has its own choices for each purpose, so that nothing depends on what is made before. */
const diceFor = (index: number, purpose: (typeof PURPOSES)[number]): Dice =>
  createDice(Math.imul(index * 4 + PURPOSES.indexOf(purpose), 0x9e3779b1));

/** Company facts that its officers, statements and filings need. */
interface Subject {
  reference: EntityReference;
  place: string;
  incorporated: string;
}

const STREETS = ['Mill Lane', 'Station Road', 'Harbour Street', 'Church Walk', 'High Street', 'Kiln Way', 'Quay Side'];
const TOWNS = 8_000;

function inventAddress(dice: Dice): Pick<CompanyInput, 'registered_address' | 'registered_address_in_full'> {
  const rank = skewedRank(dice, TOWNS);
  const street_address = `${1 + dice.below(240)} ${dice.pick(STREETS)}`;
  const locality = townOfRank(rank);
  const postal_code = `ZZ${rank} ${dice.below(10)}${dice.pick(['AB', 'CD', 'EF', 'GH', 'JK'])}`;
  const registered_address = { street_address, locality, region: null, postal_code, country: null };
  return { registered_address, registered_address_in_full: [street_address, locality, postal_code].join(', ') };
}

function inventCodesOf(dice: Dice): { code_scheme_id: string; code: string }[] {
  const numbers = new Set(
    Array.from({ length: dice.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 3]) }, () => skewedRank(dice, CODES) - 1),
  );
  return [...numbers].map((code) => ({ code_scheme_id: SCHEME, code: codeOf(code) }));
}

const recordKeyOf = (index: number): string => `scale:${index}`;

/** The part of the company that the other records repeat; the same for the same index. */
function inventSubject(index: number): Subject & { dice: Dice; name: string } {
  const dice = diceFor(index, 'company');
  const name = inventName(dice);
  const place = JURISDICTION_CODES[dice.below(100) < 62 ? 0 : skewedRank(dice, JURISDICTION_CODES.length) - 1] ?? 'gb';
  const day = inventDay(dice);
  const reference = {
    key: companyKey(place, numberOf(index)),
    name,
    entity_type: 'company',
    jurisdiction_code: place,
  } as const;
  return { reference, place, incorporated: isBefore(day) ? day : SAMPLED_ON, dice, name };
}

const numberOf = (index: number): string => String(index + 1).padStart(8, '0');

/** Its incorporation and two further events. */
function inventEvents(
  index: number,
  subject: Subject & { name: string },
  company: CompanyInput,
  dice: Dice,
): EventInput[] {
  const record = recordKeyOf(index);
  const occurrences = [incorporated(subject.incorporated)];
  for (const { company_name, end_date } of company.previous_names ?? []) {
    if (end_date) occurrences.push(renamed(end_date, company_name, subject.name));
  }
  const { dissolution_date: dissolved } = company;
  if (dissolved) occurrences.push(becameInactive(dissolved, 'dissolution', { dissolution_date: dissolved }));
  for (let at = 0; occurrences.length < 3; at++) {
    const [day, officer] = [dayAfter(subject.incorporated, dice), inventPerson(dice)];
    occurrences.push({
      date: day,
      key: `officer:${at}`,
      type: 'Event::Company::OfficerAddition',
      categories: ['officers', 'kyc'],
      description: `Addition of officer ${officer}, director`,
      before: null,
      after: { name: officer, position: 'director' },
    });
  }
  return occurrences.map((occurrence) => toEvent(occurrence, record, subject.reference, SAMPLED_ON));
}

/** A day from then until the register was read. */
function dayAfter(day: string, dice: Dice): string {
  const year = Number(day.slice(0, 4));
  const later = dayIn(year + dice.below(LAST_YEAR - year + 1), dice);
  return later < day || !isBefore(later) ? day : later;
}

function inventEntry(index: number, { reference, incorporated: day }: Subject, dice: Dice): DatumInput {
  return {
    kind: 'datum',
    key: entryKey(recordKeyOf(index)),
    companies: [reference],
    data_type: 'OfficialRegisterEntry',
    title: 'Accounts and returns',
    attributes: {
      accounts: {
        category: dice.pick(['SMALL', 'MICRO ENTITY', 'DORMANT', 'FULL']),
        last_made_up: dayAfter(day, dice),
      },
    },
    source: SOURCE,
  };
}

/** A company with its events and its entry of the register, as a row of a national register gives them. */
export function inventCompany(index: number): RegisterInput[] {
  const { dice, ...subject } = inventSubject(index);
  const status = weighted(STATUS_WEIGHTS, dice);
  const isOver = status === 1 || status === 5 || status === 6;
  const isRenamed = dice.below(20) === 0;
  const until = dayAfter(subject.incorporated, dice);
  const company: CompanyInput = {
    kind: 'company',
    jurisdiction_code: subject.place,
    company_number: numberOf(index),
    record_key: recordKeyOf(index),
    name: subject.name,
    company_type: COMPANY_TYPES[weighted(TYPE_WEIGHTS, dice)] ?? null,
    current_status: STATUSES[status] ?? null,
    incorporation_date: subject.incorporated,
    dissolution_date: isOver ? dayAfter(until, dice) : null,
    inactive: INACTIVE[status] ?? null,
    branch: dice.below(60) === 0 ? 'F' : null,
    nonprofit: dice.below(40) === 0 ? true : null,
    registry_url: `https://register.example/companies/${numberOf(index)}`,
    ...inventAddress(dice),
    previous_names: isRenamed
      ? [
          {
            company_name: inventName(dice),
            type: 'legal',
            con_date: until,
            start_date: subject.incorporated,
            end_date: until,
          },
        ]
      : [],
    industry_codes: inventCodesOf(dice),
    source: SOURCE,
  };
  return [company, ...inventEvents(index, subject, company, dice), inventEntry(index, subject, dice)];
}

export const POSITIONS: readonly string[] = ['director', 'secretary', 'member', 'agent', 'president', 'treasurer'];
const POSITION_WEIGHTS = [720, 140, 60, 40, 25, 15];

function inventOfficer(index: number, at: number, { reference, incorporated: day }: Subject, dice: Dice): OfficerInput {
  const start_date = dayAfter(day, dice);
  const end_date = dice.below(3) === 0 ? dayAfter(start_date, dice) : null;
  return {
    kind: 'officer',
    key: `${recordKeyOf(index)}:officer:${at}`,
    company: reference,
    name: inventPerson(dice),
    position: POSITIONS[weighted(POSITION_WEIGHTS, dice)] ?? null,
    start_date,
    end_date,
    occupation: dice.pick(['Director', 'Engineer', 'Accountant', null]),
    inactive: end_date !== null,
    source: SOURCE,
    // Without it, each officer would also be compared with a snapshot of all officers of its company.
    is_restored: true,
  };
}

function toStatement(
  key: string,
  day: string,
  given: Pick<StatementInput, 'data_type' | 'predicate' | 'subjects' | 'objects' | 'properties'> &
    Partial<StatementInput>,
): StatementInput {
  return {
    kind: 'statement',
    key,
    start_date: day,
    start_date_type: '=',
    sample_date: SAMPLED_ON,
    version: SAMPLED_ON,
    provenances: [
      {
        key: 'register',
        source_url: SOURCE.url,
        confidence: 80,
        source_type: 'external',
        actor_type: 'bot',
        created_at: startOfDay(SAMPLED_ON),
        publisher: PUBLISHER,
      },
    ],
    ...given,
  };
}

const SHARES = [25, 50, 51, 60, 75, 90, 100, 100, 100];

function inventHolding(index: number, parent: EntityReference, { reference, incorporated: day }: Subject, dice: Dice) {
  const percentage = dice.pick(SHARES);
  const isSubsidiary = dice.below(3) === 0;
  return toStatement(`${recordKeyOf(index)}:holding`, dayAfter(day, dice), {
    data_type: isSubsidiary ? 'subsidiary_relationship' : 'share_parcel',
    predicate: isSubsidiary ? 'controls' : 'owns',
    subjects: [parent],
    objects: [reference],
    properties: isSubsidiary ? {} : { percentage_of_shares: percentage },
    relationship: isSubsidiary
      ? { relationship_type: 'subsidiary', percentage }
      : { relationship_type: 'shareholding', percentage, interests: ['shareholding'] },
  });
}

const MECHANISMS = [
  'ownership-of-shares-75-to-100-percent',
  'ownership-of-shares-25-to-50-percent',
  'voting-rights-75-to-100-percent',
  'significant-influence-or-control',
];

function inventControl(index: number, { reference, place, incorporated: day }: Subject, dice: Dice): StatementInput {
  // Neighbours may have one owner.
  const owner = index - dice.below(3);
  const name = inventPerson(diceFor(owner, 'person'));
  const mechanism = dice.pick(MECHANISMS);
  return toStatement(`${recordKeyOf(index)}:control`, dayAfter(day, dice), {
    data_type: 'control_statement',
    predicate: 'controls',
    subjects: [{ key: `scale:person:${owner}`, name, entity_type: 'person' }],
    objects: [reference],
    properties: { control_mechanisms: [{ mechanism_type: mechanism }], ultimate_beneficial_owner: true },
    relationship: { relationship_type: 'control', interests: [mechanism] },
    search: { jurisdiction_code: place, is_ultimate_beneficial_owner: true },
  });
}

const NOTICES = [
  'Notice of striking off',
  'Appointment of liquidators',
  'Resolution for winding-up',
  'Notice to creditors',
];

function inventNotice(index: number, { reference, place, incorporated: day }: Subject, dice: Dice): StatementInput {
  const [published_at, kind] = [dayAfter(day, dice), dice.pick(NOTICES)];
  const title = `${kind}: ${reference.name}`;
  return toStatement(`${recordKeyOf(index)}:notice`, published_at, {
    data_type: 'gazette_notice',
    predicate: 'about',
    subjects: [],
    objects: [reference],
    properties: { date_published: published_at, summary: title, url: `https://gazette.example/${index}` },
    search: {
      title,
      publication_title: dice.pick(['Invented Gazette', 'Invented Gazette (North)', 'Invented Gazette (South)']),
      classification: kind.toLowerCase(),
      jurisdiction_code: place,
      published_at,
    },
  });
}

/** The company with the most holdings. */
export const HUB = 0;
const HOLDINGS = 20_000;
/** Companies between which ownership stays, as groups are registered about the same time. */
const GROUP = 40;

/** Whether the company is one of the hub's holdings, which are spread over all companies. */
function isHeldByHub(index: number, companies: number): boolean {
  const step = Math.max(2, Math.floor(companies / HOLDINGS));
  return index > 0 && index % step === 0 && index / step <= HOLDINGS;
}

function inventStatement(index: number, companies: number, subject: Subject, dice: Dice): StatementInput {
  if (isHeldByHub(index, companies)) return inventHolding(index, inventSubject(HUB).reference, subject, dice);
  const part = dice.below(100);
  if (part < 12) return inventNotice(index, subject, dice);
  if (part < 40 && index > 0) {
    const parent = index - 1 - dice.below(Math.min(index, GROUP));
    return inventHolding(index, inventSubject(parent).reference, subject, dice);
  }
  return inventControl(index, subject, dice);
}

function inventFiling(index: number, { reference, incorporated: day }: Subject, dice: Dice): FilingInput {
  const [title, filing_type] = dice.pick([
    ['Annual accounts', 'Accounts'],
    ['Confirmation statement', 'Confirmation'],
    ['Change of registered office', 'Address'],
  ] as const);
  const date = dayAfter(day, dice);
  return { kind: 'filing', key: `${recordKeyOf(index)}:filing`, company: reference, date, title, filing_type };
}

/** Two officers and a statement of the company, and a filing of every third. */
export function inventOthers(index: number, companies: number): RegisterInput[] {
  const subject = inventSubject(index);
  const dice = diceFor(index, 'others');
  return [
    inventOfficer(index, 0, subject, dice),
    inventOfficer(index, 1, subject, dice),
    inventStatement(index, companies, subject, dice),
    ...(dice.below(3) === 0 ? [inventFiling(index, subject, dice)] : []),
  ];
}
