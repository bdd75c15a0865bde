import { z } from 'zod';
import { NATIVE_FORMAT } from '@/lib/formats/native-header';

const text = z.string();
/** A day, month or year, or the moment of one. */
const date = text.regex(/^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ].*)?)?)?$/, 'no day, month or year').nullish();
/** As addresses and searches write them. */
const jurisdiction = text.regex(/^[a-z]{2}(?:_[a-z0-9]+)*$/, 'no code of a jurisdiction');
const reference = z.looseObject({ key: text.min(1), name: text });
const source = z.looseObject({});
const object = z.record(z.string(), z.unknown());
const names = z.array(z.looseObject({ company_name: text })).optional();

/** What a record of each kind cannot be without; the rest is checked by the register's own tables. */
const RECORD = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('company'),
    ...{ jurisdiction_code: jurisdiction, company_number: text.min(1), record_key: text, name: text, source },
    ...{ incorporation_date: date, dissolution_date: date },
    ...{ keys: z.array(text).optional(), previous_names: names, alternative_names: names },
    home_company: reference.optional(),
  }),
  z.looseObject({
    kind: z.literal('placeholder'),
    entity_type: z.enum(['company', 'person', 'organisation', 'unknown']),
    ...{ keys: z.array(text).min(1), record_key: text, name: text, source },
  }),
  z.looseObject({ kind: z.literal('mention'), entity: reference }),
  z.looseObject({
    kind: z.literal('statement'),
    ...{ key: text.min(1), data_type: text, subjects: z.array(reference), objects: z.array(reference) },
    ...{
      properties: object,
      version: text,
      ...{ start_date: date, end_date: date, sample_date: date },
      provenances: z.array(z.looseObject({ key: text, confidence: z.number() })),
    },
  }),
  z.looseObject({
    kind: z.literal('officer'),
    ...{ key: text.min(1), company: reference, name: text, source, start_date: date, end_date: date },
  }),
  z.looseObject({ kind: z.literal('filing'), key: text.min(1), company: reference, date: text, title: text }),
  z.looseObject({
    kind: z.literal('datum'),
    ...{ key: text.min(1), companies: z.array(reference), data_type: text, title: text, attributes: object, source },
  }),
  z.looseObject({
    kind: z.literal('event'),
    ...{ key: text.min(1), company: reference, type: text, categories: z.array(text), ends_at: text },
    ...{ description: text, provenance: object },
  }),
  z.looseObject({
    kind: z.literal('snapshot'),
    ...{ company: reference, publisher: text, series: text, taken_at: text },
  }),
  z.looseObject({
    kind: z.literal('corporate_grouping'),
    name: text.min(1),
    curators: z.array(z.looseObject({ name: text })),
    members: z.array(z.looseObject({ company: reference, source })),
  }),
  z.looseObject({
    kind: z.literal('industry_code_scheme'),
    ...{ id: text.min(1), name: text, codes: z.array(z.looseObject({ code: text, description: text })) },
  }),
  z.looseObject({
    kind: z.literal('jurisdiction'),
    ...{ code: jurisdiction, name: text.min(1).optional(), names: z.array(text), weak_names: z.array(text).optional() },
  }),
]);

const HEADER = z.looseObject({ format: z.literal(NATIVE_FORMAT), version: z.number() });

/** The version of the file, where the line is its first. */
export const versionIn = (raw: unknown): number | undefined => HEADER.safeParse(raw).data?.version;

/** The record of a line, or what is wrong with it. */
export function readRecord(raw: unknown): { record: z.infer<typeof RECORD> } | { problem: string } {
  const { data, error } = RECORD.safeParse(raw);
  if (data) return { record: data };
  const [issue] = error.issues;
  return { problem: `${issue?.path.join('.') || 'the record'}: ${issue?.message}` };
}
