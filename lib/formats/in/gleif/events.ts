import type { EntityReference, EventInput } from '@/lib/register/store/records';
import { codeToWords, endOfDay, latest, startOfDay } from '../values';
import type { LegalEvent, LeiRecord } from './lei-record';

/** Statuses of LEIs that are not valid or not yet: the golden copy lists them so that they are not used. */
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
 * When the entity ceased. Newer golden copies leave the field for it empty and have an event instead.
 * An entity that is active again has not ceased.
 */
export function dissolutionDate(record: LeiRecord): string | null {
  if (isInactive(record) !== true) return null;
  const ends = record.events.filter(isDissolution).map(({ effective }) => effective);
  return record.expired ?? latest(ends.filter((day) => day !== null));
}

/** GLEIF's status of the entity in words, with the way it ended if known. */
export function statusInWords(record: LeiRecord): string | null {
  const inactive = isInactive(record);
  if (inactive === null) return null;
  if (!inactive) return 'Active';
  const isDissolved = record.expirationReason === 'DISSOLVED' || record.events.some(isDissolution);
  return isDissolved ? 'Dissolved' : 'Inactive';
}

interface Kind {
  /** One of the interface's event types. */
  type: string;
  categories: string[];
}

const ADDRESS: Kind = { type: 'AddressChange', categories: ['corporate'] };
const STATUS: Kind = { type: 'StatusChange', categories: ['existence', 'kyc'] };

/** GLEIF events with a type in the interface; others keep their name, in the interface's spelling. */
const KINDS: Readonly<Record<string, Kind>> = {
  CHANGE_LEGAL_NAME: { type: 'NameChange', categories: ['corporate', 'kyc'] },
  CHANGE_LEGAL_ADDRESS: ADDRESS,
  // Not the registered address, whose changes the register derives.
  CHANGE_HQ_ADDRESS: { ...ADDRESS, type: 'HeadquartersChange' },
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

/** Events in progress are included and marked so; cancelled ones are left out. */
function describeEvent({ type, status }: LegalEvent): string | null {
  const words = WORDS[type] ?? capitalised(codeToWords(type));
  if (status === 'WITHDRAWN_CANCELLED') return null;
  return status === 'IN_PROGRESS' ? `${words} (in progress)` : words;
}

interface CompanyEvent extends Kind {
  /** Distinguishes the event from others of the company. */
  key: string;
  date: string;
  description: string;
  derived_from?: EventInput['derived_from'];
}

function toCompanyEvents(event: LegalEvent): CompanyEvent[] {
  // A planned event has no date of effect yet.
  const date = event.effective ?? event.recorded;
  const description = describeEvent(event);
  if (date === null || description === null) return [];
  return [{ ...kindOf(event.type), key: `${event.type}:${date}`, date, description }];
}

const incorporation = ({ created }: LeiRecord): CompanyEvent[] =>
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

/** The end of the company, if no GLEIF event states it. */
function end(record: LeiRecord): CompanyEvent[] {
  const date = dissolutionDate(record);
  if (date === null || record.events.some(({ type }) => type === 'DISSOLUTION')) return [];
  const after = { inactive: true, current_status: statusInWords(record), dissolution_date: date };
  const derived_from = { before: { inactive: false }, after };
  return [{ ...kindOf('DISSOLUTION'), key: 'end', date, description: 'Became Inactive', derived_from }];
}

/** Events of the company, by GLEIF's dates of effect. */
export function toEvents(record: LeiRecord, company: EntityReference, sampledOn: string): EventInput[] {
  const stated = [...incorporation(record), ...record.events.flatMap(toCompanyEvents), ...end(record)];
  return [...new Map(stated.map((each) => [each.key, each])).values()].map(
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
