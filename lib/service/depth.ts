const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
/** `[` and `]` differ from `{` and `}` in this one bit. */
const CURLY_BIT = 0x20;
const OPENS = '{'.charCodeAt(0);
const CLOSES = '}'.charCodeAt(0);

/** Where the string that begins at `start` ends: its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at > 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

function isEscaped(text: string, quote: number): boolean {
  let at = quote - 1;
  while (text.charCodeAt(at) === BACKSLASH) at -= 1;
  return (quote - at) % 2 === 0;
}

/**
 * Whether a JSON text nests lists and objects deeper than `levels`. Asked before the text is parsed: millions of levels
 * take gigabytes, and whoever walks the value afterwards does so by recursion.
 */
export function isDeeperThan(levels: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if ((code | CURLY_BIT) === OPENS) depth += 1;
    else if ((code | CURLY_BIT) === CLOSES) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
