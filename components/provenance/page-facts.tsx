import { cookies } from 'next/headers';
import { pageFacts, pageLeftOut, pageRequests } from '@/lib/api/pages/page-request';
import { parseRefusedRefresh, REFUSED_REFRESH } from '@/lib/api/refused-refresh';
import { PageSpent } from '../allowance/page-spent';
import { FactsAge } from './facts-age';

/** What this page's facts cost and how old they are; nothing where no remote service gave them. Drawn after the page has asked. */
export async function PageFacts({ page }: { page: string }) {
  const facts = pageFacts();
  if (facts.length === 0) return null;
  const now = Date.now();
  const refused = parseRefusedRefresh((await cookies()).get(REFUSED_REFRESH)?.value, page);
  const cost = facts.reduce((sum, one) => sum + one.cost, 0);
  return (
    <>
      <FactsAge
        facts={facts}
        leftOut={pageLeftOut()}
        page={page}
        requests={pageRequests()}
        now={now}
        refused={refused}
      />
      <PageSpent page={`${page} ${now}`} cost={cost} kept={facts.filter((one) => one.cost === 0).length} />
    </>
  );
}
