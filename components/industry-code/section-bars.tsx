import type { FacetValue } from '@/lib/contract/extensions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { industryWords } from '@/lib/words/register';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { companiesIn } from './company-links';

/** The sections of industry with their companies, the most frequent first. The bar repeats the number. */
export function SectionBars({ sections }: { sections: FacetValue[] }) {
  const words = useWords(industryWords);
  const forms = useForms();
  if (sections.length === 0) return null;
  const most = Math.max(...sections.map(({ count }) => count));
  return (
    <div className="mt-10 max-w-3xl">
      <Section id="sections" title={words.whatCompaniesDo}>
        <ul className="space-y-1 text-sm">
          {sections.map(({ value, label, count }) => (
            <li key={value}>
              <Link
                href={companiesIn(value)}
                className="grid grid-cols-[minmax(0,1fr)_4rem] gap-x-4 px-1 py-0.5 text-ink hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_10rem_4rem]"
              >
                <span className="underline">{label ?? value}</span>
                <span aria-hidden="true" className="hidden self-center sm:block">
                  <span className="block h-2 rounded-sm bg-accent" style={{ width: `${(count / most) * 100}%` }} />
                </span>
                <span className="text-right text-muted tabular-nums">{forms.count(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted text-sm">{words.countedHow}</p>
      </Section>
    </div>
  );
}
