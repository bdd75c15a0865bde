import type { Source } from '@/lib/contract/provenance';
import { statementIdOf } from '@/lib/formats/out/network/bods/statement-id';
import { webAddress } from '../web-address';

export const FTM_PREFIX = 'ftm:';

/** Whoever came from FollowTheMoney keeps the id it has there. */
export const idOf = (key: string): string =>
  key.startsWith(FTM_PREFIX) ? key.slice(FTM_PREFIX.length) : statementIdOf(key);

type Values = Readonly<Record<string, string | number | null | undefined | readonly (string | null | undefined)[]>>;

/** Every value is a list of texts; a property without any is left out. */
function propertiesOf(values: Values): Record<string, string[]> {
  const lists = Object.entries(values).map(([name, value]): [string, string[]] => [
    name,
    [value].flat().flatMap((one) => (one === null || one === undefined || one === '' ? [] : [String(one)])),
  ]);
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

const retrievedAt = (text: string | null | undefined): string | undefined =>
  text ? text.replace(/(?:\.\d+)?(?:Z|\+00:00)$/, '') : undefined;

/** Where it comes from, in properties that every schema has; terms stand in the one that is for notes. */
function originOf({ publisher, url, retrieved_at, terms }: Source, notes: 'notes' | 'description'): Values {
  return {
    publisher,
    sourceUrl: webAddress(url),
    retrievedAt: retrievedAt(retrieved_at),
    [notes]: terms ? `Licence: ${terms}` : undefined,
  };
}

const line = (id: string, schema: string, properties: Values): string =>
  `${JSON.stringify({ id, schema, properties: propertiesOf(properties) })}\n`;

/** Somebody or something. */
export const thingLine = (id: string, schema: string, source: Source, properties: Values): string =>
  line(id, schema, { ...properties, ...originOf(source, 'notes') });

/** What is between two of them. */
export const linkLine = (id: string, schema: string, source: Source, properties: Values): string =>
  line(id, schema, { ...properties, ...originOf(source, 'description') });
