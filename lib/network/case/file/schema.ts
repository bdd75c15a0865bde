import { z } from 'zod';
import { sourceSchema } from '@/lib/contract/provenance';
import { cleanName, ENTITY_KINDS, ENTITY_STATUSES, entityId } from '../../entity';
import { relationshipId } from '../../relationship';
import { DIRECTIONS, MAX_DEPTH, MAX_NODES } from '../../walk/terms';
import { LONGEST_NAME, LONGEST_NOTE } from '../apply';
import { GROUPED_BY, LABEL_MODES, LAYOUTS, PART_SIDES } from '../case';

/** Any path as `entityId` makes them: sources write addresses that are no entity's page, but none leads off this site. */
export const idSchema = z
  .string()
  .max(600)
  .refine((id) => id.startsWith('/') && entityId(id) === id);
export const idsSchema = z.array(idSchema);
const word = z.string().max(1_000);
const percentage = z.number();

export const filterSchema = z.object({
  confidence: z.union([percentage, z.literal('all')]),
  ownership: percentage,
  unknown: z.boolean(),
  date: z.iso.date().optional(),
  types: z.array(word).optional(),
  kinds: z.array(word).optional(),
  jurisdictions: z.array(word).optional(),
  statuses: z.array(word).optional(),
});

export const pointSchema = z.object({ x: z.number(), y: z.number() });

export const groupSchema = z.object({
  id: word,
  name: z.string().max(LONGEST_NAME),
  by: z.enum(GROUPED_BY),
  jurisdiction: word.optional(),
  corporate_grouping: word.optional(),
  members: idsSchema,
  closed: z.boolean(),
});

export const daysSchema = z.object({ before: z.iso.date(), after: z.iso.date() });

export const walkSchema = z.object({
  from: idsSchema.min(1),
  direction: z.enum(DIRECTIONS),
  depth: z.number().int().min(1).max(MAX_DEPTH),
  nodes: z.number().int().min(1).max(MAX_NODES),
});

export const partSchema = z.object({ of: idSchema, side: z.enum(PART_SIDES), type: word });

/** Sets and maps are lists here: no id is ever a key, so that none can be the key of anything else. */
export const caseSchema = z.object({
  roots: idsSchema.min(1),
  expanded: idsSchema,
  // The first files had neither.
  parts: z.array(partSchema).default([]),
  walks: z.array(walkSchema).default([]),
  filter: filterSchema,
  hidden: idsSchema,
  pins: z.array(z.tuple([idSchema, pointSchema])),
  groups: z.array(groupSchema),
  collapsed: idsSchema,
  unstacked: idsSchema,
  selected: idsSchema,
  layout: z.enum(LAYOUTS),
  labels: z.enum(LABEL_MODES),
  notes: z.array(z.tuple([idSchema, z.string().max(LONGEST_NOTE)])),
  days: daysSchema.optional(),
});

const shareSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact'), value: z.number() }),
  z.object({ kind: z.literal('band'), min: z.number(), max: z.number() }),
  z.object({ kind: z.literal('unknown') }),
]);

const entitySchema = z.object({
  id: idSchema,
  name: z.string().max(10_000).transform(cleanName),
  kind: z.enum(ENTITY_KINDS),
  jurisdiction: word.optional(),
  status: z.enum(ENTITY_STATUSES).optional(),
  current_status: word.transform(cleanName).optional(),
  dissolution_date: word.optional(),
  corporate_groupings: z.array(word.transform(cleanName)).optional(),
});

const relationshipSchema = z
  .object({
    parent: idSchema,
    child: idSchema,
    type: word,
    share: shareSchema,
    confidence: z.number().optional(),
    interests: z.array(word),
    from: word.optional(),
    to: word.optional(),
    ended: z.boolean(),
    statements: z.array(z.number().int()),
  })
  .transform((one) => ({ ...one, id: relationshipId(one.parent, one.child, one.type) }));

export const factsSchema = z
  .object({
    root: idSchema,
    entities: z.array(entitySchema),
    relationships: z.array(relationshipSchema),
    expanded: idsSchema,
  })
  .superRefine(({ root, entities, relationships }, context) => {
    const known = new Set(entities.map(({ id }) => id));
    if (!known.has(root)) context.addIssue({ code: 'custom', path: ['root'], message: 'is no entity of the file' });
    const stray = relationships.findIndex(({ parent, child }) => !known.has(parent) || !known.has(child));
    if (stray < 0) return;
    context.addIssue({ code: 'custom', path: ['relationships', stray], message: 'names an entity that is not there' });
  });

export const headSchema = z.object({
  saved_at: z.iso.datetime(),
  title: z.string().max(1_000).transform(cleanName),
  page_url: z.string().max(10_000),
  source: sourceSchema.nullable(),
});
