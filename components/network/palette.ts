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

/** Of the light theme, on white: for what is printed or handed on as a document. */
export const toPaper = ({ font }: Palette): Palette => ({
  sunken: '#ffffff',
  raised: '#ffffff',
  soft: '#e6e8f6',
  onAccent: '#ffffff',
  ink: '#1d1c24',
  muted: '#5b5965',
  line: '#8d8778',
  accent: '#2b3f9e',
  warn: '#7d5000',
  good: '#1d6643',
  bad: '#9b2727',
  hues: ['#054f8f', '#d85c0f', '#077952', '#b5588f', '#754f00', '#288bce', '#6d1233', '#4d5560'],
  steps: ['#8fa3c7', '#6580b3', '#3f5f9e', '#24407f', '#0f2350'],
  font,
  night: false,
});
