import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/register/store/records';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { isRaw, type Raw, rawAt, textAt, toText } from '../raw';
import { joinParts, parseMoment } from '../values';

/** An entity of FollowTheMoney: every property has any number of values, which may be ids of other entities. */
export interface Entity {
  id: string;
  schema: string;
  caption: string | null;
  datasets: string[];
  /** When the collection was last seen with this fact. */
  seen: string | null;
  properties: Readonly<Record<string, string[]>>;
}

/** The values of a property, in their order. */
export const valuesOf = ({ properties }: Entity, name: string): string[] =>
  Object.hasOwn(properties, name) ? (properties[name] ?? []) : [];

export const firstOf = (entity: Entity, ...names: string[]): string | null =>
  names.flatMap((name) => valuesOf(entity, name))[0] ?? null;

/** The value of a property if it has exactly one. */
export function onlyOf(entity: Entity, name: string): string | null {
  const [value, ...others] = new Set(valuesOf(entity, name));
  return value !== undefined && others.length === 0 ? value : null;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const idOf = (value: unknown): string | null => (isRaw(value) ? textAt(value, 'id') : toText(value));

function readOne(raw: Raw): Entity | null {
  const [id, schema] = [textAt(raw, 'id'), textAt(raw, 'schema')];
  if (id === null || schema === null) return null;
  const properties = Object.entries(rawAt(raw, 'properties')).map(([name, values]): [string, string[]] => [
    name,
    listOf(values).flatMap((value) => idOf(value) ?? []),
  ]);
  return {
    id,
    schema,
    caption: textAt(raw, 'caption'),
    datasets: listOf(raw.datasets).flatMap((dataset) => toText(dataset) ?? []),
    seen: parseMoment(textAt(raw, 'last_seen')) ?? parseMoment(textAt(raw, 'last_change')),
    properties: Object.fromEntries(properties),
  };
}

/** Maximum depth of nested entities; no publication exceeds it. */
const DEEPEST = 8;

/**
 * The entities of a record: those nested in its properties, as some exports write them, then the entity itself.
 * Empty if the record is not an entity.
 */
export function readEntities(raw: Raw, depth = 0): Entity[] {
  const own = readOne(raw);
  if (!own || depth > DEEPEST) return [];
  const nested = Object.values(rawAt(raw, 'properties')).flatMap((values) => listOf(values).filter(isRaw));
  return [...nested.flatMap((inner) => readEntities(inner, depth + 1)), own];
}

/** A collection of others' data, not the register's own record. */
export const CONFIDENCE = 70;

const publisherOf = ({ datasets }: Entity): string => datasets[0] ?? 'FollowTheMoney';

/** Entities list their data sets but no licence. */
export const sourceOf = (entity: Entity, file: FileFacts): Source => ({
  publisher: publisherOf(entity),
  url: firstOf(entity, 'sourceUrl'),
  source_type: 'external',
  retrieved_at: entity.seen ?? file.date,
});

export function provenanceOf(entity: Entity, file: FileFacts): ProvenanceInput {
  const moment = entity.seen ?? file.date;
  return provenanceFrom(sourceOf(entity, file), {
    key: `ftm:${entity.id}:${moment}`,
    confidence: CONFIDENCE,
    moment,
    // A statement has no field for its publisher, so the source states it.
    log: joinParts([entity.datasets.join('; ') || null, `FollowTheMoney, ${file.name}`], ': '),
  });
}
