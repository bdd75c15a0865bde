const isDay = (year: string, month: string, day: string): boolean => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

const printDay = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A date as tables write it, as `2001-05-31`, `2001-05` or `2001`; undefined if it is none. Of 03/04/2001, which may be
 * in March or in April, only the year is sure; days with dots begin with the day.
 */
export function readDate(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) {
    const [, year = '', month = '', day = ''] = iso;
    return isDay(year, month, day) ? printDay(year, month, day) : undefined;
  }
  const part = /^(\d{4})(?:-(\d{2}))?$/.exec(text);
  if (part) return part[2] !== undefined && (part[2] < '01' || part[2] > '12') ? undefined : text;
  const [, first = '', sign, second = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const [dayFirst, monthFirst] = [isDay(year, second, first), isDay(year, first, second)];
  if (dayFirst && (sign === '.' || !monthFirst || first === second)) return printDay(year, second, first);
  if (dayFirst) return year;
  return monthFirst ? printDay(year, first, second) : undefined;
}
