import { z } from 'zod';
import {
  addressSchema,
  companyReferenceSchema,
  provenanceSchema,
  registrationEntitySchema,
  sourceSchema,
} from './provenance';

/** Both `wikipedia_id` and `wikipedia_url` are served; see lib/DECISIONS.md. */
export const corporateGroupingSchema = z.object({
  name: z.string(),
  service_url: z.string(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  wikipedia_id: z.string().nullish(),
  wikipedia_url: z.string().nullish(),
});
export type CorporateGrouping = z.infer<typeof corporateGroupingSchema>;

export const corporateGroupingRecordSchema = corporateGroupingSchema.extend({
  companies_count: z.number().int(),
  curators: z.array(z.object({ user: z.object({ name: z.string(), service_url: z.string().nullish() }) })),
  memberships: z.array(
    z.object({
      membership: z.object({
        source: sourceSchema.nullish(),
        company: companyReferenceSchema.extend({ inactive: z.boolean().nullish() }),
      }),
    }),
  ),
});
export type CorporateGroupingRecord = z.infer<typeof corporateGroupingRecordSchema>;

/** A data item, deprecated in favour of statements (specification, Datum). */
export const datumSchema = z.object({
  id: z.number().int(),
  title: z.string().nullish(),
  data_type: z.string(),
  description: z.string().nullish(),
  service_url: z.string(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
});
export type Datum = z.infer<typeof datumSchema>;

export const datumRecordSchema = datumSchema.extend({
  /** Each names the company directly, as the specification says, and also wrapped, as in all other lists. */
  companies: z.array(companyReferenceSchema.extend({ company: companyReferenceSchema })).nullish(),
  attributes: z.record(z.string(), z.unknown()).nullish(),
  source: sourceSchema.nullish(),
});
export type DatumRecord = z.infer<typeof datumRecordSchema>;

const snapshotSchema = z.object({ sample_date: z.string().nullish(), sampled_at: z.string().nullish() }).nullish();

/** Derived from two snapshots (`company`) or from one statement (specification, "Event fields"). */
const eventProvenanceSchema = z.object({
  type: z.string(),
  earlier_snapshot: snapshotSchema,
  later_snapshot: snapshotSchema,
  id: z.number().int().nullish(),
  service_url: z.string().nullish(),
  sample_date: z.string().nullish(),
});

const derivedStateSchema = z.record(z.string(), z.unknown()).nullish();

export const eventSchema = z.object({
  id: z.number().int(),
  created_at: z.string(),
  service_url: z.string(),
  jurisdiction_code: z.string(),
  company_number: z.string(),
  type: z.string(),
  event_class: z.string().nullish(),
  categories: z.array(z.string()),
  time_range: z.object({ starts_at: z.string().nullish(), ends_at: z.string().nullish() }),
  description: z.string(),
  provenance: eventProvenanceSchema.nullish(),
  derived_from: z.object({ before: derivedStateSchema, after: derivedStateSchema }).nullish(),
  payload: z.record(z.string(), z.unknown()).nullish(),
});
export type CompanyEvent = z.infer<typeof eventSchema>;

/** Both pairs of type keys are served; see lib/DECISIONS.md (api-shapes, section 4). */
export const filingSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullish(),
  uid: z.string().nullish(),
  filing_type: z.string().nullish(),
  filing_code: z.string().nullish(),
  filing_type_name: z.string().nullish(),
  filing_type_code: z.string().nullish(),
  url: z.string().nullish(),
  service_url: z.string(),
  date: z.string().nullish(),
});
export type Filing = z.infer<typeof filingSchema>;

export const filingRecordSchema = filingSchema.extend({ company: companyReferenceSchema.nullish() });
export type FilingRecord = z.infer<typeof filingRecordSchema>;

/** A code of a scheme. The uid is `<code_scheme_id>-<code>`, the code without its dots (api-shapes, 3.4). */
const industryCodeSchema = z.object({
  code: z.string(),
  description: z.string().nullish(),
  code_scheme_id: z.string(),
  code_scheme_name: z.string().nullish(),
  uid: z.string().nullish(),
});
export type IndustryCode = z.infer<typeof industryCodeSchema>;

const wrappedIndustryCodeSchema = z.object({ industry_code: industryCodeSchema });

/** A code with its equivalents in mapped schemes. */
export const industryCodeRecordSchema = industryCodeSchema.extend({
  parent_code: z.string().nullish(),
  mapped_industry_codes: z.array(wrappedIndustryCodeSchema).nullish(),
});
export type IndustryCodeRecord = z.infer<typeof industryCodeRecordSchema>;

export const industryCodeSchemeSchema = z.object({ id: z.string(), name: z.string(), url: z.string().nullish() });
export type IndustryCodeScheme = z.infer<typeof industryCodeSchemeSchema>;

/** Within a scheme a code omits the fields of the scheme (api-shapes, section 10). */
export const industryCodeSchemeRecordSchema = industryCodeSchemeSchema.extend({
  industry_codes: z.array(
    z.object({
      industry_code: z.object({
        code: z.string(),
        description: z.string().nullish(),
        uid: z.string().nullish(),
        parent_code: z.string().nullish(),
      }),
    }),
  ),
});
export type IndustryCodeSchemeRecord = z.infer<typeof industryCodeSchemeRecordSchema>;

/** Both `code` and `jurisdiction_code` are served; a compatible service may send only one (api-shapes, section 9). */
export const jurisdictionSchema = z.object({
  code: z.string(),
  jurisdiction_code: z.string().nullish(),
  name: z.string(),
  country: z.string().nullish(),
  full_name: z.string().nullish(),
});
export type Jurisdiction = z.infer<typeof jurisdictionSchema>;

/** `jurisdictions/match` returns an empty object if nothing matches. */
export const jurisdictionMatchSchema = jurisdictionSchema.partial();
export type JurisdictionMatch = z.infer<typeof jurisdictionMatchSchema>;

/** `address`, `nationality` and `date_of_birth` are reserved for token holders (specification, Officer). */
export const officerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  position: z.string().nullish(),
  uid: z.string().nullish(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  service_url: z.string(),
  occupation: z.string().nullish(),
  inactive: z.boolean().nullish(),
  current_status: z.string().nullish(),
  address: z.string().nullish(),
  nationality: z.string().nullish(),
  date_of_birth: z.string().nullish().describe('YYYY-MM-DD, or YYYY-MM or YYYY if no more is known'),
});
export type Officer = z.infer<typeof officerSchema>;

/** The search item and the single record also name the company (api-shapes, section 5). */
export const officerRecordSchema = officerSchema.extend({
  jurisdiction_code: z.string().nullish(),
  retrieved_at: z.string().nullish(),
  company: companyReferenceSchema.nullish(),
});
export type OfficerRecord = z.infer<typeof officerRecordSchema>;

/** An entity that is probably a company; `company` is present once it is matched (specification, Placeholder). */
export const placeholderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  entity_type: z.string().nullish(),
  jurisdiction_string: z.string().nullish(),
  jurisdiction_code: z.string().nullish(),
  identifier: z.string().nullish(),
  service_url: z.string(),
  company: z
    .object({
      name: z.string(),
      jurisdiction_code: z.string(),
      company_number: z.string(),
      service_url: z.string(),
      inactive: z.boolean().nullish(),
      current_status: z.string().nullish(),
    })
    .nullish(),
  source: sourceSchema.nullish(),
});
export type Placeholder = z.infer<typeof placeholderSchema>;

/** An end of a statement: a company, a placeholder or a person (api-shapes, 6.1). */
const statementEntitySchema = z.object({
  entity_type: z.string(),
  id: z.number().int().nullish(),
  name: z.string(),
  service_url: z.string().nullish(),
  company_number: z.string().nullish(),
  jurisdiction_code: z.string().nullish(),
});
export type StatementEntity = z.infer<typeof statementEntitySchema>;

/** Provenance is served as `provenances` and as `sources`; see lib/DECISIONS.md. */
export const statementSchema = z.object({
  id: z.number().int(),
  data_type: z.string(),
  properties: z.record(z.string(), z.unknown()),
  service_url: z.string(),
  predicate: z.string().nullish(),
  start_date: z.string().nullish(),
  start_date_type: z.string().nullish(),
  end_date: z.string().nullish(),
  end_date_type: z.string().nullish(),
  sample_date: z.string().nullish(),
  created_at: z.string().nullish(),
  subject_entities: z.array(statementEntitySchema).nullish(),
  object_entities: z.array(statementEntitySchema).nullish(),
  provenances: z.array(provenanceSchema).nullish(),
  sources: z.array(provenanceSchema).nullish(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A member of `controlling_entities`: exactly one of the two keys (api-shapes, 6.4). */
const controllingEntitySchema = z.object({
  person: z.object({ name: z.string() }).loose().optional(),
  company: z.object({ name: z.string() }).loose().optional(),
});

/** The item of the control statement search is flat and differs from other statements (api-shapes, 6.4). */
export const controlStatementSchema = z.object({
  id: z.number().int().nullish(),
  data_type: z.string().nullish(),
  service_url: z.string().nullish(),
  created_at: z.string().nullish(),
  is_ultimate_beneficial_owner: z.boolean().nullish(),
  controlling_entities: z.array(controllingEntitySchema),
  controlled_entity: z.object({ company: z.object({ name: z.string() }).loose().optional() }).loose(),
  control_mechanisms: z.array(z.record(z.string(), z.unknown())),
  other_attributes: z.record(z.string(), z.unknown()).nullish(),
});
export type ControlStatement = z.infer<typeof controlStatementSchema>;

/** The kinds of records in a register, in display order. */
export const HELD_KINDS = [
  'companies',
  'officers',
  'filings',
  'statements',
  'relationships',
  'placeholders',
  'data',
  'events',
  'corporate_groupings',
  'industry_codes',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** Contents from one publisher, as far as records name it. */
export interface PublisherContents {
  /** Null: records without a publisher. */
  publisher: string | null;
  /** Licences of its records, each once. */
  licences: string[];
  companies: number;
  officers: number;
  statements: number;
  data: number;
  /** The earliest and latest day on which its records were made or retrieved, ISO 8601. */
  oldest: string | null;
  newest: string | null;
  /** Records, and sightings of statements, of which nobody told the day. */
  undated: number;
}

/** What can be found about the quality of imported files, in the order in which it is shown. */
export const FINDING_KINDS = [
  // Failures: something is missing.
  'not_read',
  'lost_characters',
  // Contradictions.
  'conflict',
  'duplicate',
  // Facts that cannot be, or lead nowhere.
  'check_digit',
  'impossible_date',
  'end_not_found',
  // What an import had to decide by itself.
  'undated',
  'encoding',
  'repaired_characters',
  // What it did not read.
  'unknown_column',
  'passed_over',
  'suppressed',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A finding about the files of an import. */
export interface Finding {
  kind: FindingKind;
  /** What it is about, as sources or the interface name it: a fact, an identifier system, a type of record. */
  subject: string | null;
  count: number;
  /** The first one: a place `file:line`, a number, a column. It holds no facts about people. */
  example: string | null;
}

/** An import for display. Counts are of records in the files. */
export interface ImportReport {
  id: number;
  format: string;
  files: string[];
  started_at: string;
  /** Null if it is running or was stopped. */
  ended_at: string | null;
  read: number;
  added: number;
  merged: number;
  unchanged: number;
  rejected: number;
  /** Reasons of rejection, most frequent first. */
  reasons: { reason: string; count: number }[];
  /** The earliest and latest day of its facts that was told; null if none was. */
  days: { oldest: string; newest: string } | null;
  findings: Finding[];
}

/** Contents of the embedded register with their publishers and imports. */
export interface RegisterContents {
  counts: Record<HeldKind, number>;
  publishers: PublisherContents[];
  imports: ImportReport[];
  /** The formats of all imports, each once, sorted by name. */
  imported_formats: string[];
  /** False until the first import has ended: until then searches return the same results but are slower. */
  searches_are_indexed: boolean;
  /** Number of persons whose facts are suppressed. */
  suppressed_persons: number;
  /** Another one once a company is withheld or shown again, or a person suppressed: files made before hold what may not be shown. */
  hidden_digest: string;
  /** The company at the head of the largest group, by its page address; null if no company owns another. */
  largest_group: { name: string; path: string } | null;
}

/** A former name: both the old key `con_date` and the dated pair are served (api-shapes, 3.3). */
const previousNameSchema = z.object({
  company_name: z.string(),
  type: z.string().nullish(),
  con_date: z.string().nullish(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  language: z.string().nullish(),
});
export type PreviousName = z.infer<typeof previousNameSchema>;

/** `language` is an ISO 639 code; `type` one of trading, abbreviation, legal, unknown, alias. */
const alternativeNameSchema = previousNameSchema;
export type AlternativeName = PreviousName;

const identifierSchema = z.object({
  uid: z.string(),
  identifier_system_code: z.string().nullish(),
  identifier_system_name: z.string().nullish(),
});
export type Identifier = z.infer<typeof identifierSchema>;

/** Fields of search results (specification, Company, last paragraph). `inactive` has three states: null is unknown. */
export const companyItemSchema = z.object({
  name: z.string(),
  company_number: z.string(),
  jurisdiction_code: z.string(),
  company_type: z.string().nullish(),
  current_status: z.string().nullish(),
  incorporation_date: z.string().nullish(),
  dissolution_date: z.string().nullish(),
  inactive: z.boolean().nullish(),
  branch: z.string().nullish(),
  branch_status: z.string().nullish(),
  registry_url: z.string().nullish(),
  service_url: z.string(),
  previous_names: z.array(previousNameSchema).nullish(),
  registered_address_in_full: z.string().nullish(),
  registered_address: addressSchema.nullish(),
  source: sourceSchema.nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  retrieved_at: z.string().nullish(),
});
export type CompanyItem = z.infer<typeof companyItemSchema>;

/** Facts that each record of a company gives by itself; the company shows each from one of them. */
const claimedFactsSchema = companyItemSchema
  .pick({
    ...{ name: true, company_type: true, current_status: true, incorporation_date: true, dissolution_date: true },
    ...{ inactive: true, branch: true, branch_status: true, registry_url: true },
    ...{ registered_address: true, registered_address_in_full: true },
  })
  .extend({
    native_company_number: z.string().nullish(),
    nonprofit: z.boolean().nullish(),
    home_company: companyReferenceSchema.nullish(),
  })
  .partial();
export type ClaimedFacts = z.infer<typeof claimedFactsSchema>;
export type ClaimedFact = keyof ClaimedFacts;

/** What one record of a publisher says of a company: our own extension (lib/register/README.md, "Claims"). */
export const claimSchema = z.object({
  /** The day that the record speaks of is `retrieved_at`. */
  source: sourceSchema.nullish(),
  /** Nobody told that day: it is that of the file, and counts as older than any that was told. */
  assumed_day: z.boolean(),
  /** The record's key in its source. */
  record: z.string(),
  /** 0 to 100. */
  confidence: z.number(),
  /** Only those that it gives. */
  facts: claimedFactsSchema,
  /** Facts that only an earlier version of the record gave, with its day. */
  earlier: z.array(z.object({ fact: claimedFactsSchema.keyof(), retrieved_at: z.string(), assumed_day: z.boolean() })),
  /** The facts that the company shows from this record. */
  shown: z.array(claimedFactsSchema.keyof()),
});
export type CompanyClaim = z.infer<typeof claimSchema>;

/** The whole record (specification, Company). `sparse` omits the summaries at the end. */
export const companySchema = companyItemSchema.extend({
  native_company_number: z.string().nullish(),
  alternative_names: z.array(alternativeNameSchema).nullish(),
  alternate_registration_entities: z.array(registrationEntitySchema).nullish(),
  previous_registration_entities: z.array(registrationEntitySchema).nullish(),
  subsequent_registration_entities: z.array(registrationEntitySchema).nullish(),
  industry_codes: z.array(wrappedIndustryCodeSchema).nullish(),
  identifiers: z.array(z.object({ identifier: identifierSchema })).nullish(),
  controlling_entity: companyReferenceSchema.nullish(),
  ultimate_beneficial_owners: z
    .array(z.object({ ultimate_beneficial_owner: z.object({ name: z.string(), service_url: z.string().nullish() }) }))
    .nullish(),
  ultimate_controlling_company: companyReferenceSchema.nullish(),
  home_company: companyReferenceSchema.nullish(),
  corporate_groupings: z
    .array(
      z.object({
        corporate_grouping: z.object({
          name: z.string(),
          service_url: z.string(),
          updated_at: z.string().nullish(),
          wikipedia_id: z.string().nullish(),
        }),
      }),
    )
    .nullish(),
  data: z
    .object({
      most_recent: z.array(z.object({ datum: datumSchema })),
      total_count: z.number().int(),
      url: z.string().nullish(),
    })
    .nullish(),
  filings: z.array(z.object({ filing: filingSchema })).nullish(),
  officers: z.array(z.object({ officer: officerSchema })).nullish(),
  /** Only with `include=claims`: those of all its records, newest first. */
  claims: z.array(z.object({ claim: claimSchema })).nullish(),
});
export type Company = z.infer<typeof companySchema>;

export const versionsSchema = z.object({
  current_version: z.string(),
  supported_versions: z.array(z.string()),
  requested_version: z.string().nullish(),
});
