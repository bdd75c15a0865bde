import { formsOf, hexOf } from './character-forms';

const REDACTED = '[redacted]';
/** A shorter piece of base64 would be found where nobody wrote the token. */
const SHORTEST_CORE = 6;

/**
 * What the base64 of any longer text with the token in it holds: the text before it may end at any of three places
 * within a group, and the letters at both ends depend on what stands beside it.
 */
function base64Cores(token: string): string[] {
  const cores = [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(token)]);
    const whole = bytes.toString('base64').replace(/=+$/, '');
    return whole.slice(before === 0 ? 0 : before + 1, bytes.length % 3 === 0 ? undefined : -1);
  });
  return cores.filter((core) => core.length >= SHORTEST_CORE);
}

const toUrlAlphabet = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');
const inForm = (text: string): string => new URLSearchParams({ t: text }).toString().slice(2);
/** Of a text that was just encoded, where every per cent sign begins an escape. */
const lowerEscapes = (encoded: string): string => encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const inBothCases = (encoded: string[]): string[] => [...encoded, ...encoded.map(lowerEscapes)];
const bytesAs = (text: string, write: (hex: string) => string): string =>
  [...Buffer.from(text)].map((byte) => write(hexOf(byte, 2))).join('');
const unitsAs = (text: string, write: (hex: string) => string): string =>
  text
    .split('')
    .map((unit) => write(hexOf(unit.charCodeAt(0), 4)))
    .join('');
const codesAs = (text: string, write: (code: number) => string): string =>
  [...text].map((character) => write(character.codePointAt(0) ?? 0)).join('');

function packed(token: string): string[] {
  const hex = bytesAs(token, (byte) => byte);
  const cores = base64Cores(token);
  return [hex, hex.toUpperCase(), ...cores, ...cores.map(toUrlAlphabet)];
}

/**
 * The usual ways to write the token: as it is, in an address, in JSON, in a page, packed. For whoever looks for it where
 * it must not be; what `redactorOf` finds is more, since it knows any mixture of them.
 */
export function spellingsOf(token: string): string[] {
  const quoted = JSON.stringify(token).slice(1, -1);
  const once = inBothCases([encodeURIComponent(token), encodeURI(token), inForm(token)]);
  const encoded = [...once, ...inBothCases(once.map(encodeURIComponent))];
  const letterByLetter = [
    bytesAs(token, (hex) => `%${hex}`),
    bytesAs(token, (hex) => `%${hex.toUpperCase()}`),
    unitsAs(token, (hex) => `\\u${hex}`),
    unitsAs(token, (hex) => `\\u${hex.toUpperCase()}`),
    codesAs(token, (code) => `&#${code};`),
    codesAs(token, (code) => `&#x${code.toString(16)};`),
  ];
  const plain = [token, quoted, quoted.replaceAll('/', '\\/'), ...encoded];
  return [...new Set([...plain, ...letterByLetter, ...packed(token)])];
}

const patternOf = (text: string): string =>
  [...text].map((sign) => (/[A-Za-z0-9]/.test(sign) ? sign : formsOf(sign))).join('');

/**
 * Takes every occurrence of the token out of a text, also where its letters are written in different ways. It takes
 * about as long as parsing the text as JSON does, or less.
 */
export function redactorOf(token: string | null): (text: string) => string {
  if (!token) return (text) => text;
  const sources = [[...token].map(formsOf).join(''), ...new Set(packed(token).map(patternOf))];
  const pattern = new RegExp(sources.join('|'), 'g');
  return (text) => text.replace(pattern, REDACTED);
}
