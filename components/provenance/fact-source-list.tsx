import type { Source } from '@/lib/contract/provenance';
import type { FactSource } from '@/lib/records/company/fact-sources';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { provenanceWords } from '@/lib/words/statement';

interface FactSourceListProps {
  rows: FactSource[];
  source: Source | null | undefined;
}

/** Who said which fact and when, folded: most readers look for it once. */
export function FactSourceList({ rows, source }: FactSourceListProps) {
  const { origins, whereFrom } = useWords(provenanceWords);
  const forms = useForms();
  const register = source?.publisher ?? origins.register;
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer text-accent">{whereFrom}</summary>
      <dl className="mt-2 space-y-2 border-line border-l-2 pl-3">
        {rows.map(({ facts, origin, date }) => (
          <div key={facts}>
            <dt>{facts}</dt>
            <dd className="text-muted">
              {origin === 'register' ? <bdi>{register}</bdi> : origins[origin]}
              {date && (
                <>
                  , <time dateTime={date}>{forms.date(date)}</time>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
