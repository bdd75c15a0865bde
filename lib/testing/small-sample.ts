import { readSampleRecords } from '@/lib/formats/in/native/sample';
import type { RegisterInput } from '@/lib/register/store/records';
import { THOROUGH } from './thorough';

/** Fields with values of a short list, each of which must occur. */
const LISTED =
  /\.(data_type|entity_type|relationship_type|source_type|actor_type|current_status|kind|branch|inactive|redacted|interests|types?)$/;

/** Features of a record: its fields, which of them are empty, and values of short lists. */
function* featuresOf(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    if (value.length !== 1) yield `${path} ${value.length === 0 ? 'empty' : 'several'}`;
    for (const item of value) yield* featuresOf(item, path);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, field] of Object.entries(value)) yield* featuresOf(field, `${path}.${name}`);
  } else {
    yield `${path} ${LISTED.test(path) ? value : value === null ? 'null' : typeof value}`;
  }
}

/** The records of the sample register with a new feature: about 400, with one of everything. */
function smallSample(): RegisterInput[] {
  const seen = new Set<string>();
  return [...readSampleRecords()].filter((record) => {
    const features = [...featuresOf(record, record.kind)];
    const isNew = features.some((feature) => !seen.has(feature));
    for (const feature of features) seen.add(feature);
    return isNew;
  });
}

/** The sample register for tests of whole registers: all 52,000 records in a thorough run, about 400 otherwise. */
export const testedSample = (): Iterable<RegisterInput> => (THOROUGH ? readSampleRecords() : smallSample());
