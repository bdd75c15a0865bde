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
