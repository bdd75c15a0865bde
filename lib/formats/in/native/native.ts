import { z } from 'zod';
import type { RegisterInput } from '@/lib/register/store/records';
import { isTooDeep } from '@/lib/shared/json';
import { markHalfLetters } from '@/lib/shared/names/fold';
import { NATIVE_FORMAT, NATIVE_VERSION } from '../../native-header';
import { type ImportFormat, type Mapped, skip } from '../format';
import { isRaw } from '../raw';
import { readJsonRecords } from '../read/json';

const text = z.string();
/** A day, month or year, or the moment of one. */
const date = text.regex(/^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ].*)?)?)?$/, 'no day, month or year').nullish();
/** As written in addresses and searches. */
const jurisdiction = text.regex(/^[a-z]{2}(?:_[a-z0-9]+)*$/, 'no code of a jurisdiction');
const reference = z.looseObject({ key: text.min(1), name: text });
const source = z.looseObject({});
const object = z.record(z.string(), z.unknown());
const names = z.array(z.looseObject({ company_name: text })).optional();

const snapshots = z.array(z.looseObject({ times: z.array(text).min(1), facts: object })).optional();

/** Required fields of each kind; the register's tables check the rest. */
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
      snapshots,
    },
  }),
  z.looseObject({
    kind: z.literal('officer'),
    ...{ key: text.min(1), company: reference, name: text, source, start_date: date, end_date: date },
    snapshots,
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

/** The version of the file, if the line is its first. */
const versionIn = (raw: unknown): number | undefined => HEADER.safeParse(raw).data?.version;

/** The record of a line, or why it is invalid. */
function readRecord(raw: unknown): { record: z.infer<typeof RECORD> } | { problem: string } {
  const { data, error } = RECORD.safeParse(raw);
  if (data) return { record: data };
  const [issue] = error.issues;
  return { problem: `${issue?.path.join('.') || 'the record'}: ${issue?.message}` };
}

/** The record with unpaired surrogates replaced (U+FFFD), which could be neither stored nor searched. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return markHalfLetters(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isRaw(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner)]));
}

/** Derived records are not made again: the file contains them. */
const FOLLOWED: ReadonlySet<string> = new Set(['company', 'officer', 'statement']);

function mapRecord(raw: unknown): Mapped {
  if (isTooDeep(raw)) return skip('a record that is nested too deep');
  const read = readRecord(wellFormed(raw));
  if ('problem' in read) return skip(read.problem);
  const { record } = read;
  // Required fields were checked; the register rejects anything else that it cannot store.
  return [(FOLLOWED.has(record.kind) ? { ...record, is_restored: true } : record) as RegisterInput];
}

/** What `npm run export -- native` writes. */
export const native: ImportFormat = {
  name: 'native',
  describes: 'What npm run export -- native writes: a register as it is (JSON lines)',
  recognises: ({ start }) => start.slice(0, 200).includes(`"format":"${NATIVE_FORMAT}"`),
  read: (file) => readJsonRecords(file),
  createMapper() {
    let version = NATIVE_VERSION as number;
    return (raw) => {
      const lineVersion = versionIn(raw);
      version = lineVersion ?? version;
      if (version !== NATIVE_VERSION)
        return skip(`a file of version ${version}, and this program reads ${NATIVE_VERSION}`);
      return lineVersion === undefined ? mapRecord(raw) : [];
    };
  },
};
