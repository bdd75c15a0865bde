import { FailureNotice } from '@/components/failure/failure-notice';
import { CompanyBadges } from '@/components/record/record-parts';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { Compared, NamedCompanies } from '@/lib/api/download/comparison';
import type { CompanyItem } from '@/lib/contract/records';
import { MOST_ROOTS } from '@/lib/network/roots-href';
import { type CompareAddress, MOST_COMPARED, without } from '@/lib/records/compare/address';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, companyReference, compareHref, links } from '@/lib/shared/links';
import { compareChoiceWords, networkRootWords } from '@/lib/words/company';

/** More results belong in the search. */
const SHOWN = 10;

interface CompaniesToAddProps {
  name: string;
  named: NamedCompanies;
  /** The address with this company added. */
  hrefWith: (company: CompanyNumber) => string;
  now: number;
}

function Choice({ item, hrefWith }: { item: CompanyItem } & Pick<CompaniesToAddProps, 'hrefWith'>) {
  const { company_number, jurisdiction_code, incorporation_date } = item;
  const words = useWords(compareChoiceWords);
  const { language, date } = useForms();
  const since = incorporation_date ? words.incorporated(date(incorporation_date)) : undefined;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <Link href={hrefWith(item)} className="underline">
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

function Found({ name, items, total, hrefWith }: Omit<CompaniesToAddProps, 'named' | 'now'> & Counted) {
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
          <Choice key={links.company(item)} item={item} hrefWith={hrefWith} />
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

/** Companies with the typed name, each a link to the page with it added. */
export function CompaniesToAdd({ name, named: { value, failure }, hrefWith, now }: CompaniesToAddProps) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  const items = value?.items.slice(0, SHOWN) ?? [];
  const total = value?.total_count ?? 0;
  const count = value && total > items.length ? words.shown(forms, items.length, total) : undefined;
  return (
    <Section id="to-add" title={words.whichOne} count={count}>
      {failure && <FailureNotice failure={failure} now={now} />}
      {value && <Found name={name} items={items} total={total} hrefWith={hrefWith} />}
    </Section>
  );
}

interface MissingProps {
  compared: Compared[];
  address: CompareAddress;
  now: number;
}

function RemoveLink({ keys, company }: { keys: readonly CompanyNumber[]; company: CompanyNumber }) {
  const words = useWords(compareChoiceWords);
  return (
    <Link href={compareHref(without(keys, company))} className="underline">
      {words.removeNamed(<bdi>{companyReference(company)}</bdi>)}
    </Link>
  );
}

/** The price of showing companies that are not cached, and the link to spend it. */
function NotCached({ keys, waiting }: { keys: readonly CompanyNumber[]; waiting: CompanyNumber[] }) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  const companies = waiting.map((company, index) => (
    <span key={companyReference(company)}>
      {index > 0 && ', '}
      <bdi>{companyReference(company)}</bdi>
    </span>
  ));
  return (
    <Notice title={words.wouldCost(forms, waiting.length)}>
      <p>{words.noCopies(companies)}</p>
      <p className="mt-2 print:hidden">
        <Link href={compareHref(keys, { ask: true })} className="font-medium underline">
          {words.compareAll(forms, waiting.length)}
        </Link>
      </p>
    </Notice>
  );
}

/** Parts of the address that are not in the table, and why. */
export function MissingCompanies({ compared, address, now }: MissingProps) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  const { companies: keys, left_out, unreadable } = address;
  const waiting = compared.filter(({ company, failure }) => !company && !failure).map(({ key }) => key);
  return (
    <>
      {waiting.length > 0 && <NotCached keys={keys} waiting={waiting} />}
      {compared.map(
        ({ key, failure }) =>
          failure && (
            <div key={companyReference(key)}>
              <FailureNotice failure={failure} now={now} />
              <p className="mt-1 text-sm print:hidden">
                <RemoveLink keys={keys} company={key} />
              </p>
            </div>
          ),
      )}
      {left_out > 0 && <Notice tone="warn" title={words.leftOut(forms, MOST_COMPARED, left_out)} />}
      {unreadable.map((text) => (
        <Notice key={text} tone="warn" title={words.namesNone}>
          {words.wasLeftOut(<bdi>{text}</bdi>)}
        </Notice>
      ))}
    </>
  );
}

/** The id of the form of the results' check boxes. */
const COMPARE_FORM = 'compare-companies';

interface CompareChoiceProps {
  /** Whether a company that is not cached costs a call. */
  metered: boolean;
  /** The results, each with a `CompareBox`. */
  children: React.ReactNode;
}

/** The look of each `CompareBox`: once, because a page has many. */
const BOXES =
  '[&_label]:inline-flex [&_label]:cursor-pointer [&_label]:items-center [&_label]:gap-1 [&_label]:text-muted [&_label]:text-xs [&_label]:print:hidden [&_label>input]:m-1 [&_label>input]:size-4 [&_label>input]:accent-accent';

/** Results that can be ticked and compared. While any is ticked, the button stays visible. */
export function CompareChoice({ metered, children }: CompareChoiceProps) {
  const words = useWords(compareChoiceWords);
  const network = useWords(networkRootWords);
  const forms = useForms();
  return (
    <div className={`group ${BOXES}`}>
      {children}
      <form
        id={COMPARE_FORM}
        action={links.compare()}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-surface py-3 text-sm group-has-[input[name=company]:checked]:sticky group-has-[input[name=company]:checked]:bottom-0 print:hidden"
      >
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent">
          {words.compareTicked}
        </button>
        <button
          type="submit"
          formAction={links.network()}
          className="rounded border border-accent px-3 py-1.5 font-medium text-accent"
        >
          {network.networkOfTicked}
        </button>
        <span className="text-muted">
          {words.tick(forms, MOST_COMPARED)} {network.tickForNetwork(forms, MOST_ROOTS)}
          {metered && ` ${words.costIsSaid}`}
        </span>
      </form>
    </div>
  );
}

/** Ticks a result for comparison. It belongs to the form of `CompareChoice`, wherever it is placed. */
export function CompareBox({
  company,
}: {
  company: Pick<CompanyItem, 'name' | 'jurisdiction_code' | 'company_number'>;
}) {
  const words = useWords(compareChoiceWords);
  return (
    <label>
      <input
        type="checkbox"
        name="company"
        value={companyReference(company)}
        form={COMPARE_FORM}
        aria-label={words.compareIt(company.name)}
      />
      {words.compare}
    </label>
  );
}

interface CompareFormProps {
  companies: readonly CompanyNumber[];
  /** The last typed text. */
  add: string;
  /** Whether a search by name costs a call. */
  metered: boolean;
}

/** Adds a company by number or name: a plain form that opens a new address. */
export function CompareForm({ companies, add, metered }: CompareFormProps) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  if (companies.length >= MOST_COMPARED) {
    return <p className="text-muted text-sm print:hidden">{words.most(forms, MOST_COMPARED)}</p>;
  }
  return (
    <form action={links.compare()} className="max-w-xl print:hidden">
      {companies.map((company) => (
        <input key={companyReference(company)} type="hidden" name="company" value={companyReference(company)} />
      ))}
      <label htmlFor="add-company" className="mb-1 block font-medium text-sm">
        {companies.length === 0 ? words.first : words.next}
      </label>
      <div className="flex gap-2">
        <input
          id="add-company"
          name="add"
          defaultValue={add}
          required
          maxLength={200}
          autoComplete="off"
          aria-describedby="add-company-hint"
          className="min-w-0 flex-1 rounded border border-line-strong bg-raised px-3 py-1.5"
        />
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm">
          {words.add}
        </button>
      </div>
      <p id="add-company-hint" className="mt-1 text-muted text-sm">
        {words.hint}
        {metered && ` ${words.costOfName}`}
      </p>
    </form>
  );
}
