import type { Company, PreviousName } from '@/lib/contract/company';
import { dateInWords } from '@/lib/format/dates';

function period({ start_date, end_date, con_date }: PreviousName): string {
  const until = end_date ?? con_date;
  if (start_date && until) return `${dateInWords(start_date)} to ${dateInWords(until)}`;
  if (until) return `until ${dateInWords(until)}`;
  return start_date ? `from ${dateInWords(start_date)}` : 'dates not known';
}

function describe({ type, language }: PreviousName): string {
  return [type && type !== 'unknown' ? `${type} name` : 'also recorded so', language].filter(Boolean).join(', ');
}

function NameList({ names, noteOf }: { names: PreviousName[]; noteOf: (name: PreviousName) => string }) {
  return (
    <ul className="divide-y divide-line">
      {names.map((name) => (
        <li
          key={`${name.company_name} ${name.type} ${name.end_date}`}
          className="flex flex-wrap justify-between gap-x-6 py-1.5"
        >
          <bdi lang={name.language ?? undefined}>{name.company_name}</bdi>
          <span className="text-muted text-sm">{noteOf(name)}</span>
        </li>
      ))}
    </ul>
  );
}

export const hasOtherNames = ({ previous_names, alternative_names }: Company): boolean =>
  Boolean(previous_names?.length || alternative_names?.length);

/** Former names with their times, and the names it also goes by. */
export function CompanyNames({ company: { previous_names, alternative_names } }: { company: Company }) {
  return (
    <>
      {previous_names?.length ? <NameList names={previous_names} noteOf={period} /> : null}
      {alternative_names?.length ? (
        <>
          <h3 className="mt-4 mb-1 font-sans font-semibold text-sm">Also known as</h3>
          <NameList names={alternative_names} noteOf={describe} />
        </>
      ) : null}
    </>
  );
}
