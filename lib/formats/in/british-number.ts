/** Eight characters, as nearly all are given. */
const WHOLE = /^(?:\d{8}|[A-Z]\d{7}|[A-Z]{2}\d{6})$/;

/** Companies House numbers have eight characters; tables and people drop the zeros of `00102498` and `SC001234`. */
export function toBritishNumber(text: string): string | null {
  if (WHOLE.test(text)) return text;
  const match = /^([A-Z]{0,2})(\d{1,8})([A-Z]{0,2})$/.exec(text.replace(/\s+/g, '').toUpperCase());
  if (!match) return null;
  const [, prefix = '', digits = '', suffix = ''] = match;
  const number = prefix + digits.padStart(8 - prefix.length - suffix.length, '0') + suffix;
  return number.length === 8 ? number : null;
}
