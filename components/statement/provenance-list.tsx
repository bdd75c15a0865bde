import type { Provenance } from '@/lib/contract/provenance';
import { byDate, confidenceMeaning, provenanceInWords } from '@/lib/records/statement/confidence';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { statementPageWords } from '@/lib/words/statement';
import { OutsideLink } from '../ui/outside-link';

interface ProvenanceListProps {
  provenances: readonly Provenance[];
  isOwnRegister: boolean;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function Entry({ provenance, isOwnRegister }: { provenance: Provenance; isOwnRegister: boolean }) {
  const words = useWords(statementPageWords).provenance;
  const { date, language } = useForms();
  const { source_url, confidence, log_message, created_at } = provenance;
  const meaning = isOwnRegister && confidence != null ? confidenceMeaning(confidence, language) : undefined;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-muted">{created_at ? <time dateTime={created_at}>{date(created_at)}</time> : words.noDay}</p>
      <div>
        <p>
          {capital(provenanceInWords(provenance, language))}
          {'. '}
          {confidence == null ? (
            <span className="text-muted">{words.noConfidence}</span>
          ) : (
            words.confidence(<strong>{confidence}</strong>, meaning && <span className="text-muted"> ({meaning})</span>)
          )}
        </p>
        {log_message && <p className="text-muted">{words.quoted(<bdi>{log_message}</bdi>)}</p>}
        <p className="text-muted">
          {source_url ? (
            <OutsideLink url={source_url}>
              <bdi>{source_url}</bdi>
            </OutsideLink>
          ) : (
            words.noAddress
          )}
        </p>
      </div>
    </li>
  );
}

/** Each time a statement was seen, the newest first (specification, "Provenance object"). */
export function ProvenanceList({ provenances, isOwnRegister }: ProvenanceListProps) {
  const words = useWords(statementPageWords).provenance;
  if (provenances.length === 0) return <p className="text-muted text-sm">{words.none}</p>;
  return (
    <ol className="divide-y divide-line">
      {byDate(provenances).map((provenance, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: provenances have no name of their own
        <Entry key={index} provenance={provenance} isOwnRegister={isOwnRegister} />
      ))}
    </ol>
  );
}
