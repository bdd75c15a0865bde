import { useMemo } from 'react';
import { groupNames } from '@/lib/network/case/groups';
import type { Comparison } from '@/lib/network/changes/changes';
import type { NetworkModel } from '@/lib/network/model';
import type { Palette } from '@/lib/network/style';
import { useNetworkCase } from './case/use-case';
import { useChanges } from './use-filter';

/** What lists tell of entities and relationships beside their facts. */
export interface ListMarks {
  /** By the id of each entity that belongs to a group, the group's name. */
  groups: ReadonlyMap<string, string>;
  /** Two days that are compared. */
  compared?: Comparison;
}

/** The same object as long as nothing of it changes, so that a thousand rows are not drawn anew. */
export function useListMarks(model: NetworkModel): ListMarks {
  const { groups } = useNetworkCase().case;
  const compared = useChanges(model);
  return useMemo(() => ({ groups: groupNames({ groups }, model), compared }), [groups, model, compared]);
}

/** A canvas knows no CSS variables: the page's tokens as they stand at this moment. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    sunken: token('sunken'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line-strong'),
    accent: token('accent'),
    warn: token('warn'),
    good: token('good'),
    bad: token('bad'),
    font: style.fontFamily,
    // By the page and not by the device: either may have been chosen against the other.
    night: style.colorScheme === 'dark',
  };
}
