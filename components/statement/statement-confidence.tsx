import { countInWords, plural } from '@/lib/format/dates';
import { type Confidence, confidenceMeaning, confidenceOf, isShownByDefault } from '@/lib/statement/confidence';
import type { ShownStatement } from '@/lib/statement/statement-view';

function madeOf({ sources, counted, without_best }: Confidence): string {
  if (counted === 1 && sources === 1) return 'It is that of the only source.';
  const best = `It is that of the best of ${plural(counted, 'source')}`;
  const silent = counted < sources ? `; ${countInWords(sources - counted)} more give none` : '';
  const without = without_best === undefined ? '' : `; without that one it would be ${without_best}`;
  return `${best}${without}${silent}.`;
}

interface ConfidenceProps {
  statement: ShownStatement;
  /** What the numbers of our own register mean is known; another service counts in its own way. */
  isOwnRegister: boolean;
}

/** What a confidence is made of, and what follows from it (README, "How confidence is computed"). */
export function StatementConfidence({ statement, isOwnRegister }: ConfidenceProps) {
  const confidence = confidenceOf(statement);
  const { value } = confidence;
  if (value === undefined) {
    return <p className="text-sm">No source of this statement says how sure it is: its confidence is not known.</p>;
  }
  const meaning = isOwnRegister ? confidenceMeaning(value) : undefined;
  return (
    <div className="space-y-2 text-sm">
      <p>
        <span className="font-semibold font-serif text-2xl">{countInWords(value)}</span>{' '}
        <span className="text-muted">of 100{meaning && `: ${meaning}`}</span>
      </p>
      <meter min={0} max={100} value={value} aria-label="Confidence" className="h-2 w-full max-w-60" />
      <p className="text-muted">
        {madeOf(confidence)}{' '}
        {isShownByDefault(value)
          ? 'The network shows what is above 60.'
          : 'The network leaves it out unless asked, as it is not above 60.'}
      </p>
    </div>
  );
}
