const LINE = 18;
const LINES = 2;
const CHARACTERS = new Intl.Segmenter();

/** A name in two short lines, broken between words where it can be, cut with an ellipsis where it must be. */
export function label(name: string): string {
  const lines: string[] = [];
  let rest = name.trim();
  while (rest !== '' && lines.length < LINES) {
    const line = lines.length === LINES - 1 ? cut(rest) : firstLine(rest);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines.join('\n');
}

function firstLine(text: string): string {
  const filled = fill(text, LINE);
  if (filled === text) return text;
  const space = text.slice(0, filled.length + 1).lastIndexOf(' ');
  return space > 0 ? text.slice(0, space) : filled;
}

const cut = (text: string): string => (fill(text, LINE) === text ? text : `${fill(text, LINE - 1).trimEnd()}…`);

/** Letters of which each is one character, and no marks that join two. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** As many whole characters as a line holds; those of East Asian scripts and emoji are twice as wide. */
function fill(text: string, width: number): string {
  // Most names are so, and there are thousands: looking for the ends of characters takes a hundred times as long.
  if (PLAIN.test(text)) return text.slice(0, width);
  let used = 0;
  let filled = '';
  for (const { segment } of CHARACTERS.segment(text)) {
    used += (segment.codePointAt(0) ?? 0) >= 0x1100 && !/\p{Script=Latin}/u.test(segment) ? 2 : 1;
    if (used > width) break;
    filled += segment;
  }
  return filled;
}
