import { withoutMark } from '@/lib/contract/parameters';
import type { Source } from '@/lib/contract/provenance';
import type { EntityReference } from '@/lib/register/store/records';
import { withoutControls } from '@/lib/shared/text';
import { dayOf, webAddress } from '../about';
import type { About } from '../document';
import { statementIdOf } from '../network/bods';

export const FTM_PREFIX = 'ftm:';

/** An id of the model (its type `entity`). */
const ID = /^[0-9a-z](?:[0-9a-z.-]{0,198}[0-9a-z])?$/i;

/** Entities imported from FollowTheMoney keep their id. */
export function idOf(key: string): string {
  const given = key.startsWith(FTM_PREFIX) ? key.slice(FTM_PREFIX.length) : '';
  return ID.test(given) ? given : statementIdOf(key);
}

type Values = Readonly<Record<string, string | number | null | undefined | readonly (string | null | undefined)[]>>;

/** Every value is a list of texts; empty properties are left out. */
function propertiesOf(values: Values): Record<string, string[]> {
  const lists = Object.entries(values).map(([name, value]): [string, string[]] => [
    name,
    [value].flat().flatMap((one) => (one === null || one === undefined || one === '' ? [] : [String(one)])),
  ]);
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

/** Times of the model are in UTC and do not say so. */
function retrievedAt(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const moment = withoutMark(text);
  const time = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(moment) ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? moment : new Date(time).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
}

/** The source, in properties that every schema has; licence terms go in the notes. */
function originOf({ publisher, url, retrieved_at, terms }: Source, notes: 'notes' | 'description'): Values {
  return {
    publisher,
    sourceUrl: webAddress(url),
    retrievedAt: retrievedAt(retrieved_at),
    [notes]: terms ? `Licence: ${terms}` : undefined,
  };
}

/** Most characters of a value in the model, by property; of others by default. */
const LIMITS: Readonly<Record<string, number>> = {
  ...{ name: 384, alias: 384, previousName: 384, address: 250, sourceUrl: 4096, notes: 65_000, description: 65_000 },
  ...{ registrationNumber: 64, idNumber: 64, leiCode: 64 },
};
const LIMIT = 1024;

/** Moves values that are too long for their property into the text; of a name, which must be there, the beginning stays. */
function withinLimits(properties: Record<string, string[]>, text: 'notes' | 'description'): Record<string, string[]> {
  const isLong = (name: string, value: string): boolean => value.length > (LIMITS[name] ?? LIMIT);
  const long = Object.entries(properties).flatMap(([name, values]) =>
    values.filter((value) => isLong(name, value)).map((value) => ({ name, value })),
  );
  if (long.length === 0) return properties;
  const short = Object.entries(properties).map(([name, values]): [string, string[]] => [
    name,
    name === 'name'
      ? values.map((value) => value.slice(0, LIMITS.name))
      : values.filter((value) => !isLong(name, value)),
  ]);
  const moved = long.map(({ name, value }) => `${name}: ${value}`.slice(0, LIMITS[text]));
  const all = { ...Object.fromEntries(short), [text]: [...(properties[text] ?? []), ...moved] };
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0));
}

function line(id: string, schema: string, source: Source, properties: Values, text: 'notes' | 'description'): string {
  const all = propertiesOf({ ...properties, ...originOf(source, text) });
  return `${JSON.stringify({ id, schema, properties: withinLimits(all, text) })}\n`;
}

/** A person, company or other entity. */
export const thingLine = (id: string, schema: string, source: Source, properties: Values): string =>
  line(id, schema, source, properties, 'notes');

/** A relationship between two of them. */
export const linkLine = (id: string, schema: string, source: Source, properties: Values): string =>
  line(id, schema, source, properties, 'description');

/** The schema for an entity; one of unknown kind is a LegalEntity. */
export const SCHEMAS = {
  company: 'Company',
  person: 'Person',
  organisation: 'Organization',
  unknown: 'LegalEntity',
} as const satisfies Record<NonNullable<EntityReference['entity_type']>, string>;

/** What a file is, beside its entities: the format has no head. */
export function noteLine({ page_url: url, title, taken_at }: About, description: Values[string]): string {
  const { pathname, search } = new URL(url);
  return thingLine(
    idOf(`file ${pathname}${search}`),
    'Note',
    { url, retrieved_at: dayOf(taken_at) },
    {
      name: withoutControls(title),
      description,
    },
  );
}
