import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { CompanyHistory } from '@/components/company/company-history';
import { DownloadMenu } from '@/components/download/download-menu';
import { EventList } from '@/components/event/event-list';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { attempt, companyPricesOf, eventPrices, registry } from '@/lib/api/pages/page';
import { type CompanyRoute, companyMetadata, companyOfRoute, historyPartsOf } from '@/lib/api/pages/records';
import { type EventFilter, parseEventFilter, printEventFilter } from '@/lib/records/event/filter';
import type { AddressParameters } from '@/lib/search/state';
import { todayOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { companyWords } from '@/lib/words/company';

type Props = CompanyRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  const { kind, titles } = companyWords[language];
  return companyMetadata(params, language, kind, titles.events);
}

/** The history is above the unfiltered list only: below a filter it would be in the way. */
const isFirstView = (filter: EventFilter): boolean => printEventFilter(filter).size === 0;

export default async function CompanyEventsPage({ params: route, searchParams }: Props) {
  const { value: company, failure } = await attempt(companyOfRoute(route));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const { jurisdiction_code, company_number } = company;
  const filter = parseEventFilter(await searchParams, 'company');
  const params = printEventFilter(filter);
  const path = links.companyEvents(company);
  const hrefOf = (next: EventFilter) => links.companyEvents(company, printEventFilter(next));
  const events = await attempt(registry.list('list_company_events', { jurisdiction_code, company_number }, params));
  const now = Date.now();
  const history = isFirstView(filter) ? await historyPartsOf(company, events.value) : undefined;
  return (
    <article>
      <CompanyHeader
        company={company}
        tab="events"
        jsonHref={links.json(path, params)}
        prices={await companyPricesOf(company)}
      >
        <DownloadMenu page={hrefOf(filter)} />
        <PageFacts page={hrefOf(filter)} />
      </CompanyHeader>
      {history && (
        <div className="mb-10">
          <CompanyHistory company={company} {...history} today={todayOf(now)} />
        </div>
      )}
      <EventList
        scope="company"
        filter={filter}
        hrefOf={hrefOf}
        results={events.value}
        failure={events.failure}
        prices={await eventPrices(events.value?.items ?? [], filter, path, hrefOf)}
        now={now}
      />
    </article>
  );
}
