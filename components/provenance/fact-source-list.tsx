import type { FactSource, Origin } from '@/lib/company/fact-sources';
import type { Source } from '@/lib/contract/provenance';
import { dateInWords } from '@/lib/format/dates';

const WORDS: Record<Origin, string> = {
  register: 'the register',
  read_from_status: 'read from the register’s status',
  issued_elsewhere: 'issued by the systems they name',
  statements: 'computed from statements, each with its own source',
  curators: 'put together by curators',
};

interface FactSourceListProps {
  rows: FactSource[];
  source: Source | null | undefined;
}

/** Who said which fact and when, folded: most readers look for it once. */
export function FactSourceList({ rows, source }: FactSourceListProps) {
  const register = source?.publisher ?? WORDS.register;
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer text-accent">Where each fact is from</summary>
      <dl className="mt-2 space-y-2 border-line border-l-2 pl-3">
        {rows.map(({ facts, origin, date }) => (
          <div key={facts}>
            <dt>{facts}</dt>
            <dd className="text-muted">
              {origin === 'register' ? <bdi>{register}</bdi> : WORDS[origin]}
              {date && (
                <>
                  , <time dateTime={date}>{dateInWords(date)}</time>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
