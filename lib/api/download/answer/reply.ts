import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { errorCodeOf, REASONS, RegistryError } from '@/lib/contract/errors';
import type { Kind, Records } from '@/lib/contract/kinds';
import { pagingSchema } from '@/lib/contract/results';
import type { RegistryReply } from '@/lib/registry/request';
import { schemaOf, type TAKEN, type TakenEndpoint } from '../taken';

const bodySchema = z.object({ api_version: z.string().catch('').default(''), results: z.unknown() });

const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    reason: z.enum(REASONS).optional().catch(undefined),
    retry_at: z.string().optional().catch(undefined),
  }),
});

const nonsense = (detail: string): RegistryError =>
  new RegistryError('upstream_down', `The registry sent something that the interface does not allow (${detail}).`, {
    reason: 'nonsense',
  });

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const issue = error?.issues[0];
  throw nonsense(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** `results` with the version that it came in; throws a `RegistryError` for every status but 200. */
export function resultsOf({ status, body }: RegistryReply): z.infer<typeof bodySchema> {
  if (status === 200) return checked(bodySchema, body);
  const said = errorSchema.safeParse(body).data?.error;
  const { message = `The registry answered with status ${status}.`, ...details } = said ?? {};
  throw new RegistryError(errorCodeOf(status), message, details);
}

export interface ReplyPage {
  /** As they came, fields that the contract does not know among them. */
  items: Records[Kind][];
  api_version: string;
  total_count: number | null;
  total_pages: number;
  left_out: number;
}

type RecordAt<N extends TakenEndpoint> = Records[(typeof TAKEN)[N]];

/** A record that the contract allows, as it came: formats read the fields they know, and JSON keeps the others. */
const asItCame = <N extends TakenEndpoint>(name: N): z.ZodType<RecordAt<N>> =>
  z.custom<RecordAt<N>>(
    (value) => schemaOf(name).safeParse(value).success,
    `no ${ENDPOINTS[name].path} of the contract`,
  );

const object = z.record(z.string(), z.unknown());

/** The record of a record page. */
export function recordOf<N extends TakenEndpoint>(name: N, reply: RegistryReply): RecordAt<N> {
  const { reply: shape } = ENDPOINTS[name];
  const { results } = resultsOf(reply);
  return checked(asItCame(name), shape.shape === 'record' ? checked(object, results)[shape.key] : results);
}

/** One page of a list page. */
export function pageOf(name: TakenEndpoint, reply: RegistryReply): ReplyPage {
  const { reply: shape } = ENDPOINTS[name];
  const { results, api_version } = resultsOf(reply);
  const item = asItCame(name);
  if (shape.shape !== 'list') {
    const items = checked(z.array(item), results);
    return { items, api_version, total_count: items.length, total_pages: 1, left_out: 0 };
  }
  const wrapped = checked(z.array(z.record(z.string(), z.unknown())), checked(object, results)[shape.key]);
  const items = wrapped.map((one) => checked(item, one[shape.item]));
  const { total_count, total_pages = 1, left_out = 0 } = checked(pagingSchema, results);
  const isWhole = !ENDPOINTS[name].paginated;
  return { items, api_version, total_count: total_count ?? (isWhole ? items.length : null), total_pages, left_out };
}
