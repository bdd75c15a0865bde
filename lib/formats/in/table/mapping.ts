import { z } from 'zod';
import { parseMoment } from '../values';

/** Date formats of a table: years `YYYY`, months `MM`, days `DD`, and the separators between them. */
const dateFormat = z.string().refine((text) => ['YYYY', 'MM', 'DD'].every((part) => text.split(part).length === 2), {
  message: 'is made of YYYY, MM and DD, each once, and what stands between them',
});

const texts = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

/** The source of a field's value: a column, several columns, or a constant. */
const expressionSchema = z.union([
  z.string().min(1),
  z.strictObject({ value: z.union([z.string(), z.boolean(), z.number()]) }),
  z.strictObject({ columns: z.array(z.string().min(1)).min(1), join: z.string().default(', ') }),
  z.strictObject({
    column: z.string().min(1),
    /** Cell value → its meaning; values not listed have none. */
    values: texts.optional(),
    date: dateFormat.optional(),
    /** The decimal sign of a number. */
    decimal: z.enum(['.', ',']).optional(),
    /** Separator of several values in one cell. */
    split: z.string().min(1).optional(),
  }),
]);
export type Expression = z.infer<typeof expressionSchema>;

const optional = expressionSchema.optional();

/** The fields of a company, by their API names. */
const companySchema = z.strictObject({
  kind: z.literal('company'),
  jurisdiction_code: expressionSchema,
  company_number: expressionSchema,
  name: expressionSchema,
  native_company_number: optional,
  company_type: optional,
  current_status: optional,
  incorporation_date: optional,
  dissolution_date: optional,
  inactive: optional,
  branch_status: optional,
  nonprofit: optional,
  registry_url: optional,
  registered_address_in_full: optional,
  street_address: optional,
  locality: optional,
  region: optional,
  postal_code: optional,
  country: optional,
  previous_names: optional,
  alternative_names: optional,
  lei: optional,
  industry_codes: z.strictObject({ code_scheme_id: z.string().min(1), codes: expressionSchema }).optional(),
});

const officerSchema = z.strictObject({
  kind: z.literal('officer'),
  jurisdiction_code: expressionSchema,
  company_number: expressionSchema,
  company_name: optional,
  name: expressionSchema,
  position: optional,
  uid: optional,
  start_date: optional,
  end_date: optional,
  occupation: optional,
  nationality: optional,
  address: optional,
  date_of_birth: optional,
  inactive: optional,
});

const endSchema = z.strictObject({
  name: expressionSchema,
  /** Without a number, the party is known by name alone. */
  company_number: optional,
  jurisdiction_code: optional,
  entity_type: z.enum(['company', 'person', 'organisation', 'unknown']).optional(),
});
export type EndMapping = z.infer<typeof endSchema>;

const relationshipSchema = z.strictObject({
  kind: z.literal('relationship'),
  relationship_type: z.enum(['subsidiary', 'shareholding', 'control']).default('shareholding'),
  owner: endSchema,
  owned: endSchema,
  percentage: optional,
  percentage_min: optional,
  percentage_max: optional,
  number_of_shares: optional,
  start_date: optional,
  end_date: optional,
});

const filingSchema = z.strictObject({
  kind: z.literal('filing'),
  jurisdiction_code: expressionSchema,
  company_number: expressionSchema,
  company_name: optional,
  date: expressionSchema,
  title: expressionSchema,
  description: optional,
  uid: optional,
  url: optional,
  filing_type: optional,
  filing_code: optional,
});

const recordSchema = z.discriminatedUnion('kind', [companySchema, officerSchema, relationshipSchema, filingSchema]);
export type RecordMapping = z.infer<typeof recordSchema>;
export type CompanyMapping = z.infer<typeof companySchema>;
export type OfficerMapping = z.infer<typeof officerSchema>;
export type RelationshipMapping = z.infer<typeof relationshipSchema>;
export type FilingMapping = z.infer<typeof filingSchema>;

/** How to read the rows of a table: the file given by `--mapping`. */
const mappingSchema = z.strictObject({
  /** The publisher of the table, stated in each record. */
  source: z.strictObject({
    publisher: z.string().min(1),
    url: z.string().optional(),
    licence: z.string().optional(),
    /** A day or a moment; by default, when the file was last written. */
    retrieved_at: z
      .string()
      .refine((text) => parseMoment(text) !== null, 'no day or moment, as 2024-05-31')
      .optional(),
  }),
  /** Confidence in per cent. */
  confidence: z.number().min(0).max(100).default(80),
  separator: z.string().length(1).default(','),
  /** Column names, if the file has no header. */
  columns: z.array(z.string().min(1)).min(1).optional(),
  /** The records that each row makes. */
  records: z.array(recordSchema).min(1),
});
export type TableMapping = z.infer<typeof mappingSchema>;

/** @throws Error with one sentence that says what is wrong, and where. */
export function readMapping(mapping: unknown): TableMapping {
  if (mapping === undefined) throw new Error('The format csv needs a mapping: give one by --mapping <file>.');
  const { data, error } = mappingSchema.safeParse(mapping);
  if (data) return data;
  const [issue] = error.issues;
  const place = issue?.path.join('.') || 'the whole';
  throw new Error(`The mapping does not do: ${place}: ${issue?.message ?? 'not as described'}.`);
}
