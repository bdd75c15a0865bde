import { CompanyBadges } from '@/components/record/company-badges';
import type { NamedCompanies } from '@/lib/api/load-comparison';
import type { CompanyItem } from '@/lib/contract/company';
import { compareHref, withCompany } from '@/lib/records/compare/address';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { compareChoiceWords } from '@/lib/words/company';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** As many as one looks through; the search has the rest. */
const SHOWN = 10;

interface CompaniesToAddProps {
  name: string;
  named: NamedCompanies;
  companies: readonly CompanyNumber[];
  now: number;
}

function Choice({ item, companies }: { item: CompanyItem; companies: readonly CompanyNumber[] }) {
  const { company_number, jurisdiction_code, incorporation_date } = item;
  const words = useWords(compareChoiceWords);
  const { language, date } = useForms();
  const since = incorporation_date ? words.incorporated(date(incorporation_date)) : undefined;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <Link href={compareHref(withCompany(companies, item))} className="underline">
          <bdi>{item.name}</bdi>
        </Link>
        <span className="block text-muted text-sm">
          {[company_number, placesIn(language)(jurisdiction_code), since].filter(Boolean).join(' · ')}
        </span>
      </span>
      <CompanyBadges company={item} />
    </li>
  );
}

function Found({ name, items, total, companies }: Omit<CompaniesToAddProps, 'named' | 'now'> & Counted) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  if (items.length === 0) return <p className="text-sm">{words.noneNamed(<bdi>{name}</bdi>)}</p>;
  const inSearch = (text: string) => (
    <Link href={links.companySearch(new URLSearchParams({ q: name }))} className="underline">
      {text}
    </Link>
  );
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Choice key={links.company(item)} item={item} companies={companies} />
        ))}
      </ul>
      {total > items.length && <p className="mt-2 text-sm">{words.allInSearch(forms, total, inSearch)}</p>}
    </>
  );
}

interface Counted {
  items: CompanyItem[];
  total: number;
}

/** Companies of the name that was typed: each is a link to the comparison with it. */
export function CompaniesToAdd({ name, named: { value, failure }, companies, now }: CompaniesToAddProps) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  const items = value?.items.slice(0, SHOWN) ?? [];
  const total = value?.total_count ?? 0;
  const count = value && total > items.length ? words.shown(forms, items.length, total) : undefined;
  return (
    <Section id="to-add" title={words.whichOne} count={count}>
      {failure && <FailureNotice failure={failure} now={now} />}
      {value && <Found name={name} items={items} total={total} companies={companies} />}
    </Section>
  );
}
