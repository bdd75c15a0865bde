/** Deeper objects are treated as single values. */
const DEPTH = 3;

/** Whether the value is a plain object with fields. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
function hasFields(value: unknown): value is Record<string, unknown> {
  // Faster than Object.keys, and this runs for each record of the largest registers.
  if (isRecord(value)) for (const _ in value) return true;
  return false;
}

const isNested = (value: unknown, depth: number): value is Record<string, unknown> => depth > 1 && hasFields(value);

function shapeOf(record: Record<string, unknown>, depth: number): string {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined);
  const written = fields.map(
    ([field, value]) => `${JSON.stringify(field)}:${isNested(value, depth) ? shapeOf(value, depth - 1) : 0}`,
  );
  return `{${written.join(',')}}`;
}

/** Rough cost of a step in characters, without its fields. */
const SIZE_OF_STEP = 100;
/** Memory limit in characters: enough for thousands of shapes. */
const MOST_REMEMBERED = 5_000_000;

/** A node of the tree of field names; each path from the root is the beginning of a shape. */
class ShapeStep {
  /** The shape that ends here, if any. */
  shape: string | undefined;
  private readonly after = new Map<string, ShapeStep>();
  private inside: ShapeStep | undefined;
  private outside: ShapeStep | undefined;

  /**
   * @param memory The total of all steps.
   */
  constructor(private readonly memory: { size: number }) {}

  to(field: string): ShapeStep {
    const known = this.after.get(field);
    if (known) return known;
    const step = this.make(field.length);
    this.after.set(field, step);
    return step;
  }

  /** The step into a nested object. */
  into(): ShapeStep {
    this.inside ??= this.make();
    return this.inside;
  }

  out(): ShapeStep {
    this.outside ??= this.make();
    return this.outside;
  }

  private make(letters = 0): ShapeStep {
    this.memory.size += SIZE_OF_STEP + letters;
    return new ShapeStep(this.memory);
  }
}

/**
 * Finds the shapes of records and their values. Most data share a few shapes: a known shape is found without
 * serialising it again, and is the same string object.
 */
class ShapeFinder {
  private memory = { size: 0 };
  private first = new ShapeStep(this.memory);

  /**
   * @param values The values are appended to it.
   */
  find(record: Record<string, unknown>, values: unknown[]): string {
    if (this.memory.size > MOST_REMEMBERED) {
      this.memory = { size: 0 };
      this.first = new ShapeStep(this.memory);
    }
    const last = this.walk(this.first, record, values, DEPTH);
    last.shape ??= shapeOf(record, DEPTH);
    return last.shape;
  }

  private walk(from: ShapeStep, record: Record<string, unknown>, values: unknown[], depth: number): ShapeStep {
    let step = from;
    // Plain objects inherit no fields; for…in is the fastest loop.
    for (const field in record) {
      const value = record[field];
      if (value === undefined) continue;
      step = step.to(field);
      if (isNested(value, depth)) step = this.walk(step.into(), value, values, depth - 1).out();
      else values.push(value);
    }
    return step;
  }
}

/**
 * The attributes of a datum in two parts: the field names, which most data share, and the values in the order of the
 * fields.
 */
export interface PackedAttributes {
  /** JSON: the fields, each with a 0 for its value. Null if `values` holds the whole attributes. */
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

/** The original attributes. */
export function unpackAttributes({ shape, values }: PackedAttributes): Record<string, unknown> {
  const parsed = JSON.parse(values);
  let at = 0;
  return shape === null ? parsed : JSON.parse(shape, (_, value: unknown) => (value === 0 ? parsed[at++] : value));
}
