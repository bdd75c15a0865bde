import { parseDate } from '../dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** No leak reaches beyond it: `23-Mar-26` is of 1926. */
const LAST_SHORT_YEAR = 25;

function fullYear(text: string): string {
  if (text.length === 4) return text;
  return Number(text) <= LAST_SHORT_YEAR ? `20${text}` : `19${text}`;
}

/** `23-Mar-06`, `23-MAR-2006`, `2006-03-23` → `2006-03-23`; days that do not exist → null. */
export function parseLeakDate(text: string | null): string | null {
  const [, day, name, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{2}|\d{4})$/.exec(text ?? '') ?? [];
  if (day === undefined || name === undefined || year === undefined) return parseDate(text);
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0');
  return parseDate(`${fullYear(year)}-${month}-${day.padStart(2, '0')}`);
}
