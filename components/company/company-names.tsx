import type { AlternativeName, Company } from '@/lib/contract/company';
import { namesOverTime } from '@/lib/records/company/names';
import { languageNamesIn } from '@/lib/shared/language/language-names';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { companyWords } from '@/lib/words/company';
import { NameTimeline } from '../timeline/name-timeline';

function kindInWords(type: string | null | undefined, words: typeof companyWords.en.names): string {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  if (!type || type === 'unknown') return words.alsoRecorded;
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? words.otherKind(type);
}

function NameNote({ name: { type, language } }: { name: AlternativeName }) {
  const { names: words } = useWords(companyWords);
  const forms = useForms();
  const said = [kindInWords(type, words), language && languageNamesIn(forms.language)(language)];
  return <span className="text-muted">{said.filter(Boolean).join(', ')}</span>;
}

function AlternativeNames({ names }: { names: AlternativeName[] }) {
  const { names: words } = useWords(companyWords);
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm">{words.alsoKnownAs}</h3>
      <ul className="divide-y divide-line text-sm">
        {names.map((name) => (
          <li
            key={`${name.company_name} ${name.type} ${name.language}`}
            className="flex flex-wrap justify-between gap-x-6 py-2"
          >
            <bdi lang={name.language ?? undefined}>{name.company_name}</bdi>
            <NameNote name={name} />
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
