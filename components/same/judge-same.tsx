'use client';

import { useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import { JsonFileChoice } from '@/components/ui/forms';
import { Link } from '@/components/ui/parts';
import {
  type JudgedRecord,
  mergeJudgements,
  newJudgements,
  parseJudgements,
  printJudgements,
  SAME_KEY,
  type SameJudgement,
  sameAs,
  type Verdict,
  verdictOn,
  withVerdict,
} from '@/lib/network/case/judgements';
import { joinedHref, MOST_ROOTS, rootsHref } from '@/lib/network/roots-href';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { sameWords } from '@/lib/words/same';

const onServer = (): undefined => undefined;
const onDevice = (): string => readStored(SAME_KEY) ?? '';

/** The judgements of this device, the same in all tabs; undefined on the server and before hydration. */
function useJudgements() {
  const text = useSyncExternalStore(subscribeToStored, onDevice, onServer);
  const kept = useMemo(() => (text === undefined ? undefined : parseJudgements(text)), [text]);
  const [isRefused, setRefused] = useState(false);
  const change = (next: (judgements: readonly SameJudgement[]) => readonly SameJudgement[]): void =>
    setRefused(!writeStored(SAME_KEY, printJudgements(next(parseJudgements(readStored(SAME_KEY)).judgements))));
  return { kept, change, isRefused };
}

const BUTTON =
  'min-h-6 cursor-pointer whitespace-nowrap rounded border px-2 py-0.5 text-xs hover:bg-sunken disabled:opacity-60';

const VERDICTS = ['same', 'different'] as const satisfies readonly Verdict[];

interface SameChoiceProps {
  own: JudgedRecord;
  other: JudgedRecord;
}

/** Whether another record is of the same person or company: a press judges, a second one takes it back. */
export function SameChoice({ own, other }: SameChoiceProps) {
  const words = useWords(sameWords);
  const { kept, change, isRefused } = useJudgements();
  const [said, setSaid] = useState('');
  const verdict = kept && verdictOn(kept.judgements, own.path, other.path);
  const press = (pressed: Verdict): void => {
    const next = pressed === verdict ? undefined : pressed;
    change((all) => withVerdict(all, [own, other], next, new Date().toISOString()));
    const done = { same: words.saidSame, different: words.saidDifferent };
    setSaid((next ? done[next] : words.saidUndone)(other.name));
  };
  const labels = { same: words.sameAs(other.name), different: words.differentFrom(other.name) };
  return (
    // Its space is there before hydration, so that nothing moves.
    <span className={`inline-flex flex-wrap gap-1 noscript:hidden print:hidden ${kept ? '' : 'invisible'}`}>
      {VERDICTS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={verdict === one}
          aria-label={labels[one]}
          disabled={kept?.unreadable}
          onClick={() => press(one)}
          className={`${BUTTON} ${verdict === one ? 'border-accent font-semibold text-accent' : 'border-line-strong'}`}
        >
          {words[one]}
        </button>
      ))}
      <span role="status" className="sr-only">
        {said}
      </span>
      {isRefused && (
        <span role="alert" className="text-bad">
          {words.refused}
        </span>
      )}
    </span>
  );
}

const exportHref = (judgements: readonly SameJudgement[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(printJudgements(judgements))}`;

/** All judgements of this device as a file, and those of a file. */
function JudgementFiles({
  judgements,
  change,
}: { judgements: readonly SameJudgement[] } & Pick<ReturnType<typeof useJudgements>, 'change'>) {
  const words = useWords(sameWords);
  const forms = useForms();
  const [said, setSaid] = useState('');
  const bring = (text: string): void => {
    const { judgements: brought, unreadable } = parseJudgements(text);
    if (unreadable || brought.length === 0) {
      setSaid(words.notAFile);
      return;
    }
    change((now) => mergeJudgements(now, brought));
    setSaid(words.brought(forms, newJudgements(judgements, brought).length));
  };
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      {judgements.length > 0 && (
        <a href={exportHref(judgements)} download="judgements.json" className="underline">
          {words.export}
        </a>
      )}
      <JsonFileChoice label={words.import} onText={bring} />
      <span role="status">{said}</span>
    </div>
  );
}

/** As the reference to an element, called once: a function made anew for each view would take the focus back again. */
const focusOnce = (element: HTMLElement | null): void => element?.focus();

/** Offers the judgements of a case file that this device lacks: somebody else's are not taken over unasked. */
export function BroughtJudgements({ brought }: { brought: readonly SameJudgement[] }) {
  const words = useWords(sameWords);
  const forms = useForms();
  const { kept, change, isRefused } = useJudgements();
  const [added, setAdded] = useState<number>();
  if (!kept || kept.unreadable) return null;
  if (isRefused) return <p className="text-bad">{words.refused}</p>;
  if (added !== undefined) {
    return (
      // The button that had the focus is gone.
      <p ref={focusOnce} tabIndex={-1}>
        {words.brought(forms, added)}
      </p>
    );
  }
  const lacking = newJudgements(kept.judgements, brought);
  if (lacking.length === 0) return null;
  const take = (): void => {
    change((now) => mergeJudgements(now, brought));
    setAdded(lacking.length);
  };
  return (
    <div className="space-y-1">
      <p>{words.inFile(forms, lacking.length)}</p>
      <ul className="list-disc pl-5">
        {lacking.slice(0, MOST_LISTED).map(({ records: [a, b], verdict }) => (
          <li key={`${a.path} ${b.path}`}>
            <bdi>{a.name}</bdi>, <bdi>{b.name}</bdi>: {words[verdict]}
          </li>
        ))}
      </ul>
      <button type="button" onClick={take} className="min-h-6 cursor-pointer underline">
        {words.takeOver}
      </button>
    </div>
  );
}

const MOST_LISTED = 10;

interface SameRecordsProps {
  own: JudgedRecord;
  /** Records to judge, where no table has the choices. */
  others?: readonly JudgedRecord[];
  /** Whether a table on the page has the choices; without any, the part is there only if something is judged. */
  hasChoices?: boolean;
}

/**
 * What the reader judged of this record: those that are the same, the network of all of them together, and a way back.
 * Companies and persons who own are one box of that network, and officers bring the companies of their offices.
 */
export function SameRecords({ own, others = [], hasChoices = others.length > 0 }: SameRecordsProps) {
  const words = useWords(sameWords);
  const forms = useForms();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kept, change } = useJudgements();
  if (!kept) return null;
  const { judgements, unreadable } = kept;
  const same = sameAs(judgements, own.path);
  if (same.length === 0 && !hasChoices) return null;
  const companies = [...new Set([own, ...same].flatMap((record) => record.companies))].slice(0, MOST_ROOTS);
  const isEntity = own.companies.includes(own.path);
  const isPerson = own.path.startsWith('/placeholders/');
  const takeBack = (record: JudgedRecord): void => {
    change((all) =>
      all.filter(({ records, verdict }) => {
        const isAbout = records.some(({ path }) => path === record.path);
        const isHere = records.every(({ path }) => path === own.path || same.some((one) => one.path === path));
        return !(verdict === 'same' && isAbout && isHere);
      }),
    );
    // The button is gone.
    heading.current?.focus();
  };
  return (
    <section
      aria-labelledby={id}
      className="my-3 space-y-2 rounded border border-line-strong bg-raised px-4 py-3 text-sm print:hidden"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="font-sans font-semibold text-base">
        {words.title}
      </h2>
      <p className="text-muted">{unreadable ? words.unreadable : words.note}</p>
      {others.length > 0 && (
        <ul className="space-y-1">
          {others.map((other) => (
            <li key={other.path} className="flex flex-wrap items-baseline gap-x-3">
              <bdi>{other.name}</bdi> <SameChoice own={own} other={other} />
            </li>
          ))}
        </ul>
      )}
      {same.length > 0 && (
        <ul className="space-y-1">
          {same.map((record) => (
            <li key={record.path} className="flex flex-wrap items-baseline gap-x-3">
              <Link href={record.path} className="underline">
                <bdi>{record.name}</bdi>
              </Link>
              <span className="text-muted">{words.judged.same}</span>
              <button
                type="button"
                aria-label={words.undoOn(record.name)}
                onClick={() => takeBack(record)}
                className="cursor-pointer underline"
              >
                {words.undo}
              </button>
            </li>
          ))}
        </ul>
      )}
      {same.length > 0 && companies.length > 1 && (
        <p>
          <Link
            href={isEntity ? joinedHref(companies, own.name) : rootsHref(companies)}
            className="font-medium underline"
          >
            {(isPerson ? words.networkOfPersons : words.network)(forms, companies.length)}
          </Link>
        </p>
      )}
      <JudgementFiles judgements={judgements} change={change} />
    </section>
  );
}
