import { gzipSync } from 'node:zlib';
import type { Dice } from '../chance';

/** Harmful or careless values; some contain separators and so become several values. */
const VALUES: readonly string[] = [
  '',
  ' ',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2024-02-30',
  '2024-13-01T25:61:61Z',
  '+275760-09-13',
  '-5',
  '0',
  '1e308',
  '1e999',
  'NaN',
  'Infinity',
  '12,5',
  '1/0',
  '50%-25%',
  '99999999999999999999',
  'a\u0000b',
  'a\ud800b',
  '\udfff',
  'a\u202eb',
  '\u200b',
  '=cmd|"/c calc"!A1',
  '<script>alert(1)</script>',
  '&xxe;',
  ']]>',
  '"; DROP TABLE companies; --',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'http://[::bad',
  'company:gb/00000077',
  '../../etc/passwd',
  'gb',
  'GB',
  'us_xx',
  'x'.repeat(3000),
];

/** The same for JSON files, with values of another type. */
const JSON_VALUES: readonly string[] = [
  ...VALUES.map((value) => JSON.stringify(value)),
  ...['null', 'true', 'false', '-5', '0', '1.5', '1e308', '1e999', '9007199254740993', '[]', '{}', '[[[]]]', '[null]'],
  ...['["a","b"]', '{"$":"a"}', '{"name":"a"}', '{"__proto__":{"key":"a"}}', '[{"key":{}}]'],
];

const TOKEN = /"(?:[^"\\\n]|\\.)*"|[^",;:<>{}[\]\s]+/g;

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Replaces a value by another. */
function replaceToken(text: string, dice: Dice): string {
  const tokens = [...text.matchAll(TOKEN)];
  if (tokens.length === 0) return text;
  const { index, 0: token } = dice.pick(tokens);
  const value = isJson(text)
    ? dice.pick(JSON_VALUES)
    : token.startsWith('"')
      ? `"${dice.pick(VALUES).replaceAll('"', '""')}"`
      : dice.pick(VALUES);
  return `${text.slice(0, index)}${value}${text.slice(index + token.length)}`;
}

function slice(text: string, dice: Dice): [before: string, part: string, after: string] {
  const [one, other] = [dice.below(text.length + 1), dice.below(text.length + 1)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

const repeatToken = (text: string, dice: Dice): string => {
  const lines = text.split('\n');
  const at = dice.below(lines.length);
  return [...lines.slice(0, at), ...Array<string>(1 + dice.below(3)).fill(lines[at] ?? ''), ...lines.slice(at)].join(
    '\n',
  );
};

/** Damage to the content of a file. */
const TO_TEXT: readonly ((text: string, dice: Dice) => string)[] = [
  replaceToken,
  replaceToken,
  replaceToken,
  (text, dice) => replaceToken(replaceToken(replaceToken(text, dice), dice), dice),
  repeatToken,
  (text, dice) => replaceToken(repeatToken(text, dice), dice),
  (text, dice) => {
    const [before, , after] = slice(text, dice);
    return before + after;
  },
  (text, dice) => {
    const [before, part, after] = slice(text, dice);
    return before + part + part + after;
  },
  (text, dice) => text.slice(0, dice.below(text.length)),
];

function flip(bytes: Buffer, dice: Dice): Buffer {
  const copy = Buffer.from(bytes);
  for (let left = 1 + dice.below(4); left > 0; left--) copy[dice.below(copy.length)] = dice.below(256);
  return copy;
}

/** Damage to the storage of a file. */
const TO_BYTES: readonly ((bytes: Buffer, dice: Dice) => Buffer)[] = [
  (bytes) => bytes,
  (bytes) => bytes,
  (bytes) => bytes,
  flip,
  (bytes, dice) => flip(gzipSync(bytes), dice),
  (bytes, dice) => gzipSync(bytes).subarray(0, 2 + dice.below(bytes.length)),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
];

/** The bytes of a file with this text, damaged in one or two ways; the same seed gives the same damage. */
export function damage(text: string, dice: Dice): Buffer {
  const bytes = Buffer.from(dice.pick(TO_TEXT)(text, dice));
  return bytes.length === 0 ? bytes : dice.pick(TO_BYTES)(bytes, dice);
}
