import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

const OWNERS = { one: 'ultimate owner', other: 'ultimate owners' };

/** Who owns a company in the end, with the arithmetic. Names and shares stand in words as text or as elements. */
export const en = {
  title: 'Who owns it in the end',
  owners: 'ultimate owners',
  count: ({ counted }: Forms, owners: number) => counted(owners, OWNERS),
  rule: 'Economic share: multiplied along each chain, added over all chains. Votes and control are told apart.',
  none: (name: ReactNode) => <>No owner of {name} is known here.</>,
  isPerson: (name: ReactNode) => <>{name} is a person, whom nobody owns.</>,
  onlyLoop: (name: ReactNode) => <>Nobody outside the loop in which {name} stands is known to own any of it.</>,
  together: 'Together, as they own each other',
  chains: (name: string) => `Chains from ${name}`,
  sum: 'Sum of the chains',
  sumShown: 'Sum of the chains shown',
  loopsAdd: 'Loops add',
  othersAdd: 'Loops and chains not shown add',
  cut: 'More than the others leave, taken off the upper end',
  total: 'In all',
  unknown: (share: ReactNode) => <>No owner is known of {share}.</>,
  withoutShare: {
    title: 'At the top by votes or control; what that is worth in shares is not stated',
    holders: 'holders without a stated share',
    noShare: (name: ReactNode) => <>No share in {name} is stated here.</>,
  },
  nothingUnknown: 'With these the whole is known.',
  itself: (name: ReactNode, share: ReactNode) => (
    <>
      Through the loop {name} holds {share} of itself.
    </>
  ),
  round: 'The loop',
  between: ({ counted }: Forms, entities: number) =>
    `${counted(entities, { one: 'owner', other: 'owners' })} on the way, with the share of each`,
  tooManyBetween: ({ count }: Forms, entities: number) =>
    `${count(entities)} entities stand above it; the shares of those on the way are not computed.`,
  moreOpen: ({ counted }: Forms, entities: number) =>
    `The same is so of ${counted(entities, { one: 'other', other: 'others' })} on the way.`,
  warnings: 'Settled by a rule',
  overDeclared: (company: ReactNode, total: string) => (
    <>
      Of {company}, {total} is declared in all. Each holding was divided by that.
    </>
  ),
  accountsDiffer: (owner: ReactNode, company: ReactNode, between: string) => (
    <>
      What {owner} holds of {company} is stated in ways that contradict each other: {between} counts.
    </>
  ),
  selfHolding: (company: ReactNode, share: string) => (
    <>
      {company} holds {share} of itself. Such shares carry no rights: the others’ grow in proportion.
    </>
  ),
  closedLoop: (companies: ReactNode) => (
    <>These own each other wholly, so that nobody outside can own any of them: {companies}.</>
  ),
};
