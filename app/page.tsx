import { HomeExamples, HomeOverview } from '@/components/home/home';
import { QueryForm } from '@/components/search/query-form';
import { homeContents } from '@/lib/api/home';
import { isMetered } from '@/lib/api/pages/page';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { parseSearch } from '@/lib/search/state';
import { requestLanguage } from '@/lib/shared/preferences';
import { homeWords } from '@/lib/words/site';

export default async function HomePage() {
  const home = await homeContents();
  const words = homeWords[await requestLanguage()];
  return (
    <div className="py-4 sm:py-10">
      <h1 className="max-w-3xl text-4xl sm:text-5xl">{words.heading}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-muted">{words.lead}</p>
      <QueryForm
        page={COMPANY_SEARCH}
        state={parseSearch(COMPANY_SEARCH, {})}
        label={words.queryLabel}
        hint={words.queryHint}
        metered={isMetered()}
      />
      <HomeExamples page={COMPANY_SEARCH} home={home} />
      <HomeOverview home={home} />
    </div>
  );
}
