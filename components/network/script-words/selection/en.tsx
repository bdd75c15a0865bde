import type { ReactNode } from 'react';
import type { Noun } from '@/lib/language/forms/counts';
import type { Forms } from '@/lib/language/forms/forms';
import type { Brought } from '@/lib/network/expansions';
import type { Counts } from '@/lib/network/filter';
import { type KindCounts, kindsToTell } from '@/lib/network/kind-counts';

const KINDS: Record<keyof KindCounts, Noun> = {
  companies: { one: 'company', other: 'companies' },
  persons: { one: 'person', other: 'persons' },
  unknownOwners: { one: 'unknown owner', other: 'unknown owners' },
};
const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

/** What is chosen of a network, and what came of asking for more. Names stand in words as text or as elements. */
export const en = {
  filters: {
    label: 'Filter the network',
    confidence: 'Minimum confidence',
    confidenceHint: 'How sure the register is, from 0 to 100.',
    whatConfidenceIs: 'What confidence is',
    all: 'all',
    above: ({ count }: Forms, confidence: number) => `above ${count(confidence)}`,
    ownership: 'Minimum ownership',
    ownershipHint: 'Of a band the upper end counts.',
    whatABandIs: 'What a band is',
    unknown: 'Show unknown ownership',
    apply: 'Apply',
  },
  shown: ({ count, counted }: Forms, { relationships, of, ofRelationships, ...shown }: Counts) =>
    `${kindsToTell(of)
      .map((kind) => `${count(shown[kind])} of ${counted(of[kind], KINDS[kind])}`)
      .join(' · ')} · ${count(relationships)} of ${counted(ofRelationships, RELATIONSHIPS)} shown`,
  strongest: ({ count }: Forms, drawn: number, all: number) => `Strongest ${count(drawn)} of ${count(all)} drawn.`,
  others: ({ count, form }: Forms, others: number) =>
    form(others, { one: 'The other one as a table', other: `The other ${count(others)} as a table` }),
  drawAll: 'Draw all',
  loading: (name: ReactNode) => <>Loading the network of {name}</>,
  failed: (name: ReactNode, why: string) => (
    <>
      The network of {name} could not be loaded: {why}
    </>
  ),
  again: 'Try again',
  nothingNew: (name: string) => `${name}: nothing new.`,
  added: ({ counted }: Forms, name: string, brought: Brought) =>
    `${name}: ${kindsToTell(brought)
      .map((kind) => counted(brought[kind], KINDS[kind]))
      .join(', ')} and ${counted(brought.relationships, RELATIONSHIPS)} added.`,
  already: (name: string) => `${name} is already expanded.`,
  full: ({ count }: Forms, most: number, name: string) =>
    `${count(most)} networks are open, which is the most: open the page of ${name} instead.`,
  nothingKnown: (name: ReactNode) => (
    <>
      No owner of {name} and nothing it owns is known to this register. That says what the register holds, not that
      there is none.
    </>
  ),
  hidden: ({ count }: Forms, relationships: number) =>
    relationships === 1
      ? 'The filters hide the only relationship.'
      : `The filters hide all ${count(relationships)} relationships.`,
  showAll: 'Show all',
  needsScripts: 'The picture of the network needs scripts. The table says the same.',
};
