import { QueryExamples, RegisterSummary } from '@/components/home/home';
import { QueryForm } from '@/components/search/query-form';
import { isMetered, registry, registrySource } from '@/lib/api/pages/page';
import { isRegistryError } from '@/lib/contract/errors';
import { FACETS_PARAMETER } from '@/lib/contract/extensions';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { parseSearch } from '@/lib/search/state';
import { requestLanguage } from '@/lib/shared/language/request';
import type { CompanyNumber } from '@/lib/shared/links';
import { homeWords } from '@/lib/words/site';

/** In query box form; numbers that contain a slash are not used as examples. */
const numberOf = (company: CompanyNumber | undefined): string | undefined =>
  company && /^\w+$/.test(company.company_number)
    ? `${company.jurisdiction_code}/${company.company_number}`
    : undefined;

/** Counting costs a call, so it is done only on our own register. The home page works without it. */
async function countRegister() {
  if (registrySource() === 'upstream') return undefined;
  try {
    const params = new URLSearchParams({ per_page: '1', [FACETS_PARAMETER]: 'jurisdiction_code' });
    const { items, total_count, facets } = await registry.list('search_companies', {}, params);
    return { total: total_count, jurisdictions: facets?.jurisdiction_code ?? [], number: numberOf(items[0]) };
  } catch (error) {
    if (isRegistryError(error)) return undefined;
    throw error;
  }
}

export default async function HomePage() {
  const summary = await countRegister();
  const words = homeWords[await requestLanguage()];
  return (
    <div className="py-6 sm:py-14">
      <h1 className="max-w-3xl text-4xl sm:text-5xl">{words.heading}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-muted">{words.lead}</p>
      <QueryForm
        page={COMPANY_SEARCH}
        state={parseSearch(COMPANY_SEARCH, {})}
        label={words.queryLabel}
        hint={words.queryHint}
        metered={isMetered()}
      />
      <QueryExamples page={COMPANY_SEARCH} number={summary?.number} />
      {summary && <RegisterSummary total={summary.total} jurisdictions={summary.jurisdictions} />}
    </div>
  );
}
