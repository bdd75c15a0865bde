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

/**
 * All encodings of one character, as the source of a regular expression. Alternatives share their first character only,
 * so that matching hardly backtracks.
 */
function formsOf(character: string): string {
  const forms = [literally(character), percentForm(character), escapedForm(character), entityForm(character)];
  if (!/[A-Za-z0-9\\]/.test(character)) forms.push(String.raw`\\{1,4}${literally(character)}`);
  if (character === '\\') forms.push(String.raw`\\{2,4}`);
  if (character === ' ') forms.push(String.raw`\+`, percentForm('+'));
  return `(?:${forms.join('|')})`;
}

const REDACTED = '[redacted]';
/** A shorter piece of base64 would match by chance. */
const SHORTEST_CORE = 6;

/**
 * The parts that the base64 of any text with the token must contain. The token may start at any of three offsets in a
 * group, and the outer characters depend on the text around it.
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

function packed(token: string): string[] {
  const hex = bytesAs(token, (byte) => byte);
  const cores = base64Cores(token);
  return [hex, hex.toUpperCase(), ...cores, ...cores.map(toUrlAlphabet)];
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
 * Removes every occurrence of the token from a text, in any mixture of encodings. Takes about as long as parsing the
 * text as JSON, or less.
 */
export function redactorOf(token: string | null): (text: string) => string {
  if (!token) return (text) => text;
  const sources = [[...token].map(formsOf).join(''), ...new Set(packed(token).map(patternOf))];
  const pattern = new RegExp(sources.join('|'), 'g');
  return (text) => text.replace(pattern, REDACTED);
}
