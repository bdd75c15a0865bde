import type { Company, PreviousName } from '@/lib/contract/company';

/** A name with the time in which the company had it, as far as that is known. */
export interface NamePeriod {
  name: string;
  from?: string;
  to?: string;
  isCurrent: boolean;
  /** Where the time stands in the company's life, in per cent of it; only where both ends are known. */
  bar?: { start: number; width: number };
}

const endOf = ({ end_date, con_date }: PreviousName): string | undefined => end_date ?? con_date ?? undefined;

const timeOf = (date: string | undefined): number => (date ? Date.parse(date.slice(0, 10)) : Number.NaN);

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

function barOf({ from, to }: NamePeriod, birth: number, end: number): NamePeriod['bar'] {
  const [start, stop] = [timeOf(from), to === undefined ? end : timeOf(to)];
  if (!(birth <= start && start < stop && stop <= end)) return undefined;
  return { start: percent(start - birth, end - birth), width: percent(stop - start, end - birth) };
}

/** The newest first. Where a name has no first day, it began when the one before it ended. */
function periodsOf({ name, incorporation_date, dissolution_date, previous_names }: Company): NamePeriod[] {
  const former = (previous_names ?? []).toSorted((a, b) => (endOf(b) ?? '').localeCompare(endOf(a) ?? ''));
  const begun = (index: number): string | undefined =>
    (former[index] && endOf(former[index])) ?? (index === former.length ? incorporation_date : undefined) ?? undefined;
  return [
    { name, from: begun(0), to: dissolution_date ?? undefined, isCurrent: true },
    ...former.map((one, index) => ({
      name: one.company_name,
      from: one.start_date ?? begun(index + 1),
      to: endOf(one),
      isCurrent: false,
    })),
  ];
}

/** The registered names of a company, the newest first; `today` as `2024-05-01`. */
export function namesOverTime(company: Company, today: string): NamePeriod[] {
  const periods = periodsOf(company);
  const birth = Math.min(...periods.map(({ from }) => timeOf(from)).filter((time) => !Number.isNaN(time)));
  const end = timeOf(company.dissolution_date ?? today);
  return periods.map((period) => ({ ...period, bar: period.name ? barOf(period, birth, end) : undefined }));
}
