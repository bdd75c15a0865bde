import { z } from 'zod';
import { ENDPOINTS, type EndpointName, type Reply } from './endpoints';
import { facetsSchema, statementGroupSchema } from './extensions';

/**
 * The paging keys beside a list; absent in a reply without paging (api-shapes, section 1). `left_out` is our own
 * extension: the number of entries of a remote service that could not be read and are missing from the list.
 */
export const pagingSchema = z.object({
  page: z.number().int().optional(),
  per_page: z.number().int().optional(),
  total_pages: z.number().int().optional(),
  total_count: z.number().int().optional(),
  left_out: z.number().int().positive().optional().catch(undefined),
  facets: facetsSchema.optional().catch(undefined),
  groups: z.array(statementGroupSchema).optional().catch(undefined),
});

type ReplyOf<Shape extends Reply['shape']> = Extract<Reply, { shape: Shape }>;

export const recordResults = ({ key, schema }: ReplyOf<'record'>) => z.object({ [key]: schema });
export const listResults = ({ key, item, schema }: ReplyOf<'list'>) =>
  z.object({ [key]: z.array(z.object({ [item]: schema })) });
export const arrayResults = ({ schema }: ReplyOf<'array'>) => z.array(schema);

/** The schema of `results` without paging: one wrapped record, a list of wrapped items, or a bare array. */
export function resultsSchemaOf(name: EndpointName): z.ZodType {
  const { reply } = ENDPOINTS[name];
  switch (reply.shape) {
    case 'record':
      return recordResults(reply);
    case 'list':
      return listResults(reply);
    case 'array':
      return arrayResults(reply);
  }
}
