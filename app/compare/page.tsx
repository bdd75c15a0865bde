import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CompaniesToAdd, CompareForm, MissingCompanies } from '@/components/compare/compare-form';
import { Comparison, DownloadComparison } from '@/components/compare/comparison';
import { NetworkOfThese } from '@/components/network/network-of-these';
import { PageFacts } from '@/components/record/record-page';
import { companiesNamed, loadCompared } from '@/lib/api/download/comparison';
import { isMetered } from '@/lib/api/pages/page';
import { loadTies } from '@/lib/api/pages/ties';
import { MOST_COMPARED, parseCompare, withCompany } from '@/lib/records/compare/address';
import type { AddressParameters } from '@/lib/search/state';
import { parseCompanyReference } from '@/lib/shared/company-reference';
import { formsOf, todayOf } from '@/lib/shared/language/language';
import { compareHref } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { compareChoiceWords } from '@/lib/words/company';

export async function generateMetadata(): Promise<Metadata> {
  return { title: compareChoiceWords[await requestLanguage()].title };
}

export default async function ComparePage({ searchParams }: { searchParams: Promise<AddressParameters> }) {
  const address = parseCompare(await searchParams);
  const { companies: keys, add } = address;
  const pointedTo = parseCompanyReference(add);
  if (pointedTo) redirect(compareHref(withCompany(keys, pointedTo)));
  const [compared, named] = await Promise.all([loadCompared(keys, address.ask), companiesNamed(add)]);
  const companies = compared.flatMap(({ company }) => company ?? []);
  const ties = companies.length > 1 ? await loadTies(companies) : undefined;
  const language = await requestLanguage();
  const words = compareChoiceWords[language];
  const now = Date.now();
  return (
    <article>
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <p className="mt-2 max-w-3xl text-pretty text-lg">{words.lead(formsOf(language), MOST_COMPARED)}</p>
      <PageFacts page={compareHref(keys)} />
      {companies.length > 0 && <DownloadComparison companies={keys} />}
      <div className="mt-6 space-y-8">
        <CompareForm companies={keys} add={add} metered={isMetered()} />
        <NetworkOfThese companies={keys} />
        {named && (
          <CompaniesToAdd
            name={add}
            named={named}
            hrefWith={(company) => compareHref(withCompany(keys, company))}
            now={now}
          />
        )}
        <MissingCompanies compared={compared} address={address} now={now} />
        {companies.length > 0 && (
          <Comparison
            companies={companies}
            keys={keys}
            differences={address.differences}
            today={todayOf(now)}
            ties={ties}
          />
        )}
      </div>
    </article>
  );
}
