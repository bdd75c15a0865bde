import { ReferenceLink } from '@/components/record/entity-link';
import type { Company } from '@/lib/contract/company';
import { type Warning, warningsOf } from '@/lib/records/company/warnings';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { companyWords } from '@/lib/words/company';
import { Notice } from '../ui/notice';

const keyOf = (warning: Warning): string =>
  warning.kind === 'superseded' ? `superseded ${warning.by.service_url}` : warning.kind;

function WarningNotice({ warning }: { warning: Warning }) {
  const { warnings: words } = useWords(companyWords);
  const { date, onDate } = useForms();
  switch (warning.kind) {
    case 'superseded':
      return (
        <Notice tone="warn" title={words.superseded}>
          <p>{words.supersededBy(<ReferenceLink entity={warning.by} />)}</p>
        </Notice>
      );
    case 'dissolved':
      return (
        <Notice tone="bad" title={words.dissolved(onDate(warning.date))}>
          <p>{words.dissolvedMeans}</p>
        </Notice>
      );
    case 'inactive':
      return (
        <Notice tone="bad" title={words.inactive}>
          <p>{words.inactiveMeans}</p>
        </Notice>
      );
    case 'unknown_activity':
      return (
        <Notice title={words.unknownActivity}>
          <p>{words.unknownActivityMeans}</p>
        </Notice>
      );
    case 'branch':
      return (
        <Notice tone="warn" title={words.branch}>
          <p>{warning.home ? words.branchOf(<ReferenceLink entity={warning.home} />) : words.branchOfNobody}</p>
        </Notice>
      );
    case 'old_facts':
      return (
        <Notice tone="warn" title={words.oldFacts(date(warning.retrieved_at))}>
          <p>{words.oldFactsMean}</p>
        </Notice>
      );
  }
}

/** What a reader must know before trusting the rest of the page. */
export function CompanyWarnings({ company, today }: { company: Company; today: string }) {
  const warnings = warningsOf(company, today);
  if (warnings.length === 0) return null;
  return (
    <div className="mb-8 grid gap-3">
      {warnings.map((warning) => (
        <WarningNotice key={keyOf(warning)} warning={warning} />
      ))}
    </div>
  );
}
