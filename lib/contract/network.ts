import { z } from 'zod';

/**
 * Properties of a computed relationship (api-shapes, section 8). Shares are per cent; a band has both
 * `percentage_min` and `percentage_max`; a relationship without any of the three has an unknown share.
 */
const relationshipPropertiesSchema = z.object({
  confidence: z.number().nullish(),
  ownership_percentage: z.number().nullish(),
  percentage_min: z.number().nullish(),
  percentage_max: z.number().nullish(),
  interests: z.array(z.string()).nullish(),
  earliest_date: z.string().nullish(),
  earliest_date_type: z.string().nullish(),
  latest_date: z.string().nullish(),
  latest_date_type: z.string().nullish(),
  is_deletion: z.boolean().nullish(),
  number_of_shares: z.number().nullish(),
  statement_ids: z.array(z.number().int()).nullish(),
});
export type RelationshipProperties = z.infer<typeof relationshipPropertiesSchema>;

/** Parent owns or controls child (specification, "Network relationship"). */
export const networkRelationshipSchema = z.object({
  relationship_type: z.string(),
  relationship_properties: relationshipPropertiesSchema,
  confidence: z.number().nullish(),
  parent_name: z.string(),
  parent_type: z.string(),
  parent_service_url: z.string(),
  child_name: z.string(),
  child_type: z.string(),
  child_service_url: z.string(),
  /**
   * Only with `include=publishers`: who publishes its statements, and the licence of each publisher's records, or null if
   * they have none or several.
   */
  publishers: z.array(z.object({ publisher: z.string(), licence: z.string().nullable() })).optional(),
});
export type NetworkRelationship = z.infer<typeof networkRelationshipSchema>;
