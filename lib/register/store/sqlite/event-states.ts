import type { EventInput } from '../records';

type States = NonNullable<EventInput['derived_from']>;

const RENAMED = /^Change of name from '(.*)' to '(.*)'$/s;
const CHANGED_STATUS = /^Change of status from '(.*)' to '(.*)'$/s;

function between(pattern: RegExp, description: string, field: string): States | null {
  const [, before, after] = pattern.exec(description) ?? [];
  return before === undefined || after === undefined
    ? null
    : { before: { [field]: before }, after: { [field]: after } };
}

type Teller = (description: string, day: string | undefined) => States | null;

/** What is changed by events of the types whose descriptions the specification gives (Events, `description`). */
const TELLERS = new Map<string, Teller>([
  [
    'Event::Company::Incorporation',
    (_, day) => (day === undefined ? null : { before: null, after: { incorporation_date: day } }),
  ],
  ['Event::Company::NameChange', (description) => between(RENAMED, description, 'name')],
  ['Event::Company::StatusChange', (description) => between(CHANGED_STATUS, description, 'current_status')],
  ['Event::Company::BecameInactive', () => ({ before: { inactive: false }, after: { inactive: true } })],
  ['Event::Company::NoLongerInactive', () => ({ before: { inactive: true }, after: { inactive: false } })],
]);

/**
 * What an event was derived from, as its type, its description and its first day tell it; null where they do not. The
 * register writes `derived_from` only where it is something else.
 * @param day ISO 8601, or a moment that begins with it.
 */
export const toldStates = (type: string, description: string, day: string | null): States | null =>
  TELLERS.get(type)?.(description, day?.slice(0, 10)) ?? null;
