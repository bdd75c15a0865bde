import { companyKey, type EventInput } from '@/lib/registry/embedded/store/records';
import { endOfDay, startOfDay } from '../dates';
import { nameChanges } from './names';
import type { Profile } from './profile';

interface Occurrence {
  date: string;
  /** What tells it from the company's other events. */
  key: string;
  type: string;
  categories: string[];
  description: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

function incorporation({ incorporated }: Profile): Occurrence[] {
  if (incorporated === null) return [];
  return [
    {
      date: incorporated,
      key: 'incorporation',
      type: 'Event::Company::Incorporation',
      categories: ['existence', 'corporate'],
      description: 'Incorporated',
      before: null,
      after: { incorporation_date: incorporated },
    },
  ];
}

const renamings = (profile: Profile): Occurrence[] =>
  nameChanges(profile).map(({ date, from, to }) => ({
    date,
    key: `name:${date}:${from}`,
    type: 'Event::Company::NameChange',
    categories: ['corporate', 'kyc'],
    description: `Change of name from '${from}' to '${to}'`,
    before: { name: from },
    after: { name: to },
  }));

function dissolution({ dissolved, status }: Profile): Occurrence[] {
  if (dissolved === null) return [];
  return [
    {
      date: dissolved,
      key: 'dissolution',
      type: 'Event::Company::BecameInactive',
      categories: ['existence', 'kyc'],
      description: 'Became Inactive',
      before: { inactive: false },
      after: { inactive: true, current_status: status, dissolution_date: dissolved },
    },
  ];
}

/** What happened to the company by the register's own dates, worded as the specification does (Events). */
export function toEvents(profile: Profile, sampledOn: string): EventInput[] {
  return [...incorporation(profile), ...renamings(profile), ...dissolution(profile)].map((occurrence) => ({
    kind: 'event',
    key: `companies-house:${profile.number}:${occurrence.key}`,
    company: { key: companyKey('gb', profile.number), name: profile.name },
    type: occurrence.type,
    categories: occurrence.categories,
    starts_at: startOfDay(occurrence.date),
    ends_at: endOfDay(occurrence.date),
    description: occurrence.description,
    provenance: { type: 'company', earlier_snapshot: null, later_snapshot: { sample_date: sampledOn } },
    derived_from: { before: occurrence.before, after: occurrence.after },
  }));
}
