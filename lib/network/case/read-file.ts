import { z } from 'zod';
import { sourceSchema } from '@/lib/contract/provenance';
import { APPEARANCE_RULES, DEFAULT_APPEARANCE } from '../appearance/appearance';
import { cleanName, ENTITY_KINDS, ENTITY_STATUSES, entityId, modelOf, relationshipId } from '../model';
import { DIRECTIONS, MAX_DEPTH, MAX_NODES } from '../walk/terms';
import {
  CASE_FORMAT,
  CASE_VERSION,
  type Case,
  type CaseFile,
  CaseFileError,
  GROUPED_BY,
  LABEL_MODES,
  LARGEST_FILE,
  LAYOUTS,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_TAG,
  MOST_TAGS,
  PART_SIDES,
  parseLayout,
} from './case';
import { readJudgements } from './judgements';

/**
 * Any path that `entityId` returns: some sources write addresses without an entity page, but none leads off this site.
 */
const idSchema = z
  .string()
  .max(600)
  .refine((id) => id.startsWith('/') && entityId(id) === id);
const idsSchema = z.array(idSchema);
const word = z.string().max(1_000);
const percentage = z.number();

const filterSchema = z.object({
  confidence: z.union([percentage, z.literal('all')]),
  ownership: percentage,
  unknown: z.boolean(),
  date: z.iso.date().optional(),
  types: z.array(word).optional(),
  kinds: z.array(word).optional(),
  jurisdictions: z.array(word).optional(),
  statuses: z.array(word).optional(),
  tags: z.array(word).optional(),
});

const pointSchema = z.object({ x: z.number(), y: z.number() });

const groupSchema = z.object({
  id: word,
  name: z.string().max(LONGEST_NAME),
  by: z.enum(GROUPED_BY),
  jurisdiction: word.optional(),
  corporate_grouping: word.optional(),
  members: idsSchema,
  closed: z.boolean(),
});

const daysSchema = z.object({ before: z.iso.date(), after: z.iso.date() });

const walkSchema = z.object({
  from: idsSchema.min(1),
  direction: z.enum(DIRECTIONS),
  depth: z.number().int().min(1).max(MAX_DEPTH),
  nodes: z.number().int().min(1).max(MAX_NODES),
});

const partSchema = z.object({ of: idSchema, side: z.enum(PART_SIDES), type: word });

const tagSchema = z.string().max(LONGEST_TAG).transform(cleanName);

const appearanceSchema = z.object({
  color: z.enum(APPEARANCE_RULES.color),
  size: z.enum(APPEARANCE_RULES.size),
  badge: z.enum(APPEARANCE_RULES.badge),
  lines: z.enum(APPEARANCE_RULES.lines),
});

const layoutSchema = z.preprocess((name) => parseLayout(name), z.enum(LAYOUTS));

/** Sets and maps are lists here: an id as an object key could be a special name such as `__proto__`. */
const caseSchema = z.object({
  roots: idsSchema.min(1),
  expanded: idsSchema,
  // The first files had neither, nor an appearance or tags.
  parts: z.array(partSchema).default([]),
  walks: z.array(walkSchema).default([]),
  filter: filterSchema,
  hidden: idsSchema,
  pins: z.array(z.tuple([idSchema, pointSchema])),
  groups: z.array(groupSchema),
  collapsed: idsSchema,
  unstacked: idsSchema,
  selected: idsSchema,
  layout: layoutSchema,
  labels: z.enum(LABEL_MODES),
  appearance: appearanceSchema.default(DEFAULT_APPEARANCE),
  notes: z.array(z.tuple([idSchema, z.string().max(LONGEST_NOTE)])),
  tags: z.array(z.tuple([idSchema, z.array(tagSchema).max(MOST_TAGS)])).default([]),
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
  incorporation_date: word.optional(),
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

const factsSchema = z
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

const headSchema = z.object({
  saved_at: z.iso.datetime(),
  title: z.string().max(1_000).transform(cleanName),
  page_url: z.string().max(10_000),
  source: sourceSchema.nullable(),
});

const ofIds = <K extends string>(kind: K) => z.object({ kind: z.literal(kind), ids: idsSchema });
const ofId = <K extends string>(kind: K) => z.object({ kind: z.literal(kind), id: idSchema });

/** A step in a file. A removed part of a filter is `null`, since JSON has no undefined. */
const commandSchema = z.discriminatedUnion('kind', [
  ofIds('add_roots'),
  ofId('remove_root'),
  ofIds('expand'),
  z.object({ kind: z.literal('expand_part'), part: partSchema }),
  z.object({ kind: z.literal('walk'), walk: walkSchema }),
  ofIds('hide'),
  ofIds('show'),
  z.object({ kind: z.literal('pin'), places: z.array(z.tuple([idSchema, pointSchema])) }),
  ofIds('unpin'),
  z.object({ kind: z.literal('group'), group: groupSchema }),
  z.object({ kind: z.literal('ungroup'), id: z.string() }),
  z.object({ kind: z.literal('close_group'), id: z.string(), closed: z.boolean() }),
  ofIds('collapse'),
  ofIds('uncollapse'),
  ofId('stack'),
  ofId('unstack'),
  ofIds('select'),
  z.object({
    kind: z.literal('filter'),
    filter: filterSchema.partial().extend({
      date: z.iso
        .date()
        .nullish()
        .transform((day) => day ?? undefined),
    }),
  }),
  z.object({ kind: z.literal('note'), id: idSchema, text: z.string() }),
  z.object({ kind: z.literal('tag'), ids: idsSchema, tag: word }),
  z.object({ kind: z.literal('untag'), ids: idsSchema, tag: word }),
  z.object({ kind: z.literal('layout'), layout: layoutSchema }),
  z.object({ kind: z.literal('labels'), labels: z.enum(LABEL_MODES) }),
  z.object({ kind: z.literal('appearance'), appearance: appearanceSchema.partial() }),
  z.object({ kind: z.literal('compare_days'), days: daysSchema.optional() }),
]);

const formatSchema = z.object({ format: z.literal(CASE_FORMAT), version: z.unknown() });

const firstVersion = headSchema.extend({
  case: caseSchema,
  facts: factsSchema,
  trail: z.object({
    from: caseSchema,
    steps: z.array(z.object({ at: z.iso.datetime(), command: commandSchema })).max(10_000),
  }),
  // The first files had none.
  judgements: z.array(z.unknown()).default([]).transform(readJudgements),
});

/** Readers of all versions. A new version adds a reader; the older ones stay. */
const READERS: ReadonlyMap<unknown, (raw: unknown) => CaseFile> = new Map([[1, readFirst]]);

/**
 * Reads an untrusted file. Throws a `CaseFileError` if it is too large, not a case file, of another version or damaged.
 * Names are cleaned; unknown fields are dropped.
 */
export function readCaseFile(text: string): CaseFile {
  const size = new TextEncoder().encode(text).length;
  if (size > LARGEST_FILE) throw new CaseFileError({ kind: 'too_large', size, limit: LARGEST_FILE });
  const raw = parseJson(text);
  const head = formatSchema.safeParse(raw).data;
  if (!head) throw new CaseFileError({ kind: 'not_a_case' });
  const read = READERS.get(head.version);
  if (read) return read(raw);
  const version = JSON.stringify(head.version).slice(0, 40);
  throw new CaseFileError({ kind: 'other_version', version, newest: CASE_VERSION });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CaseFileError({ kind: 'not_json' });
  }
}

function readFirst(raw: unknown): CaseFile {
  const { data, error } = firstVersion.safeParse(raw);
  if (!data) throw new CaseFileError({ kind: 'unreadable', at: error.issues[0]?.path.join('.') ?? '' });
  const { case: printed, facts, trail, ...head } = data;
  return {
    ...head,
    case: caseOf(printed),
    model: modelOf(facts),
    trail: { from: caseOf(trail.from), steps: trail.steps },
  };
}

const caseOf = (printed: z.output<typeof caseSchema>): Case => ({
  ...printed,
  hidden: new Set(printed.hidden),
  pins: new Map(printed.pins),
  collapsed: new Set(printed.collapsed),
  unstacked: new Set(printed.unstacked),
  selected: new Set(printed.selected),
  notes: new Map(printed.notes),
  tags: new Map(printed.tags.filter(([, tags]) => tags.length > 0)),
});
