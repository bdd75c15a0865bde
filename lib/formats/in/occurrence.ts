import type { EntityReference, EventInput } from '@/lib/register/store/records';
import { rememberLast } from '@/lib/shared/remember-last';
import { endOfDay, startOfDay } from './values';

/** Something that happened to a company on a day that its register names, in the specification's words (Events). */
export interface Occurrence {
  date: string;
  /** What tells it from the other events of the company. */
  key: string;
  type: string;
  categories: string[];
  description: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

const EXISTENCE = ['existence', 'kyc'];
const BEGINNING = ['existence', 'corporate'];
const IDENTITY = ['corporate', 'kyc'];

export const incorporated = (date: string): Occurrence => ({
  date,
  key: 'incorporation',
  type: 'Event::Company::Incorporation',
  categories: BEGINNING,
  description: 'Incorporated',
  before: null,
  after: { incorporation_date: date },
});

export const renamed = (date: string, from: string, to: string): Occurrence => ({
  date,
  key: `name:${date}:${from}`,
  type: 'Event::Company::NameChange',
  categories: IDENTITY,
  description: `Change of name from '${from}' to '${to}'`,
  before: { name: from },
  after: { name: to },
});

/** `after` is what else is said of it from then on. */
export const becameInactive = (date: string, key: string, after: Record<string, unknown> = {}): Occurrence => ({
  date,
  key,
  type: 'Event::Company::BecameInactive',
  categories: EXISTENCE,
  description: 'Became Inactive',
  before: { inactive: false },
  after: { inactive: true, ...after },
});

export const noLongerInactive = (date: string, key: string): Occurrence => ({
  date,
  key,
  type: 'Event::Company::NoLongerInactive',
  categories: EXISTENCE,
  description: 'No Longer Inactive',
  before: { inactive: true },
  after: { inactive: false },
});

/** One object for all events of a file, which have it in common. */
const provenanceOf = rememberLast((sample_date: string) => ({
  type: 'company',
  earlier_snapshot: null,
  later_snapshot: { sample_date },
}));

/** `source` and the company's number tell the events of one company and importer from all others'. */
export function toEvent(
  { date, key, type, categories, description, before, after }: Occurrence,
  source: string,
  company: EntityReference,
  sampledOn: string,
): EventInput {
  return {
    kind: 'event',
    key: `${source}:${key}`,
    company,
    type,
    categories,
    starts_at: startOfDay(date),
    ends_at: endOfDay(date),
    description,
    provenance: provenanceOf(sampledOn),
    derived_from: { before, after },
  };
}
