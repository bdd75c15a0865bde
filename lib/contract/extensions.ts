import { z } from 'zod';

/**
 * Our own additions to the interface. They never change a plain reply: a service that ignores them answers
 * as the specification says, and the page then does without (design, "Extensions").
 */
export const FACETS = ['jurisdiction_code', 'company_type', 'current_status'] as const;
export type FacetName = (typeof FACETS)[number];

/** `facets=a,b` on the company search adds `results.facets`; each count leaves out the facet's own filter. */
export const FACETS_PARAMETER = 'facets';

export const facetValueSchema = z.object({ value: z.string(), count: z.number().int() });
export type FacetValue = z.infer<typeof facetValueSchema>;

export const facetsSchema = z.partialRecord(z.enum(FACETS), z.array(facetValueSchema));
export type Facets = z.infer<typeof facetsSchema>;
