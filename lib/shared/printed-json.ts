import { isObject } from './json';

/** A text, and the places in it at which another text is to be inserted. */
export interface Template {
  /** The text in UTF-8. */
  bytes: Uint8Array;
  /** Offsets in bytes, in ascending order. */
  places: Uint32Array;
}

/** A template and the text for its places. It can have megabytes: the whole is put together only when it is read. */
export interface FilledTemplate extends Template {
  /** In UTF-8. */
  inserted: Uint8Array;
  /** Of the whole, in bytes. */
  length: number;
}

export function fillTemplate({ bytes, places }: Template, text: string): FilledTemplate {
  const inserted = Buffer.from(text);
  return { bytes, places, inserted, length: bytes.length + places.length * inserted.length };
}

/** The whole in parts. All of them are in `buffer`, which must have room for `inserted`: each part overwrites the one before. */
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

/** The length of all pieces together. */
export const countBytes = (pieces: readonly { length: number }[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

/** All pieces in one buffer. */
export function joinBytes(pieces: readonly (Uint8Array | FilledTemplate)[]): Buffer<ArrayBuffer> {
  const joined = Buffer.allocUnsafe(countBytes(pieces));
  let at = 0;
  for (const piece of pieces) {
    const room = joined.subarray(at, at + piece.length);
    if (piece instanceof Uint8Array) room.set(piece);
    // There is room for all of it, so that it is one part.
    else partsOf(piece, room).next();
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
