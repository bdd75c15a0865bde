import { ENDPOINTS, matchPath } from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody } from '@/lib/contract/errors';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import { restrictedParameters } from '@/lib/contract/parameters';
import type { Language } from '@/lib/shared/language/language';
import { withoutTokenWords } from '@/lib/words/register';
import type { ErrorReply } from './failure';
import type { UpstreamRequest } from './send';

/**
 * Why a service refuses this request without a token, in a sentence; undefined if it may answer. Derived from the
 * interface (specification, "Authentication", 3 and 4), so that no call is spent.
 */
export function needsToken({ path, params }: UpstreamRequest): string | undefined {
  const matched = matchPath(path);
  if (!matched) return undefined;
  const { token, parameters } = ENDPOINTS[matched.name];
  if (token === 'always')
    return 'The register service answers this only to holders of a token, and this explorer has none.';
  const [restricted] = restrictedParameters(parameters, params);
  if (!restricted) return undefined;
  return `The register service answers ${restricted.name}=${restricted.value} only to holders of a token, and this explorer has none.`;
}

/** The reply to a request that requires a token. It costs no call. */
export function refusedWithoutToken(request: UpstreamRequest): ErrorReply | undefined {
  const message = needsToken(request);
  return message === undefined
    ? undefined
    : { status: ERROR_STATUS.refused, body: errorBody(message, { reason: 'needs_token' }) };
}

/**
 * What is unavailable without a token, as phrases that follow "no token: ". For an unknown form, the stricter of the
 * two that still answer.
 */
export function limitsWithoutToken(form: 'A' | 'B' | 'unknown', language: Language): string[] {
  const words = withoutTokenWords[language];
  if (form === 'A') return [words.nothing];
  return [words.perPage(DEFAULT_PER_PAGE), words.events, words.dateOrders, words.identifiers, words.personal];
}

const NAMED: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '/': 'sol',
  '+': 'plus',
  '=': 'equals',
};

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const hexOf = (number: number, length: number): string => number.toString(16).padStart(length, '0');
const characterFormsInBothCases = (hex: string): string =>
  hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** `%2F`, in either case, also encoded repeatedly (`%252F`), up to three times. */
function percentForm(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `%(?:25){0,3}${characterFormsInBothCases(hexOf(byte, 2))}`).join('');
}

/** Escapes of JSON and programs: `\u002f`, `\x2f`; for JSON in JSON with more backslashes. */
function escapedForm(character: string): string {
  const units = character.split('').map((unit) => hexOf(unit.charCodeAt(0), 4));
  const formOf = (unit: string): string => {
    const short = unit.startsWith('00') ? `|x${characterFormsInBothCases(unit.slice(2))}` : '';
    return String.raw`\\{1,4}(?:u${characterFormsInBothCases(unit)}${short})`;
  };
  return units.map(formOf).join('');
}

/** `&#47;`, `&#x2f;` and the named entity, if any; `&amp;#47;` for double escaping. */
function entityForm(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const named = NAMED[character] ? `|${NAMED[character]}` : '';
  return `&(?:amp;){0,2}(?:#0{0,5}${code}|#[xX]0{0,4}${characterFormsInBothCases(code.toString(16))}${named});`;
}

const encodedForms = (character: string): string[] => [
  literally(character),
  percentForm(character),
  escapedForm(character),
  entityForm(character),
];

const FULL_WIDTH = 0xfee0;
/** `ａ` for `a`: the visible characters of ASCII have a wide form each. */
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH));

/**
 * All encodings of one character, as the source of a regular expression. Alternatives share their first character only,
 * so that matching hardly backtracks.
 */
function formsOf(character: string): string {
  const forms = encodedForms(character);
  const wide = fullWidth(character);
  if (wide !== character) forms.push(...encodedForms(wide));
  if (!/[A-Za-z0-9]/.test(character)) forms.push(String.raw`\\{1,4}${literally(character)}`);
  return `(?:${forms.join('|')})`;
}

const REDACTED = '[redacted]';
/** A shorter piece of base64 or base32 would match by chance. */
const SHORTEST_CORE = 6;

const reversed = (text: string): string => [...text].reverse().join('');

/** Words and names up to this length occur in texts of a register; digits up to the other are numbers of companies. */
const LONGEST_WORD = 23;
const LONGEST_NUMBER = 15;
const SHORTEST_UNMISTAKABLE = 8;

/**
 * Whether texts of a register may contain the token by chance once case, order and blanks do not count: `market`,
 * `Joint-Stock` or `20071204`. Such a token is removed where it is written as it is, in any encoding, and no word beside.
 */
function mayBeOrdinary(token: string): boolean {
  if (token.length < SHORTEST_UNMISTAKABLE) return true;
  if (/^\d+$/.test(token)) return token.length <= LONGEST_NUMBER;
  const parts = token.split(/[-_.]/);
  return token.length <= LONGEST_WORD && parts.every((part) => /^(?:[A-Za-z]?[a-z]*|[A-Z]*)$/.test(part));
}

/** In capitals, in small letters and backwards, unless it may be an ordinary word. */
const variantsOf = (token: string): string[] =>
  mayBeOrdinary(token) ? [token] : [...new Set([token, token.toUpperCase(), token.toLowerCase(), reversed(token)])];

const INVISIBLE =
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0';
const ZERO_WIDTH_SPACES = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'];
const BETWEEN = '-._:|,';
const MOST_BETWEEN = 3;

/**
 * What may stand between two characters of the token: what cannot be seen, and, unless the token may be an ordinary
 * word, blanks and signs. What the token contains itself never counts, so that a text can be read in one way only.
 */
function gapOf(token: string): string {
  const has = (sign: string): boolean => token.includes(sign);
  const unseen = ZERO_WIDTH_SPACES.flatMap((sign) => [
    escapedForm(sign),
    ...(has('%') ? [] : [percentForm(sign)]),
    ...(has('&') ? [] : [entityForm(sign)]),
  ]);
  if (mayBeOrdinary(token)) return `(?:${[`[${INVISIBLE}]`, ...unseen].join('|')})`;
  const blanks = [
    String.raw`\\{1,2}[nrt]`,
    ...(has('%') ? [] : [percentForm(' ')]),
    ...(has('&') ? [] : ['&nbsp;']),
    ...(has('+') ? [] : [String.raw`\+`]),
  ];
  const signs = [...BETWEEN].filter((sign) => !has(sign)).map(literally);
  return `(?:${[`[${INVISIBLE}\\s${signs.join('')}]`, ...unseen, ...blanks].join('|')})`;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

interface Base {
  /** Without the signs that fill up the last group. */
  write(bytes: Uint8Array): string;
  bitsPerSign: number;
  bytesPerGroup: number;
}

const BASE_64: Base = {
  write: (bytes) => Buffer.from(bytes).toString('base64').replace(/=+$/, ''),
  bitsPerSign: 6,
  bytesPerGroup: 3,
};
const BASE_32: Base = { write: base32Of, bitsPerSign: 5, bytesPerGroup: 5 };

/**
 * The parts that any text with the token must contain in this encoding. The token may start at any offset in a group,
 * and the outer characters depend on the text around it.
 */
function coresOf(token: string, { write, bitsPerSign, bytesPerGroup }: Base): string[] {
  const cores = Array.from({ length: bytesPerGroup }, (_, before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(token)]);
    const first = Math.ceil((before * 8) / bitsPerSign);
    return write(bytes).slice(first, Math.floor((bytes.length * 8) / bitsPerSign));
  });
  return cores.filter((core) => core.length >= SHORTEST_CORE);
}

const toUrlAlphabet = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');
const inForm = (text: string): string => new URLSearchParams({ t: text }).toString().slice(2);
/** For a text that was just encoded, where every percent sign starts an escape. */
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

const base64Of = (token: string): string[] => coresOf(token, BASE_64).flatMap((core) => [core, toUrlAlphabet(core)]);

/** In hexadecimal digits, base64, base64 of base64, and base32, each also within a longer text so encoded. */
function packed(token: string): string[] {
  const hex = bytesAs(token, (byte) => byte);
  const once = base64Of(token);
  const base32 = coresOf(token, BASE_32);
  return [
    ...new Set([
      hex,
      ...base32,
      ...base32.map((core) => core.toLowerCase()),
      hex.toUpperCase(),
      ...once,
      ...once.flatMap(base64Of),
    ]),
  ];
}

/**
 * The usual encodings of the token: plain, in an address, in JSON, in HTML, in base64. For searching where it must not
 * appear; `redactorOf` also finds mixtures of them.
 */
export function spellingsOf(token: string): string[] {
  const quoted = JSON.stringify(token).slice(1, -1);
  const once = inBothCases([encodeURIComponent(token), encodeURI(token), inForm(token)]);
  const encoded = [...once, ...inBothCases(once.map(encodeURIComponent))];
  const letterByLetter = [
    bytesAs(token, (hex) => `%${hex}`),
    bytesAs(token, (hex) => `%${hex.toUpperCase()}`),
    bytesAs(token, (hex) => `%25${hex}`),
    unitsAs(token, (hex) => `\\u${hex}`),
    unitsAs(token, (hex) => `\\u${hex.toUpperCase()}`),
    codesAs(token, (code) => `&#${code};`),
    codesAs(token, (code) => `&#x${code.toString(16)};`),
    [...token].join('\u200b'),
    fullWidth(token),
  ];
  const spaced = mayBeOrdinary(token) ? [] : [[...token].join(' ')];
  const plain = [...variantsOf(token), quoted, quoted.replaceAll('/', '\\/'), ...encoded];
  return [...new Set([...plain, ...letterByLetter, ...spaced, ...variantsOf(token).flatMap(packed)])];
}

const patternOf = (text: string): string =>
  [...text].map((sign) => (/[A-Za-z0-9]/.test(sign) ? sign : formsOf(sign))).join('');

/** Characters of packed texts, also where an address, JSON or HTML encodes their signs. */
const PACKED = String.raw`[A-Za-z0-9+/_=%\\&#;-]`;

/** Removes packed spellings. There are many, so only runs of characters that are long enough are searched for them. */
function unpackerOf(token: string): (text: string) => string {
  const spellings = variantsOf(token).flatMap(packed);
  const shortest = Math.min(...spellings.map((text) => text.length));
  const runs = new RegExp(`(?<!${PACKED})${PACKED}{${shortest},}`, 'g');
  const pattern = new RegExp([...new Set(spellings.map(patternOf))].join('|'), 'g');
  return (text) => text.replace(runs, (run) => run.replace(pattern, REDACTED));
}

/**
 * Removes every occurrence of the token from a text: in any mixture of encodings of its characters, with invisible
 * characters between them, and packed. A token that cannot be an ordinary word is also found in any case, backwards and
 * with blanks between its characters. It takes about 40 ms a megabyte, and no text makes that grow faster than its length.
 */
export function redactorOf(token: string | null): (text: string) => string {
  if (!token) return (text) => text;
  const gap = gapOf(token);
  const flags = mayBeOrdinary(token) ? 'g' : 'gi';
  const directions = (mayBeOrdinary(token) ? [token] : [token, reversed(token)]).map((characters) =>
    [...characters].map(formsOf),
  );
  const whole = new RegExp(directions.map((forms) => forms.join('')).join('|'), flags);
  const apart = new RegExp(directions.map((forms) => forms.join(`${gap}{0,${MOST_BETWEEN}}`)).join('|'), flags);
  const gaps = new RegExp(`${gap}+`, flags);
  const withoutPacked = unpackerOf(token);
  return (text) => {
    const left = withoutPacked(text.replace(whole, REDACTED));
    // To look for gaps everywhere takes ten times as long as to see that there is nothing between them.
    return left.replace(gaps, '').search(whole) < 0 ? left : left.replace(apart, REDACTED);
  };
}

/** As long as keys are. Identifiers such as an LEI look the same once they mix letters and digits. */
const KEY_LENGTH = /[A-Za-z\d_+=-]{16,}/g;
const NAMED_SECRET = /(?:token|key|password|secret|bearer|authorization)\b["']?\s{0,9}[=:]\s{0,9}\S/i;

const mixesLettersAndDigits = (text: string): boolean => /[A-Za-z]/.test(text) && /\d/.test(text);

/** Whether a text contains the place of a token, or anything else that looks like a key or a password. */
export const looksSecret = (text: string): boolean =>
  text.includes(REDACTED) ||
  NAMED_SECRET.test(text) ||
  (text.normalize('NFKC').match(KEY_LENGTH) ?? []).some(mixesLettersAndDigits);
