import type { CompanyFacts } from './snapshots';

/** Something that happened to a company, in the words of the specification (Events, `description`). */
export interface Change {
  type: string;
  categories: string[];
  description: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  payload?: Record<string, unknown>;
  /** The day it happened, where the register says so; else it is only known to lie between the two snapshots. */
  day?: string;
}

const typeOf = (name: string): string => `Event::Company::${name}`;

function incorporation(before: CompanyFacts, after: CompanyFacts): Change[] {
  const { incorporation_date } = after;
  if (before.incorporation_date !== null || incorporation_date === null) return [];
  return [
    {
      type: typeOf('Incorporation'),
      categories: ['existence', 'corporate'],
      description: 'Incorporated',
      before: null,
      after: { incorporation_date },
      day: incorporation_date,
    },
  ];
}

/** What was not known counts as not inactive; but only what was inactive can be so no longer. */
function inactivity(before: CompanyFacts, after: CompanyFacts): Change[] {
  const ended = before.inactive !== true && after.inactive === true;
  const resumed = before.inactive === true && after.inactive === false;
  if (!ended && !resumed) return [];
  return [
    {
      type: typeOf(ended ? 'BecameInactive' : 'NoLongerInactive'),
      categories: ['existence', 'kyc'],
      description: ended ? 'Became Inactive' : 'No Longer Inactive',
      before: { inactive: before.inactive },
      after: { inactive: after.inactive },
    },
  ];
}

const isChange = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && before.trim().toLowerCase() !== after.trim().toLowerCase();

function statusChange({ current_status: before }: CompanyFacts, { current_status: after }: CompanyFacts): Change[] {
  if (!isChange(before, after)) return [];
  return [
    {
      type: typeOf('StatusChange'),
      categories: ['existence', 'kyc'],
      description: `Change of status from '${before}' to '${after}'`,
      before: { current_status: before },
      after: { current_status: after },
    },
  ];
}

function nameChange({ name: before }: CompanyFacts, { name: after }: CompanyFacts): Change[] {
  if (!isChange(before, after)) return [];
  return [
    {
      type: typeOf('NameChange'),
      categories: ['corporate', 'kyc'],
      description: `Change of name from '${before}' to '${after}'`,
      before: { name: before },
      after: { name: after },
    },
  ];
}

/** What changed between two snapshots of one publisher. A text written in other letter case is no change. */
export function changesBetween(before: CompanyFacts, after: CompanyFacts): Change[] {
  return [incorporation, inactivity, statusChange, nameChange].flatMap((compare) => compare(before, after));
}

export interface OfficerFacts {
  name: string;
  position: string | null;
  uid: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** An officer who joined or left. */
export function officerChange(officer: OfficerFacts, joined: boolean): Change {
  const { name, position, uid, start_date, end_date } = officer;
  const state = { officer: { name, position } };
  return {
    type: typeOf(joined ? 'OfficerAddition' : 'OfficerRemoval'),
    categories: ['officers', 'kyc'],
    description: `${joined ? 'New' : 'Removed'} officer: '${name}'`,
    before: joined ? null : state,
    after: joined ? state : null,
    payload: { officer: { name, position, uid, start_date, end_date: joined ? null : end_date } },
  };
}

export interface NoticeFacts {
  text: string | null;
  day: string;
  payload: Record<string, unknown>;
}

/** A notice that appeared in a gazette. */
export function noticeChange({ text, day, payload }: NoticeFacts): Change {
  return {
    type: typeOf('GazetteNotice'),
    categories: ['notice', 'kyc'],
    description: text === null ? 'Gazette Notice' : `Gazette Notice: ${text}`,
    before: null,
    after: { date_published: day },
    payload,
    day,
  };
}
