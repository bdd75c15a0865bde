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

/** What a click would cost: `kept` is free, as a copy young enough is here; `call` spends one call. */
const priceSchema = z.enum(['kept', 'call']);
export type Price = z.infer<typeof priceSchema>;

/**
 * Where we stand with a remote service (our own extension, `GET /api/allowance`): its allowance is shared by all visitors
 * of this explorer. Moments are ISO 8601; days and months are UTC (specification, "Limits").
 */
export const quotaStatusSchema = z.object({
  limits: callsSchema,
  /** Calls of the service that are left for anybody, the reserve included. */
  left: callsSchema,
  /** Calls this visitor may still spend today: less than is left where others, or the reserve, have a right to some. */
  yours: z.number().int(),
  reserve: z.number().int(),
  resets_at: callsSchema.extend({ today: z.string(), this_month: z.string() }),
  /** Whose count this is: the service's own `account_status`, carried on by ours, or ours alone. */
  counted_by: z.enum(['service', 'own']),
  token: z.boolean(),
  /** Form A demands a token; Form B gives 30 a page and no events without one; unknown until it was asked. */
  form: z.enum(['A', 'B', 'unknown']),
});
export type QuotaStatus = z.infer<typeof quotaStatusSchema>;

/** What was spent, for the page `account_status`. */
export interface UsageReport {
  plan?: string;
  status?: string;
  expiry_date?: string;
  standing: QuotaStatus;
  /** Of the last 31 days, the earliest first; days without calls are there too. */
  days: { day: string; calls: number; kept: number }[];
  /** Of the current month. */
  endpoints: { endpoint: string; calls: number; kept: number }[];
  copies: { count: number; bytes: number; max_bytes: number; in: 'file' | 'memory' };
  circuit: { state: 'closed' | 'open' | 'half_open'; retry_at?: string };
}
