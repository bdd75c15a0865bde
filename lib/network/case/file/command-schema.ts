import { z } from 'zod';
import { LABEL_MODES, LAYOUTS } from '../case';
import {
  daysSchema,
  filterSchema,
  groupSchema,
  idSchema,
  idsSchema,
  partSchema,
  pointSchema,
  walkSchema,
} from './schema';

const ofIds = <K extends string>(kind: K) => z.object({ kind: z.literal(kind), ids: idsSchema });
const ofId = <K extends string>(kind: K) => z.object({ kind: z.literal(kind), id: idSchema });

/** A step as a file keeps it. What a filter takes away is `null` there, since JSON cannot say that a field is undefined. */
export const commandSchema = z.discriminatedUnion('kind', [
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
  z.object({ kind: z.literal('layout'), layout: z.enum(LAYOUTS) }),
  z.object({ kind: z.literal('labels'), labels: z.enum(LABEL_MODES) }),
  z.object({ kind: z.literal('compare_days'), days: daysSchema.optional() }),
]);
