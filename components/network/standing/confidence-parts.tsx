import { CORROBORATION, MOST_CONFIDENT } from '@/lib/contract/confidence';
import type { Relationship } from '@/lib/network/relationship';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkStandingWords } from '@/lib/words/network';

interface Props {
  relationship: Relationship;
  /** Computed by a remote service, by rules of its own. */
  isRemote: boolean;
}

/** Why a relationship is as sure as it is, as far as the relationship itself says. */
export function ConfidenceParts({ relationship: { confidence, statements }, isRemote }: Props) {
  const words = useWords(networkStandingWords);
  const forms = useForms();
  if (confidence === undefined) return null;
  return (
    <p className="text-muted">
      {words.confidenceOf(forms, confidence)}{' '}
      {statements.length > 0 ? words.restsOn(forms, statements.length) : words.noStatement}{' '}
      {isRemote ? words.byService : words.computed(forms, CORROBORATION, MOST_CONFIDENT)}
    </p>
  );
}
