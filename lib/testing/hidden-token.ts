const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, with the signs that fill up the last group. */
export function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
  return signs.padEnd(Math.ceil(signs.length / 8) * 8, '=');
}

function fromBase32(text: string): string {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString('latin1');
}

const codePoint = (text: string, radix: number): string => {
  const code = Number.parseInt(text, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** One layer of escapes taken off. */
const unescaped = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex) => codePoint(hex, 16))
    .replace(/\\(["\\/])/g, '$1')
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString())
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex) => codePoint(hex, 16))
    .replace(/&#([0-9]{1,7});/g, (_, digits) => codePoint(digits, 10));

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .toLowerCase();

/** The texts that runs of base32 and base64 may stand for, at each offset at which a group may begin. */
function unpackings(text: string): string[] {
  const found: string[] = [];
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{8,}/g))
    for (const offset of [0, 1, 2, 3]) found.push(Buffer.from(run.slice(offset), 'base64').toString('latin1'));
  for (const [run] of text.matchAll(/[A-Z2-7]{10,}/g))
    for (let offset = 0; offset < 8; offset++) found.push(fromBase32(run.slice(offset)));
  return found;
}

/**
 * Whether a text contains the token in any spelling, told by decoding the text. The code that removes tokens encodes the
 * token instead, so that neither repeats a fault of the other.
 */
export function holdsToken(token: string, text: string, depth = 2): boolean {
  const wanted = letters(token);
  const backwards = [...wanted].reverse().join('');
  const holds = (layer: string): boolean => {
    const plain = letters(layer);
    return plain.includes(wanted) || plain.includes(backwards);
  };
  for (let layer = text, left = 3; left >= 0; layer = unescaped(layer), left--) if (holds(layer)) return true;
  return depth > 0 && unpackings(text).some((inner) => holdsToken(token, inner, depth - 1));
}
