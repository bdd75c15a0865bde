import { useMemo } from 'react';
import { MOST_HUES } from '@/lib/network/appearance/appearance';
import { groupNames } from '@/lib/network/case/groups';
import type { Comparison } from '@/lib/network/changes/changes';
import type { NetworkModel } from '@/lib/network/model';
import type { Palette } from '@/lib/network/style';
import { useNetworkCase } from './case/use-case';
import { useChanges } from './use-filter';

/** Marks that lists add to entities and relationships. */
export interface ListMarks {
  /** Group names by entity id. */
  groups: ReadonlyMap<string, string>;
  /** The comparison of two days, if any. */
  compared?: Comparison;
}

/** Memoised, so that a thousand rows are not rendered again. */
export function useListMarks(model: NetworkModel): ListMarks {
  const { groups } = useNetworkCase().case;
  const compared = useChanges(model);
  return useMemo(() => ({ groups: groupNames({ groups }, model), compared }), [groups, model, compared]);
}

/** Names of the tokens of colours by rule. */
export const HUES = Array.from({ length: MOST_HUES }, (_, index) => `hue-${index}`);
export const STEPS = Array.from({ length: 5 }, (_, index) => `step-${index}`);

/** Reads the current design tokens, since a canvas cannot use CSS variables. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    sunken: token('sunken'),
    raised: token('raised'),
    soft: token('accent-soft'),
    onAccent: token('on-accent'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line-strong'),
    accent: token('accent'),
    warn: token('warn'),
    good: token('good'),
    bad: token('bad'),
    hues: HUES.map(token),
    steps: STEPS.map(token),
    font: style.fontFamily,
    // From the page instead of the device, as the user may have chosen another theme.
    night: style.colorScheme === 'dark',
  };
}
