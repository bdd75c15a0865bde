import type { EntityReference, EventInput } from '@/lib/register/store/records';
import { rememberLast } from '@/lib/shared/names/fold';
import { endOfDay, startOfDay } from './values';

/** An event of a company on a day that its register states, in the specification's terms (Events). */
export interface Occurrence {
  date: string;
  /** Distinguishes it from the other events of the company. */
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

/** `after` holds further facts of the state that follows. */
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

/** One object shared by all events of a file. */
const provenanceOf = rememberLast((sample_date: string) => ({
  type: 'company',
  earlier_snapshot: null,
  later_snapshot: { sample_date },
}));

/** `source` and company number make the key unique across companies and importers. */
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
