import { z } from 'zod';

/** Numbers of calls. */
export const callsSchema = z.object({ today: z.number().int(), this_month: z.number().int() });

export const accountStatusSchema = z.object({
  plan: z.string().nullish(),
  expiry_date: z.string().nullish(),
  status: z.string().nullish(),
  usage: callsSchema,
  calls_remaining: callsSchema,
});
export type AccountStatus = z.infer<typeof accountStatusSchema>;

/** Cost of a request: `kept` is free, because the cache has a fresh copy; `call` spends one call. */
const priceSchema = z.enum(['kept', 'call']);
export type Price = z.infer<typeof priceSchema>;

/**
 * Call quota at a remote service (our own extension, `GET /api/allowance`), shared by all visitors of this explorer.
 * Times are ISO 8601; days and months are UTC (specification, "Limits").
 */
export const quotaStatusSchema = z.object({
  limits: callsSchema,
  /** Calls left in total, including the reserve. */
  left: callsSchema,
  /** Calls that this visitor may still spend today: fewer than are left, because of the reserve and other visitors. */
  yours: z.number().int(),
  reserve: z.number().int(),
  resets_at: callsSchema.extend({ today: z.string(), this_month: z.string() }),
  /** `service`: based on the service's `account_status`; `own`: only counted here. */
  counted_by: z.enum(['service', 'own']),
  token: z.boolean(),
  /**
   * Form A requires a token; without one, Form B returns at most 30 a page and no events. Unknown until the first
   * request.
   */
  form: z.enum(['A', 'B', 'unknown']),
});
export type QuotaStatus = z.infer<typeof quotaStatusSchema>;

/** Where replies of a remote service are cached. */
export type CacheKind = 'file' | 'memory' | 'redis';

/** Usage for the page `account_status`. */
export interface UsageReport {
  plan?: string;
  status?: string;
  expiry_date?: string;
  standing: QuotaStatus;
  /** The last 31 days, earliest first, including days without calls. */
  days: { day: string; calls: number; kept: number }[];
  /** In the current month. */
  endpoints: { endpoint: string; calls: number; kept: number }[];
  copies: { count: number; bytes: number; max_bytes: number; in: CacheKind };
  circuit: { state: 'closed' | 'open' | 'half_open'; retry_at?: string };
}
