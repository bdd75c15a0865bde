import { z } from 'zod';

/** Where a record came from (specification, "Source object"). */
export const sourceSchema = z.object({
  publisher: z.string().nullish(),
  url: z.string().nullish(),
  source_type: z.string().nullish(),
  retrieved_at: z.string().nullish(),
  terms: z.string().nullish(),
});
export type Source = z.infer<typeof sourceSchema>;

/** One sighting of a statement (specification, "Provenance object"). `confidence` is 0 to 100. */
export const provenanceSchema = z.object({
  source_url: z.string().nullish(),
  confidence: z.number().nullish(),
  source_type: z.string().nullish(),
  actor_type: z.string().nullish(),
  log_message: z.string().nullish(),
  created_at: z.string().nullish(),
  /** Only with `include=publishers` on a list of statements. */
  publisher: z.string().nullish(),
});
export type Provenance = z.infer<typeof provenanceSchema>;
