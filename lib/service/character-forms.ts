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

export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
export const hexOf = (number: number, length: number): string => number.toString(16).padStart(length, '0');
const inBothCases = (hex: string): string => hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** `%2F`, in either case, encoded again (`%252F`) up to three times. */
function percentForm(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `%(?:25){0,3}${inBothCases(hexOf(byte, 2))}`).join('');
}

/** As JSON and programs write it: `\u002f`, `\x2f`; in JSON within JSON with more backslashes. */
function escapedForm(character: string): string {
  const units = character.split('').map((unit) => hexOf(unit.charCodeAt(0), 4));
  const formOf = (unit: string): string => {
    const short = unit.startsWith('00') ? `|x${inBothCases(unit.slice(2))}` : '';
    return String.raw`\\{1,4}(?:u${inBothCases(unit)}${short})`;
  };
  return units.map(formOf).join('');
}

/** `&#47;`, `&#x2f;` and, where it has one, by its name; `&amp;#47;` where a page was written twice. */
function entityForm(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const named = NAMED[character] ? `|${NAMED[character]}` : '';
  return `&(?:amp;){0,2}(?:#0{0,5}${code}|#[xX]0{0,4}${inBothCases(code.toString(16))}${named});`;
}

/**
 * All ways in which services and pages write one character, as the source of a regular expression. What two of them
 * have in common stands at their first sign only, so that a search never goes back far.
 */
export function formsOf(character: string): string {
  const forms = [literally(character), percentForm(character), escapedForm(character), entityForm(character)];
  if (!/[A-Za-z0-9\\]/.test(character)) forms.push(String.raw`\\{1,4}${literally(character)}`);
  if (character === '\\') forms.push(String.raw`\\{2,4}`);
  if (character === ' ') forms.push(String.raw`\+`, percentForm('+'));
  return `(?:${forms.join('|')})`;
}
