import { type Warning, warningsOf } from '@/lib/company/warnings';
import type { Company } from '@/lib/contract/company';
import { dateInWords, onDate } from '@/lib/format/dates';
import { Notice } from '../ui/notice';
import { ReferenceLink } from './entity-link';

const keyOf = (warning: Warning): string =>
  warning.kind === 'superseded' ? `superseded ${warning.by.service_url}` : warning.kind;

function WarningNotice({ warning }: { warning: Warning }) {
  switch (warning.kind) {
    case 'superseded':
      return (
        <Notice tone="warn" title="This registration was superseded">
          <p>
            The company is now registered as <ReferenceLink entity={warning.by} />.
          </p>
        </Notice>
      );
    case 'dissolved':
      return (
        <Notice tone="bad" title={`This company was dissolved ${onDate(warning.date)}`}>
          <p>Its offices ended with it, also where the register gives no end for them.</p>
        </Notice>
      );
    case 'inactive':
      return (
        <Notice tone="bad" title="This company is marked inactive">
          <p>Since when is not known. Its officers are shown as former.</p>
        </Notice>
      );
    case 'unknown_activity':
      return (
        <Notice title="It is not known whether this company is active">
          <p>The register does not say, so nothing here is shown as if it were.</p>
        </Notice>
      );
    case 'branch':
      return (
        <Notice tone="warn" title="This entry is a branch, not a company of its own">
          {warning.home ? (
            <p>
              Its home company is <ReferenceLink entity={warning.home} />.
            </p>
          ) : (
            <p>The register does not say of which company.</p>
          )}
        </Notice>
      );
    case 'old_facts':
      return (
        <Notice tone="warn" title={`These facts are from ${dateInWords(warning.retrieved_at)}`}>
          <p>The register has not been looked at since. Much may have changed.</p>
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
