import type { EntityReference, EventInput } from '@/lib/register/store/records';
import { codeToWords, endOfDay, latest, startOfDay } from '../values';
import type { LegalEvent, LeiRecord } from './lei-record';

/** Records of LEIs that never were valid, or not yet: the golden copy keeps them so that nobody uses them. */
const NEVER_VALID = new Set(['ANNULLED', 'CANCELLED', 'PENDING_VALIDATION']);

export const isValid = ({ issued }: LeiRecord): boolean => !NEVER_VALID.has(issued.status ?? '');

const isDissolution = ({ type, status }: LegalEvent): boolean =>
  type === 'DISSOLUTION' && (status === null || status === 'COMPLETED');

/** Null where GLEIF does not know. */
export function isInactive({ status }: LeiRecord): boolean | null {
  if (status === 'INACTIVE') return true;
  return status === 'ACTIVE' ? false : null;
}

/**
 * When the entity ceased. The field for it is empty in golden copies of later years, which tell of the end by an event.
 * An entity that is active again has not ended.
 */
export function dissolutionDate(record: LeiRecord): string | null {
  if (isInactive(record) !== true) return null;
  const ends = record.events.filter(isDissolution).map(({ effective }) => effective);
  return record.expired ?? latest(ends.filter((day) => day !== null));
}

/** GLEIF's status of the entity in words; how it ended where that is known. */
export function statusInWords(record: LeiRecord): string | null {
  const inactive = isInactive(record);
  if (inactive === null) return null;
  if (!inactive) return 'Active';
  const isDissolved = record.expirationReason === 'DISSOLVED' || record.events.some(isDissolution);
  return isDissolved ? 'Dissolved' : 'Inactive';
}

interface Kind {
  /** Of the interface's types of events. */
  type: string;
  categories: string[];
}

const ADDRESS: Kind = { type: 'AddressChange', categories: ['corporate'] };
const STATUS: Kind = { type: 'StatusChange', categories: ['existence', 'kyc'] };

/** What GLEIF's events are in the interface; the others keep their own name in its form. */
const KINDS: Readonly<Record<string, Kind>> = {
  CHANGE_LEGAL_NAME: { type: 'NameChange', categories: ['corporate', 'kyc'] },
  CHANGE_LEGAL_ADDRESS: ADDRESS,
  CHANGE_HQ_ADDRESS: ADDRESS,
  DISSOLUTION: { type: 'BecameInactive', categories: ['existence', 'kyc'] },
  INSOLVENCY: STATUS,
  BANKRUPTCY: STATUS,
  LIQUIDATION: STATUS,
  VOLUNTARY_ARRANGEMENT: STATUS,
};

const WORDS: Readonly<Record<string, string>> = {
  CHANGE_LEGAL_NAME: 'Change of legal name',
  CHANGE_LEGAL_ADDRESS: 'Change of legal address',
  CHANGE_HQ_ADDRESS: 'Change of headquarters',
  CHANGE_LEGAL_FORM: 'Change of legal form',
  CHANGE_OTHER_NAMES: 'Change of other names',
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `MERGERS_AND_ACQUISITIONS` → `MergersAndAcquisitions`. */
const toTypeName = (code: string): string => codeToWords(code).split(' ').map(capitalised).join('').replace(/\W/g, '');

const kindOf = (code: string): Kind => KINDS[code] ?? { type: toTypeName(code), categories: ['corporate'] };

/** What is still going on is told as such, what was called off not at all. */
function describeEvent({ type, status }: LegalEvent): string | null {
  const words = WORDS[type] ?? capitalised(codeToWords(type));
  if (status === 'WITHDRAWN_CANCELLED') return null;
  return status === 'IN_PROGRESS' ? `${words} (in progress)` : words;
}

interface Told extends Kind {
  /** What tells it from the other events of the company. */
  key: string;
  date: string;
  description: string;
  derived_from?: EventInput['derived_from'];
}

function toTold(event: LegalEvent): Told[] {
  // An event that is only planned has no day on which it took effect.
  const date = event.effective ?? event.recorded;
  const description = describeEvent(event);
  if (date === null || description === null) return [];
  return [{ ...kindOf(event.type), key: `${event.type}:${date}`, date, description }];
}

const incorporation = ({ created }: LeiRecord): Told[] =>
  created === null
    ? []
    : [
        {
          type: 'Incorporation',
          categories: ['existence', 'corporate'],
          key: 'incorporation',
          date: created,
          description: 'Incorporated',
          derived_from: { before: null, after: { incorporation_date: created } },
        },
      ];

/** That the company ceased, where no event of GLEIF tells it. */
function end(record: LeiRecord): Told[] {
  const date = dissolutionDate(record);
  if (date === null || record.events.some(({ type }) => type === 'DISSOLUTION')) return [];
  const after = { inactive: true, current_status: statusInWords(record), dissolution_date: date };
  const derived_from = { before: { inactive: false }, after };
  return [{ ...kindOf('DISSOLUTION'), key: 'end', date, description: 'Became Inactive', derived_from }];
}

/** What happened to the company, by GLEIF's dates of effect. */
export function toEvents(record: LeiRecord, company: EntityReference, sampledOn: string): EventInput[] {
  const told = [...incorporation(record), ...record.events.flatMap(toTold), ...end(record)];
  return [...new Map(told.map((each) => [each.key, each])).values()].map(
    ({ key, type, categories, date, description, derived_from = null }) => ({
      kind: 'event',
      key: `gleif:${record.lei}:${key}`,
      company,
      type: `Event::Company::${type}`,
      categories,
      starts_at: startOfDay(date),
      ends_at: endOfDay(date),
      description,
      provenance: { type: 'company', earlier_snapshot: null, later_snapshot: { sample_date: sampledOn } },
      derived_from,
    }),
  );
}
