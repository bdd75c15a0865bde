import { isRecord, ShapeFinder } from './shape-finder';

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

const shapes = new ShapeFinder();

export function packAttributes(attributes: Record<string, unknown>): PackedAttributes {
  if (!isRecord(attributes)) return { shape: null, values: JSON.stringify(attributes) };
  const values: unknown[] = [];
  const shape = shapes.find(attributes, values);
  return { shape, values: JSON.stringify(values) };
}

/** The attributes as JSON wrote them. */
export function unpackAttributes({ shape, values }: PackedAttributes): Record<string, unknown> {
  const parsed = JSON.parse(values);
  let at = 0;
  return shape === null ? parsed : JSON.parse(shape, (_, value: unknown) => (value === 0 ? parsed[at++] : value));
}
