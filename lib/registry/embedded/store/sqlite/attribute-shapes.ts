/**
 * The attributes of a datum in two parts: which fields there are, which is the same for most data of a register, and
 * the values in the order of the fields.
 */
export interface PackedAttributes {
  /** JSON: the fields, each with a 0 for its value. Null where the values stand for themselves. */
  shape: string | null;
  /** JSON. */
  values: string;
}

/** What lies deeper is taken as one value. */
const DEPTH = 3;

const isPlain = (text: string): boolean => /^[\w -]*$/.test(text);
const quoted = (field: string): string => (isPlain(field) ? `"${field}"` : JSON.stringify(field));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const hasFields = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length > 0;

function shapeOf(record: Record<string, unknown>, values: unknown[], depth: number): string {
  let fields = '';
  for (const field of Object.keys(record)) {
    const value = record[field];
    if (value === undefined) continue;
    const isNested = depth > 1 && hasFields(value);
    if (!isNested) values.push(value);
    fields += `${fields && ','}${quoted(field)}:${isNested ? shapeOf(value, values, depth - 1) : 0}`;
  }
  return `{${fields}}`;
}

export function packAttributes(attributes: Record<string, unknown>): PackedAttributes {
  if (!isRecord(attributes)) return { shape: null, values: JSON.stringify(attributes) };
  const values: unknown[] = [];
  const shape = shapeOf(attributes, values, DEPTH);
  return { shape, values: JSON.stringify(values) };
}

/** The attributes as JSON wrote them. */
export function unpackAttributes({ shape, values }: PackedAttributes): Record<string, unknown> {
  const parsed = JSON.parse(values);
  let at = 0;
  return shape === null ? parsed : JSON.parse(shape, (_, value: unknown) => (value === 0 ? parsed[at++] : value));
}
