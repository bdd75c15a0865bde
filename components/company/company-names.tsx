import { namesOverTime } from '@/lib/company/names';
import type { AlternativeName, Company } from '@/lib/contract/company';
import { NameTimeline } from '../timeline/name-timeline';

/** "ar" → "Arabic"; a code that nobody knows as it is. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function noteOf({ type, language }: AlternativeName): string {
  const kind = type && type !== 'unknown' ? `${type} name` : 'also recorded so';
  return [kind, language && languageName(language)].filter(Boolean).join(', ');
}

function AlternativeNames({ names }: { names: AlternativeName[] }) {
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm">Also known as</h3>
      <ul className="divide-y divide-line text-sm">
        {names.map((name) => (
          <li
            key={`${name.company_name} ${name.type} ${name.language}`}
            className="flex flex-wrap justify-between gap-x-6 py-2"
          >
            <bdi lang={name.language ?? undefined}>{name.company_name}</bdi>
            <span className="text-muted">{noteOf(name)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export const hasOtherNames = ({ previous_names, alternative_names }: Company): boolean =>
  Boolean(previous_names?.length || alternative_names?.length);

/** The registered names over time, and the names it also goes by. */
export function CompanyNames({ company, today }: { company: Company; today: string }) {
  return (
    <>
      {company.previous_names?.length ? <NameTimeline periods={namesOverTime(company, today)} /> : null}
      {company.alternative_names?.length ? <AlternativeNames names={company.alternative_names} /> : null}
    </>
  );
}
