import { useMemo } from 'react';
import type { Painting } from '@/lib/network/appearance/appearance';
import { paintingOf } from '@/lib/network/appearance/painting';
import type { Projection } from '@/lib/network/drawn/drawn';
import { bundlesIn } from '@/lib/network/drawn/stand-in';
import type { Figures } from '@/lib/network/figures';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkAppearanceWords } from '@/lib/words/network-appearance';
import { useNetworkCase } from './case/use-case';
import { type JurisdictionNames, valueWords } from './controls';

/** What rules of appearance are computed from, besides what is shown. */
export interface PaintFacts {
  figures: Figures | undefined;
  jurisdictionNames: JurisdictionNames;
}

/** What the rules of appearance change in the picture, if there are any. */
export function usePainting(
  model: NetworkModel,
  { selection, nodes, edges }: Projection,
  { figures, jurisdictionNames }: PaintFacts,
): Painting | undefined {
  const { appearance, roots } = useNetworkCase().case;
  const words = useWords(networkAppearanceWords);
  const forms = useForms();
  return useMemo(
    () =>
      paintingOf({
        ...{ appearance, model, selection, roots, figures, forms, words },
        bundles: bundlesIn(edges),
        drawn: nodes.flatMap(({ id, kind }) => (kind === 'entity' ? [id] : [])),
        said: (facet, value) => valueWords(facet, value, forms.language, jurisdictionNames),
      }),
    [appearance, model, selection, nodes, edges, roots, figures, forms, words, jurisdictionNames],
  );
}
