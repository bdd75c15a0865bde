import { useMemo } from 'react';
import type { NetworkFilter } from '@/lib/network/filter';
import { histogramsOf } from '@/lib/network/filter/histogram';
import type { NetworkModel } from '@/lib/network/model';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { NetworkTerm } from '../../glossary/network-term';
import { ThresholdSlider } from './threshold-slider';

interface Props {
  model: NetworkModel;
  roots: readonly string[];
  filter: NetworkFilter;
  onFilter: (part: Partial<NetworkFilter>) => void;
}

/** Both sliders. What each would hide is counted once for all that is known. */
export function Thresholds({ model, roots, filter, onFilter }: Props) {
  const forms = useForms();
  const words = useWords(networkSelectionWords).filters;
  const apart = useWords(networkFilterWords);
  const histograms = useMemo(() => histogramsOf(model.relationships.values(), roots), [model, roots]);
  const confidence = filter.confidence === 'all' ? 0 : filter.confidence;
  const told = (unknown: number, say: typeof apart.unknownApart) => (unknown === 0 ? '' : say(forms, unknown));
  return (
    <>
      <ThresholdSlider
        label={words.confidence}
        name="confidence"
        value={confidence}
        words={confidence === 0 ? words.all : words.above(forms, confidence)}
        histogram={histograms.confidence}
        apart={told(histograms.confidence.unknown, apart.withoutNumber)}
        hint={words.confidenceHint}
        explanation={<NetworkTerm id="confidence">{words.whatConfidenceIs}</NetworkTerm>}
        onChange={(value) => onFilter({ confidence: value })}
      />
      <ThresholdSlider
        label={words.ownership}
        name="ownership_percentage"
        value={filter.ownership}
        words={shareWords({ kind: 'exact', value: filter.ownership }, forms.language)}
        histogram={histograms.ownership}
        apart={told(histograms.ownership.unknown, apart.unknownApart)}
        hint={words.ownershipHint}
        explanation={<NetworkTerm id="band">{words.whatABandIs}</NetworkTerm>}
        onChange={(value) => onFilter({ ownership: value })}
      />
    </>
  );
}
