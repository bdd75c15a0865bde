/** What lies deeper is taken as one value. */
const DEPTH = 3;

/** Whether it is plain data with fields, and no list. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
function hasFields(value: unknown): value is Record<string, unknown> {
  // Without a list of them: this is asked of each record in the largest registers.
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

/** In letters, to which its fields come. */
const SIZE_OF_STEP = 100;
/** What may be remembered, which is enough for thousands of shapes. */
const MOST_REMEMBERED = 5_000_000;

/** Where one has come to in a shape after some of its fields. */
class ShapeStep {
  /** The shape, where these are all its fields. */
  shape: string | undefined;
  private readonly after = new Map<string, ShapeStep>();
  private inside: ShapeStep | undefined;
  private outside: ShapeStep | undefined;

  /** @param memory What all steps take together. */
  constructor(private readonly memory: { size: number }) {}

  to(field: string): ShapeStep {
    const known = this.after.get(field);
    if (known) return known;
    const step = this.make(field.length);
    this.after.set(field, step);
    return step;
  }

  /** Into the record under the field. */
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
 * Finds the shapes of records and their values. Data after data has the same few shapes: one that was met is found
 * again without being written, and is the same text.
 */
class ShapeFinder {
  private memory = { size: 0 };
  private first = new ShapeStep(this.memory);

  /** @param values To which the values are added. */
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
    // Plain data inherits no fields; to name them in this way finds their values fastest.
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
