/** The event types the interface names or is known to use; a service may have others (specification, Events, "not shown"). */
export const EVENT_TYPES = [
  { type: 'Event::Company::Incorporation', words: 'Incorporated' },
  { type: 'Event::Company::NameChange', words: 'Change of name' },
  { type: 'Event::Company::StatusChange', words: 'Change of status' },
  { type: 'Event::Company::BecameInactive', words: 'Became inactive' },
  { type: 'Event::Company::NoLongerInactive', words: 'No longer inactive' },
  { type: 'Event::Company::OfficerAddition', words: 'New officer' },
  { type: 'Event::Company::OfficerRemoval', words: 'Officer removed' },
  { type: 'Event::Company::GazetteNotice', words: 'Gazette notice' },
] as const satisfies readonly { type: string; words: string }[];

const WORDS = new Map<string, string>(EVENT_TYPES.map(({ type, words }) => [type, words]));

/** "AddressChange" → "Address change"; a run of capitals stays a word: "VATNumberChange" → "VAT number change". */
function spaced(name: string): string {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}_]+/gu) ?? [name];
  const lower = parts.map((part) => (/^\p{Lu}{2,}$/u.test(part) ? part : part.toLowerCase())).join(' ');
  return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
}

/** The type as a person reads it: `Event::Company::NameChange` → "Change of name". A code of no known form stays as it is. */
export function eventTypeInWords(type: string): string {
  const known = WORDS.get(type);
  if (known) return known;
  const name = /^(?:\w+::)+(\w+)$/.exec(type)?.[1];
  return name ? spaced(name) : type;
}

/** The types to offer: the known ones, then those that are chosen or stand in the list, each once. */
export function offeredTypes(...others: readonly (readonly string[])[]): string[] {
  return [...new Set([...EVENT_TYPES.map(({ type }) => type), ...others.flat()])];
}
