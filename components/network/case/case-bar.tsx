import type { ReactNode } from 'react';
import type { Expansion } from '@/lib/network/expansions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { useNetworkCase } from '../use-case';
import type { NetworkView } from '../use-network-view';
import { AwayList } from './away-list';
import { CaseAnnouncement } from './case-announcement';
import { CaseTrail } from './case-trail';
import { IdListForm } from './id-list-form';
import { OpenCase } from './open-case';
import { TakePicture } from './take-picture';
import { UndoButtons } from './undo-buttons';

export interface CaseBarProps {
  view: NetworkView;
  /** From whom the page begins without being told otherwise. */
  roots: readonly string[];
  expansions: readonly Expansion[];
  jurisdictionNames: Readonly<Record<string, string>>;
  metered: boolean;
  /** Whether all that the case asks for has come, or failed. */
  isSettled: boolean;
}

/** Everything that is done with the view as a whole: back and forth, what is away, its steps, its files. */
export function CaseBar({ view, roots, expansions, jurisdictionNames, metered, isSettled }: CaseBarProps) {
  const words = useWords(networkCaseWords);
  const forms = useForms();
  const { case: look, history } = useNetworkCase();
  const { model } = view;
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-start gap-x-6 gap-y-2 text-sm noscript:hidden print:hidden"
    >
      <UndoButtons model={model} />
      <Fold title={words.away.title(forms, look.hidden.size, look.groups.length)}>
        <AwayList view={view} jurisdictionNames={jurisdictionNames} />
      </Fold>
      <Fold title={words.trail.title(forms, history.done.length)}>
        <CaseTrail model={model} />
      </Fold>
      <Fold title={words.take.title}>
        <TakePicture view={view} roots={roots} metered={metered} />
      </Fold>
      <Fold title={words.open.title}>
        <div className="flex flex-col gap-5">
          <OpenCase model={model} isSettled={isSettled} metered={metered} />
          <IdListForm model={model} metered={metered} asked={expansions.length} />
        </div>
      </Fold>
      <CaseAnnouncement model={model} />
    </section>
  );
}

/** Open, it takes a line of its own, so that it covers nothing. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="w-fit cursor-pointer rounded py-1 text-accent underline underline-offset-[0.2em]">
        {title}
      </summary>
      <div className="mt-2 max-w-3xl rounded border border-line bg-raised p-4">{children}</div>
    </details>
  );
}
