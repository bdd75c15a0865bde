import { Fragment, type ReactNode } from 'react';
import { shareOfFraction } from '@/lib/network/findings/fraction';
import type { Interval } from '@/lib/network/ownership/interval';
import type { OwnershipWarning } from '@/lib/network/ownership/warnings';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { Notice } from '../../ui/notice';
import { EntityName } from '../findings/entity-name';

/** What was amiss in the facts, and by which rule it was settled. */
export function WarningLines({ warnings }: { warnings: readonly OwnershipWarning[] }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const say = (fraction: Interval) => shareWords(shareOfFraction(fraction), language);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" title={words.warnings}>
      <ul className="flex flex-col gap-1">
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{inWords(warning, words, say)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function inWords(
  warning: OwnershipWarning,
  words: (typeof networkOwnershipWords)['en'],
  say: (fraction: Interval) => string,
): ReactNode {
  switch (warning.kind) {
    case 'over_declared':
      return words.overDeclared(<EntityName id={warning.company} />, say({ low: warning.total, high: warning.total }));
    case 'accounts_differ':
      return words.accountsDiffer(
        <EntityName id={warning.owner} />,
        <EntityName id={warning.company} />,
        say(warning.between),
      );
    case 'self_holding':
      return words.selfHolding(<EntityName id={warning.company} />, say(warning.share));
    case 'closed_loop':
      return words.closedLoop(<EntityNames ids={warning.companies} />);
  }
}

const EntityNames = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <EntityName id={id} />
    </Fragment>
  ));
