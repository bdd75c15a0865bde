import { type Confidence, confidenceMeaning, confidenceOf, isShownByDefault } from '@/lib/records/statement/confidence';
import type { ShownStatement } from '@/lib/records/statement/statement-view';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { statementPageWords } from '@/lib/words/statement';

function madeOf({ sources, counted, without_best }: Confidence, forms: Forms): string {
  const words = statementPageWords[forms.language].confidence;
  if (counted === 1 && sources === 1) return words.onlySource;
  return words.madeOf(forms, { counted, silent: sources - counted, without: without_best });
}

interface ConfidenceProps {
  statement: ShownStatement;
  /** What the numbers of our own register mean is known; another service counts in its own way. */
  isOwnRegister: boolean;
}

/** What a confidence is made of, and what follows from it (README, "How confidence is computed"). */
export function StatementConfidence({ statement, isOwnRegister }: ConfidenceProps) {
  const words = useWords(statementPageWords).confidence;
  const forms = useForms();
  const confidence = confidenceOf(statement);
  const { value } = confidence;
  if (value === undefined) return <p className="text-sm">{words.unknown}</p>;
  const meaning = isOwnRegister ? confidenceMeaning(value, forms.language) : undefined;
  return (
    <div className="space-y-2 text-sm">
      <p>
        <span className="font-semibold font-serif text-2xl">{forms.count(value)}</span>{' '}
        <span className="text-muted">{words.ofHundred(meaning)}</span>
      </p>
      <meter min={0} max={100} value={value} aria-label={words.label} className="h-2 w-full max-w-60" />
      <p className="text-muted">
        {madeOf(confidence, forms)} {isShownByDefault(value) ? words.shown : words.notShown}
      </p>
    </div>
  );
}
