'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { type Delimiter, guessColumns, queryOf, readTable } from '@/lib/match/table';
import { beginWork, listAskings, type MatchWork } from '@/lib/match/work';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/format/failed-reply';
import { matchPageWords, matchWords } from '@/lib/words/match';
import { ColumnChoice, RunButton } from './column-choice';
import { Judging } from './judging';
import { problemInWords, TableInput } from './table-input';
import { type Run, useMatchWork } from './use-match-work';

const LINK_BUTTON = 'cursor-pointer underline';
const BUTTON =
  'min-h-6 cursor-pointer rounded border border-line-strong px-2.5 py-1 text-sm hover:bg-sunken disabled:opacity-60';

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function Progress({ run, onCancel }: { run: Run; onCancel: () => void }) {
  const words = useWords(matchWords).run;
  const forms = useForms();
  const { done, all, isRunning, isCancelled, failure } = run;
  if (isRunning) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <progress
          value={done}
          max={all}
          aria-label={words.progress(forms, done, all)}
          className="h-2 w-64 max-w-full appearance-none overflow-hidden rounded bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
        <span className="tabular-nums">{words.progress(forms, done, all)}</span>
        <button type="button" onClick={onCancel} className={BUTTON}>
          {words.cancel}
        </button>
      </div>
    );
  }
  if (failure) {
    return <Notice tone="bad" title={words.stopped(failureInWords(failure, forms.language, Date.now()))} />;
  }
  return <p className="text-sm">{isCancelled ? words.cancelled(forms, done, all) : words.finished(forms, done)}</p>;
}

/** The files, made in this browser. */
function Downloads({ work }: { work: MatchWork }) {
  const words = useWords(matchWords).results;
  const { title } = useWords(matchPageWords);
  const save = async (ending: 'csv' | 'xlsx') => {
    const { saveTable } = await import('./files');
    await saveTable(work, ending, title);
  };
  return (
    <span className="flex items-center gap-2">
      {words.download}
      {(['csv', 'xlsx'] as const).map((ending) => (
        <button key={ending} type="button" onClick={() => void save(ending)} className={BUTTON}>
          {ending.toUpperCase()}
        </button>
      ))}
    </span>
  );
}

interface MatchTablesProps {
  /** Whether each row may cost a call of a remote service. */
  metered: boolean;
  /** Jurisdiction code → name. */
  placeNames: Readonly<Record<string, string>>;
}

/** Reads a table, looks its rows up, takes the reader's decisions and writes the file: all in this browser. */
export function MatchTables({ metered, placeNames }: MatchTablesProps) {
  const words = useWords(matchWords);
  const forms = useForms();
  const { work, isRefused, run, begin, change, lookUp, lookUpAs, cancel } = useMatchWork();
  /** The text of the table, to divide it otherwise. The device does not keep it. */
  const [given, setGiven] = useState<{ text: string; delimiter: Delimiter }>();
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = work?.id;
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (id === undefined) return;
    // Not for a table that was here when the page opened.
    if (!isFirst.current) heading.current?.focus();
  }, [id]);
  useLayoutEffect(() => {
    if (work !== undefined) isFirst.current = false;
  }, [work]);

  if (work === undefined) return null;
  if (work === null) {
    return (
      <TableInput
        onRead={(text, { table, delimiter }, name) => {
          setGiven(text === undefined ? undefined : { text, delimiter });
          begin(beginWork(newId(), table, guessColumns(table), name));
        }}
      />
    );
  }

  const askings = listAskings(work);
  const isBegun = Object.keys(work.answers).length > 0 || run !== undefined;
  const nameless = work.table.rows.filter((row) => !queryOf(row, work.columns)).length;
  const divide = (delimiter: Delimiter): void => {
    const read = readTable(given?.text ?? '', { delimiter });
    setGiven((now) => now && { ...now, delimiter });
    setProblem(read.table ? undefined : problemInWords(read, words.input, forms));
    if (read.table) {
      const { table } = read;
      change((now) => now && { ...now, table, columns: guessColumns(table) });
    }
  };
  const startOver = (): void => {
    setGiven(undefined);
    setProblem(undefined);
    begin(null);
  };

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-line-strong border-b pb-1">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere">
          <bdi>{words.table(forms, work.table.rows.length, work.name)}</bdi>
        </h2>
        <details className="text-sm print:hidden">
          <summary className="cursor-pointer text-accent">{words.startOver}</summary>
          <button type="button" onClick={startOver} className="mt-1 cursor-pointer text-bad underline">
            {words.remove}
          </button>
        </details>
      </div>
      {isRefused && <Notice tone="warn" title={words.notStored} />}
      {problem !== undefined && <Notice tone="bad" title={problem} />}
      {isBegun ? (
        <details className="text-sm print:hidden">
          <summary className="cursor-pointer text-accent">{words.columns.change}</summary>
          <button
            type="button"
            className={`${LINK_BUTTON} mt-1`}
            onClick={() => begin(beginWork(newId(), work.table, work.columns, work.name))}
          >
            {words.columns.changing}
          </button>
        </details>
      ) : (
        <section aria-label={words.columns.title}>
          <ColumnChoice
            table={work.table}
            columns={work.columns}
            onColumns={(columns) => change((now) => now && { ...now, columns })}
            onTable={(table) => change((now) => now && { ...now, table })}
            delimiter={given?.delimiter}
            onDelimiter={divide}
          />
        </section>
      )}
      {nameless > 0 && !run?.isRunning && (
        <p className="text-sm text-warn">
          {work.columns.name === undefined ? words.columns.needsName : words.run.noNames(forms, nameless)}
        </p>
      )}
      {!run?.isRunning && (!isBegun || askings.length > 0) && (
        <RunButton
          askings={askings}
          metered={metered}
          label={(rows) => (isBegun ? words.run.goOn : words.run.start)(forms, rows)}
          onRun={() => void lookUp()}
        />
      )}
      <div aria-live={run?.isRunning ? 'off' : 'polite'}>{run && <Progress run={run} onCancel={cancel} />}</div>
      {isBegun && (
        <Judging
          key={work.id}
          work={work}
          change={change}
          lookUpAs={lookUpAs}
          metered={metered}
          placeNames={placeNames}
          isRunning={run?.isRunning ?? false}
        >
          <Downloads work={work} />
        </Judging>
      )}
    </div>
  );
}
