import { isRaw, type Raw } from '../raw';

/** Letters as a well-known statistics program writes them where it cannot show them: `Bj<U+00F8>rn`. */
const ESCAPED = /<U\+([0-9A-F]{4,6})>/g;

const LAST_CODE_POINT = 0x10ffff;

function withoutEscapes(text: string): string {
  return text.replace(ESCAPED, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<U+') ? withoutEscapes(value) : value;
  if (Array.isArray(value)) return value.map(readable);
  return isRaw(value) ? asWritten(value) : value;
}

/** Replies of the register pass through many hands; what was escaped on the way is as it was written. */
export const asWritten = (raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, readable(value)]));
