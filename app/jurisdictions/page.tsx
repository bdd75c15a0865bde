import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import {
  CountNotice,
  holdingsOf,
  JurisdictionsFooter,
  JurisdictionsOverview,
} from '@/components/jurisdiction/jurisdictions-overview';
import { PageFacts } from '@/components/record/record-page';
import { attempt, pricesOf, registry, registrySource } from '@/lib/api/pages/page';
import { countJurisdictions, facetRequest } from '@/lib/api/pages/search';
import { heldCountries, parseJurisdictionsView, printJurisdictionsView } from '@/lib/records/jurisdiction/held';
import type { AddressParameters } from '@/lib/search/state';
import { formsOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { jurisdictionWords } from '@/lib/words/register';

export async function generateMetadata(): Promise<Metadata> {
  return { title: jurisdictionWords[await requestLanguage()].title };
}

/** The price of counting, if calls are limited. */
async function priceOfCounting(href: string) {
  const request = { href, path: links.companySearch(), params: facetRequest('jurisdiction_code') };
  return (await pricesOf([request])).get(href);
}

export default async function JurisdictionsPage({ searchParams }: { searchParams: Promise<AddressParameters> }) {
  const language = await requestLanguage();
  const words = jurisdictionWords[language];
  const view = parseJurisdictionsView(await searchParams);
  const { value: known, failure } = await attempt(registry.list('list_jurisdictions', {}));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const counting = await countJurisdictions(view.counts);
  const values = counting?.value?.values;
  const counts = values && new Map(values.map(({ value, count }) => [value, count]));
  const countries = heldCountries(known.items, counts, language);
  const askHref = links.jurisdictions(printJurisdictionsView({ ...view, counts: true }));
  const total = counting?.value?.total ?? 0;
  const summed = values?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      {values && <p className="mt-2 text-lg">{words.holdings(formsOf(language), holdingsOf(countries, total))}</p>}
      <PageFacts page={links.jurisdictions(printJurisdictionsView(view))} />
      <DownloadMenu page={links.jurisdictions(printJurisdictionsView(view))} />
      <div className="mt-4 mb-6">
        <CountNotice
          counting={counting && { failure: counting.failure, given: values !== undefined }}
          askHref={askHref}
          price={counting ? undefined : await priceOfCounting(askHref)}
        />
      </div>
      <JurisdictionsOverview
        countries={countries}
        view={view}
        counted={values !== undefined}
        byLetter={registrySource() === 'embedded'}
        uncounted={values ? total - summed : 0}
      />
      <JurisdictionsFooter />
    </>
  );
}
