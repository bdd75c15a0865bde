import { useLanguage } from '#language';
import type { UsageReport } from '@/lib/contract/meter';
import { formsOf } from '@/lib/shared/language/forms/forms';
import { allowanceWords } from '@/lib/words/site';
import { Facts } from '../ui/facts';
import { Notice } from '../ui/notice';
import { Section } from '../ui/section';
import { accountFacts, serviceWarning, shareFacts } from './account-facts';
import { DayBars } from './day-bars';
import { EndpointUsage } from './endpoint-usage';
import { standingVerdict } from './standing-verdict';

/** The page on the calls of a remote service: the verdict first, then the account, and what was spent on what. */
export function AccountReport({ report, now }: { report: UsageReport; now: number }) {
  const language = useLanguage();
  const words = allowanceWords[language];
  const { standing, days, endpoints, circuit } = report;
  const warning = serviceWarning(circuit, now, language);
  return (
    <>
      <p className="mt-2 max-w-4xl text-lg">{standingVerdict(standing, now, language)}</p>
      {warning && (
        <div className="mt-4">
          <Notice tone="warn" title={warning}>
            {words.warning.keptIsShown}
          </Notice>
        </div>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
        <Section id="account" title={words.account}>
          <Facts facts={accountFacts(report, language)} />
        </Section>
        <Section id="share" title={words.share}>
          <Facts facts={shareFacts(report, now, language)} />
        </Section>
      </div>
      <div className="mt-10 space-y-10">
        <Section id="days" title={words.days.title} count={words.days.last(formsOf(language), days.length)}>
          <DayBars days={days} limit={standing.limits.today} />
        </Section>
        <Section id="endpoints" title={words.endpoints.title} count={words.endpoints.thisMonth}>
          <EndpointUsage endpoints={endpoints} />
        </Section>
      </div>
    </>
  );
}
