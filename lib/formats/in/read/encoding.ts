import { isAscii, isUtf8 } from 'node:buffer';

/** What is known of the text of a file once it was read. */
export interface TextFacts {
  /** As the platform names encodings: `utf-8`, `windows-1252`. */
  encoding: string;
  /** True if neither the user nor the file names the encoding: it was recognised by the bytes. */
  guessed: boolean;
  /** Bytes that are not UTF-8 in a file that otherwise is; they were read as Windows-1252. */
  repaired: number;
  /** Replacement characters: lost before, or bytes that the named encoding does not have. */
  lost: number;
  /** The lines of the first of each. */
  repairedAt: number | null;
  lostAt: number | null;
}

const LONGEST_CHARACTER = 4;
const CONTINUES = 0x80;

/** Length of the character that this byte begins, in UTF-8; 0 if it begins none. */
function lengthOf(lead: number): number {
  if (lead < CONTINUES) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? LONGEST_CHARACTER : 0;
}

/** The bytes at the end that may be the beginning of a character. */
function lengthOfCut(bytes: Buffer): number {
  for (let back = 1; back < LONGEST_CHARACTER && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < CONTINUES) return 0;
    const length = lengthOf(byte);
    if (length > 0) return length > back ? back : 0;
  }
  return 0;
}

/** The length of the valid character at a place; 0 for a byte that is not UTF-8. */
function validAt(bytes: Buffer, at: number): number {
  const length = lengthOf(bytes[at] ?? 0);
  return length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

/** Valid characters beyond ASCII, and bytes that are none, in bytes that are not all UTF-8. */
function countWide(bytes: Buffer): { valid: number; invalid: number } {
  const count = { valid: 0, invalid: 0 };
  for (let at = 0; at < bytes.length; ) {
    const length = validAt(bytes, at);
    if (length !== 1) count[length === 0 ? 'invalid' : 'valid']++;
    at += length || 1;
  }
  return count;
}

const western = new TextDecoder('windows-1252');

const LETTER = /^[\p{L}ªº]$/u;
/** What stands between letters of a word besides letters: apostrophes, the point of Catalan, soft hyphens, dashes. */
const IN_WORD = new Set([0x60, 0x91, 0x92, 0x96, 0x97, 0xad, 0xb4, 0xb7]);
/** Bytes without a meaning in Windows-1252. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const LOWER = Array.from({ length: 256 }, (_, byte) => western.decode(Uint8Array.of(byte)).toLowerCase());
const IS_LETTER = Array.from({ length: 256 }, (_, byte) => LETTER.test(western.decode(Uint8Array.of(byte))));
/** Words of western languages have two or three letters beyond ASCII in a row at most, those of other scripts many. */
const LONGEST_RUN = 4;
/** Share of odd bytes among those beyond ASCII that a western text may have: per cent. */
const ODD_ALLOWED = 2;

/** Letters that no western language has both, and that Czech, Croatian, Hungarian or Turkish would be read as: per cent of each. */
const STRANGERS = ['øì', 'øù', 'øè', 'èš', 'èž', 'õû', 'ðç', 'þç'];
const STRANGE_SHARE = 3;

/** Whether two letters are frequent that no western language has both. */
function hasStrangers(counts: ReadonlyMap<string, number>, wide: number): boolean {
  const isFrequent = (letter: string): boolean => (counts.get(letter) ?? 0) * 100 > wide * STRANGE_SHARE;
  return STRANGERS.some((pair) => [...pair].every(isFrequent));
}

/**
 * Whether bytes that are not UTF-8 can be Windows-1252, the superset of Latin-1: its letters stand in words, and its signs do not.
 * In texts of other encodings they do not: `Sp³ka` is Polish, `Îáùåñòâî` Russian.
 */
export function looksWestern(bytes: Buffer): boolean {
  const counts = new Map<string, number>();
  let [wide, odd, run] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < CONTINUES) {
      run = 0;
      continue;
    }
    wide++;
    const letter = LOWER[byte] ?? '';
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const isLetter = IS_LETTER[byte] ?? false;
    run = isLetter ? run + 1 : 0;
    const isBetweenLetters = (IS_LETTER[bytes[at - 1] ?? 0] && IS_LETTER[bytes[at + 1] ?? 0]) ?? false;
    if (UNDEFINED.has(byte) || run >= LONGEST_RUN || (isBetweenLetters && !isLetter && !IN_WORD.has(byte))) odd++;
  }
  return odd * 100 <= wide * ODD_ALLOWED && !hasStrangers(counts, wide);
}

/** Bytes from which an encoding is recognised: more than one piece, as the first letter beyond ASCII may be the last of it. */
const ENOUGH = 128 * 1024;

const UNRECOGNISED =
  'its text is not in UTF-8, nor in the usual encoding of western languages: name its encoding, such as --encoding windows-1250, windows-1251 or shift_jis';

const NEWLINE = 0x0a;

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}

const REPLACEMENT = Buffer.from('\uFFFD');

/** UTF-16 by byte order mark, or by the first character of XML and JSON. */
const WIDE: readonly [number[], string][] = [
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x7b], 'utf-16be'],
  [[0x7b, 0x00], 'utf-16le'],
  [[0x00, 0x5b], 'utf-16be'],
  [[0x5b, 0x00], 'utf-16le'],
];
const LONGEST_DECLARATION = 300;
const DECLARED = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/;

/**
 * The encoding that a file names, by a byte order mark or the declaration of XML (XML 1.0, appendix F); undefined for UTF-8 and for
 * files that name none.
 */
function encodingIn(start: Buffer): string | undefined {
  const wide = WIDE.find(([mark]) => mark.every((byte, index) => start[index] === byte));
  if (wide) return wide[1];
  const declared = DECLARED.exec(start.toString('latin1', 0, LONGEST_DECLARATION))?.[1]?.toLowerCase();
  // A single-byte file that declares UTF-16 was converted without changing the declaration.
  return declared === undefined || /^utf-?(8|16)/.test(declared) ? undefined : declared;
}

/** @throws Error if a file declares an unknown encoding. */
function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new Error(`it declares the encoding "${label}", which is not known`);
  }
}

/**
 * The text of a file as UTF-8. The encoding is the one that the user or the file names. Otherwise it is UTF-8, or if the bytes are
 * not, Windows-1252. A file in UTF-8 with some bytes in Windows-1252, as programs make that join texts, is repaired. So no
 * character is lost; a file in none of these encodings is refused.
 */
export class TextReader {
  readonly facts: TextFacts = {
    ...{ encoding: 'utf-8', guessed: false, repaired: 0, lost: 0, repairedAt: null, lostAt: null },
  };
  private decoder: TextDecoder | undefined;
  private hasWide = false;
  private lines = 1;

  /** @param label The encoding that the user names. */
  constructor(private readonly label?: string) {}

  /** The start of the file, whatever its encoding: what is no text is left to the one who asks. */
  start(bytes: Buffer): Buffer {
    const named = this.label ?? encodingIn(bytes);
    const body = bytes.subarray(0, bytes.length - lengthOfCut(bytes));
    if (named === undefined && isUtf8(body)) return body;
    try {
      return Buffer.from(new TextDecoder(named ?? 'windows-1252').decode(bytes, { stream: true }));
    } catch {
      return bytes;
    }
  }

  /**
   * @param start The first bytes, which the chunks have too.
   * @throws Error if the encoding is not recognised, or declared and not known.
   */
  async *read(chunks: AsyncIterable<Buffer>, start: Buffer): AsyncIterable<Buffer> {
    this.begin(start);
    let rest: Buffer | undefined;
    for await (const chunk of chunks) {
      const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      const cut = this.decoder ? 0 : lengthOfCut(bytes);
      const body = cut > 0 ? bytes.subarray(0, bytes.length - cut) : bytes;
      if (this.needsMore(body)) {
        rest = bytes;
        continue;
      }
      rest = cut > 0 ? bytes.subarray(body.length) : undefined;
      const text = this.convert(body);
      if (text.length > 0) yield text;
    }
    if (rest) yield this.convert(rest);
    if (this.decoder) yield this.check(Buffer.from(this.decoder.decode()));
  }

  private begin(start: Buffer): void {
    const named = this.label ?? encodingIn(start);
    if (named === undefined || named === 'utf-8') return;
    this.decoder = createDecoder(named);
    this.facts.encoding = this.decoder.encoding;
  }

  /** Whether an encoding has to be recognised from more bytes than these. */
  private needsMore(bytes: Buffer): boolean {
    return !this.decoder && !this.hasWide && bytes.length < ENOUGH && !isUtf8(bytes);
  }

  private convert(bytes: Buffer): Buffer {
    if (this.decoder) return this.check(Buffer.from(this.decoder.decode(bytes, { stream: true })));
    if (!isUtf8(bytes)) return this.recognise(bytes);
    this.hasWide ||= !isAscii(bytes);
    return this.check(bytes);
  }

  private recognise(bytes: Buffer): Buffer {
    const { valid, invalid } = countWide(bytes);
    if (this.hasWide || valid > invalid || this.label !== undefined) return this.repair(bytes);
    if (!looksWestern(bytes)) throw new Error(UNRECOGNISED);
    this.decoder = new TextDecoder('windows-1252');
    Object.assign(this.facts, { encoding: 'windows-1252', guessed: true });
    return this.convert(bytes);
  }

  /** Reads the bytes that are not UTF-8 as Windows-1252. */
  private repair(bytes: Buffer): Buffer {
    const parts: Buffer[] = [];
    let from = 0;
    for (let at = 0; at < bytes.length; ) {
      const length = validAt(bytes, at);
      if (length === 0) {
        parts.push(bytes.subarray(from, at), Buffer.from(western.decode(bytes.subarray(at, at + 1))));
        from = at + 1;
        this.facts.repaired++;
        this.facts.repairedAt ??= this.lines + countLines(bytes.subarray(0, at));
      }
      at += length || 1;
    }
    this.hasWide = true;
    return this.check(Buffer.concat([...parts, bytes.subarray(from)]));
  }

  /** Counts lines, and characters that were lost. */
  private check(text: Buffer): Buffer {
    for (let at = text.indexOf(REPLACEMENT); at !== -1; at = text.indexOf(REPLACEMENT, at + REPLACEMENT.length)) {
      this.facts.lost++;
      this.facts.lostAt ??= this.lines + countLines(text.subarray(0, at));
    }
    this.lines += countLines(text);
    return text;
  }
}
