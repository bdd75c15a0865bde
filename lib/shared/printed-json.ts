import { isObject } from './json';

/** A text in UTF-8 without another one that belongs at tens of thousands of places in it. */
export interface Template {
  bytes: Uint8Array;
  /** Rising. */
  places: Uint32Array;
}

/** A template with what belongs at its places. Megabytes of both are copied together only as they are read. */
export interface FilledTemplate extends Template {
  inserted: Uint8Array;
  /** Of the whole, in bytes. */
  length: number;
}

export function fillTemplate({ bytes, places }: Template, text: string): FilledTemplate {
  const inserted = Buffer.from(text);
  return { bytes, places, inserted, length: bytes.length + places.length * inserted.length };
}

/** The whole as parts of a buffer, each of which overwrites the one before. What is inserted must be shorter. */
export function* partsOf({ bytes, places, inserted }: FilledTemplate, buffer: Uint8Array): Generator<Uint8Array> {
  let [from, used] = [0, 0];
  for (let at = 0; at <= places.length; at++) {
    const to = places[at] ?? bytes.length;
    const after = at < places.length ? inserted.length : 0;
    while (used + to - from + after > buffer.length) {
      const fitting = Math.min(to - from, buffer.length - used);
      buffer.set(bytes.subarray(from, from + fitting), used);
      from += fitting;
      yield buffer.subarray(0, used + fitting);
      used = 0;
    }
    buffer.set(bytes.subarray(from, to), used);
    used += to - from;
    if (after > 0) buffer.set(inserted, used);
    used += after;
    from = to;
  }
  if (used > 0) yield buffer.subarray(0, used);
}

/** One after another as one. */
export function joinBytes(pieces: readonly (Uint8Array | FilledTemplate)[]): Buffer<ArrayBuffer> {
  const joined = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    const room = joined.subarray(at, at + piece.length);
    if (piece instanceof Uint8Array) room.set(piece);
    else for (const _ of partsOf(piece, room));
    at += piece.length;
  }
  return joined;
}

/** A value that was written as JSON already: writing tens of thousands of objects takes longer than reading them. */
export interface PrintedJson {
  printedJson: FilledTemplate;
  /** Differs if the bytes do: to read millions of them takes longer. */
  hash: string;
  /** The value, for whatever does not send the bytes as they are. */
  toJSON(): unknown;
}

export const printedJson = (template: FilledTemplate, hash: string): PrintedJson => ({
  printedJson: template,
  hash,
  toJSON: () => JSON.parse(joinBytes([template]).toString()),
});

export const isPrintedJson = (value: unknown): value is PrintedJson =>
  isObject(value) && isObject(value.printedJson) && value.printedJson.bytes instanceof Uint8Array;
