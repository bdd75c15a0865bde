import { strToU8, zlibSync } from 'fflate';

/** The number of an object in a file. */
export type ObjectNumber = number;

/** Writes a PDF 1.7 (ISO 32000-1) object by object. */
export interface PdfFile {
  /** A number for an object that is written later. */
  reserve(): ObjectNumber;
  add(body: string, as?: ObjectNumber): ObjectNumber;
  /** A compressed stream; `entries` of its dictionary besides its length. */
  addStream(entries: string, content: string | Uint8Array, as?: ObjectNumber): ObjectNumber;
  /** The bytes of the file, with the catalogue and, if there is one, the dictionary of information. */
  finish(root: ObjectNumber, info?: ObjectNumber): Uint8Array<ArrayBuffer>;
}

/** The comment tells programs that the file is binary. */
const HEADER = [...strToU8('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a];

export function newPdfFile(): PdfFile {
  const parts: Uint8Array[] = [Uint8Array.from(HEADER)];
  const offsets: number[] = [];
  let length = HEADER.length;
  const put = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  const putText = (text: string) => put(strToU8(text, true));
  const reserve = () => offsets.push(0);
  const begin = (number: ObjectNumber) => {
    offsets[number - 1] = length;
    putText(`${number} 0 obj\n`);
    return number;
  };
  return {
    reserve,
    add(body, as = reserve()) {
      begin(as);
      putText(`${body}\nendobj\n`);
      return as;
    },
    addStream(entries, content, as = reserve()) {
      const packed = zlibSync(typeof content === 'string' ? strToU8(content, true) : content);
      begin(as);
      putText(`<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`);
      put(packed);
      putText('\nendstream\nendobj\n');
      return as;
    },
    finish(root, info) {
      const start = length;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      putText(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
      const trailer = `/Size ${offsets.length + 1}/Root ${root} 0 R${info === undefined ? '' : `/Info ${info} 0 R`}`;
      putText(`trailer\n<<${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
      return joinBytes(parts, length);
    },
  };
}

/** Puts parts of a known total length together. */
export function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** The units of a text in UTF-16, in hexadecimal digits. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');

/** A text for readers of the file, in any script. */
export const textString = (text: string): string => `<feff${utf16(text)}>`;

/** Letters that end or escape a string are escaped, and all that are not ASCII are percent-encoded, as in an address. */
export const addressString = (address: string): string =>
  `(${new URL(address).href.replace(/[()\\]/g, (found) => `\\${found}`)})`;

/** A number without an exponent, which the format does not have. */
export const number = (value: number): string => {
  const short = value.toFixed(3);
  return short.includes('.') ? short.replace(/\.?0+$/, '').replace(/^-0$/, '0') : short;
};

export const numbers = (...values: readonly number[]): string => values.map(number).join(' ');
