import type { FacetValue } from '@/lib/contract/extensions';
import { countInWords } from '@/lib/format/dates';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { companiesIn } from './company-links';

/** The sections of industry with their companies, the most frequent first. The bar repeats the number. */
export function SectionBars({ sections }: { sections: FacetValue[] }) {
  if (sections.length === 0) return null;
  const most = Math.max(...sections.map(({ count }) => count));
  return (
    <div className="mt-10 max-w-3xl">
      <Section id="sections" title="What the companies here do">
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
                <span className="text-right text-muted">{countInWords(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted text-sm">
          Counted with everything below a section and with its equivalents in other schemes. A company may be in
          several.
        </p>
      </Section>
    </div>
  );
}
