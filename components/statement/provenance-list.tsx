import type { Provenance } from '@/lib/contract/provenance';
import { dateInWords } from '@/lib/format/dates';
import { byDate, confidenceMeaning, provenanceInWords } from '@/lib/statement/confidence';
import { OutsideLink } from '../ui/outside-link';

interface ProvenanceListProps {
  provenances: readonly Provenance[];
  isOwnRegister: boolean;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function Entry({ provenance, isOwnRegister }: { provenance: Provenance; isOwnRegister: boolean }) {
  const { source_url, confidence, log_message, created_at } = provenance;
  const meaning = isOwnRegister && confidence != null ? confidenceMeaning(confidence) : undefined;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-muted">
        {created_at ? <time dateTime={created_at}>{dateInWords(created_at)}</time> : 'Day not stated'}
      </p>
      <div>
        <p>
          {capital(provenanceInWords(provenance))}
          {'. '}
          {confidence == null ? (
            <span className="text-muted">Confidence not stated.</span>
          ) : (
            <>
              Confidence <strong>{confidence}</strong>
              {meaning && <span className="text-muted"> ({meaning})</span>}.
            </>
          )}
        </p>
        {log_message && (
          <p className="text-muted">
            “<bdi>{log_message}</bdi>”
          </p>
        )}
        <p className="text-muted">
          {source_url ? (
            <OutsideLink url={source_url}>
              <bdi>{source_url}</bdi>
            </OutsideLink>
          ) : (
            'The source has no address.'
          )}
        </p>
      </div>
    </li>
  );
}

/** Each time a statement was seen, the newest first (specification, "Provenance object"). */
export function ProvenanceList({ provenances, isOwnRegister }: ProvenanceListProps) {
  if (provenances.length === 0) {
    return <p className="text-muted text-sm">No source is given for this statement.</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {byDate(provenances).map((provenance, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: provenances have no name of their own
        <Entry key={index} provenance={provenance} isOwnRegister={isOwnRegister} />
      ))}
    </ol>
  );
}
