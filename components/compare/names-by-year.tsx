import type { Company } from '@/lib/contract/company';
import { alignNames, type NameYears } from '@/lib/records/compare/name-years';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { comparisonWords } from '@/lib/words/company';
import { NameTimeline } from '../timeline/name-timeline';
import { Section } from '../ui/section';

/** The years above the bars; the dates beside each name say the same in words. */
function Axis({ years }: Pick<NameYears, 'years'>) {
  return (
    <div aria-hidden="true" className="relative mb-2 h-5 border-line border-b text-muted text-xs print:hidden">
      {years.map(({ year, at }) => (
        <span
          key={year}
          className="absolute whitespace-nowrap border-line-strong border-l pl-1"
          style={{ left: `${at}%` }}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

/** What each company was called when, on one axis of years. */
export function NamesByYear({ companies, today }: { companies: Company[]; today: string }) {
  const words = useWords(comparisonWords);
  const { years, names } = alignNames(companies, today);
  return (
    <Section id="names" title={words.names}>
      {years.length > 0 && <Axis years={years} />}
      <div className="space-y-4">
        {companies.map((company, index) => (
          <div key={links.company(company)} className="break-inside-avoid">
            <NameTimeline periods={names[index] ?? []} />
            {!company.previous_names && <p className="text-muted text-xs">{words.otherNamesUnknown}</p>}
          </div>
        ))}
      </div>
    </Section>
  );
}
