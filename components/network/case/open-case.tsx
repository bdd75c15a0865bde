'use client';

import { useRouter } from 'next/navigation';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { BroughtJudgements } from '@/components/same/judge-same';
import { type CaseFile, CaseFileError, isCaseFileError, LARGEST_FILE } from '@/lib/network/case/case';
import { changesSince } from '@/lib/network/case/since';
import type { RelationshipChange } from '@/lib/network/changes/changes';
import { askedOf } from '@/lib/network/expansions';
import { MAX_EXPANDED, type NetworkModel, nameOf, shareWords } from '@/lib/network/model';
import { MOST_ROOTS, rootsHref } from '@/lib/network/roots-href';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import type { FileProblem } from '@/lib/words/arguments';
import { caseWords, networkCaseWords, networkSinceWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../controls';
import { type SinceLine, SinceReport } from './since';
import { useNetworkCase } from './use-case';

/** Styles the button of file inputs like other buttons. */
export const FILE_INPUT =
  'max-w-full text-muted file:mr-3 file:cursor-pointer file:rounded file:border file:border-line-strong file:border-solid file:bg-raised file:px-2.5 file:py-1 file:text-ink';

/**
 * Reads untrusted files. A rejected file changes nothing. `wanted` is a file that waits for the user's consent; choosing
 * another clears it.
 */
function useCaseFile(onRead: (file: CaseFile) => void) {
  const words = useWords(caseWords);
  const [problem, setProblem] = useState('');
  const [wanted, setWanted] = useState<CaseFile>();

  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem('');
    setWanted(undefined);
    try {
      onRead(await caseFileIn(chosen));
    } catch (error) {
      const why: FileProblem = isCaseFileError(error) ? error.problem : { kind: 'not_json' };
      setProblem(words.file.problem(why));
    }
  }
  return { read, problem, wanted, setWanted };
}

/** Rejects files that are too large before reading them. The parser is loaded on first use. */
async function caseFileIn(chosen: File): Promise<CaseFile> {
  const { size } = chosen;
  if (size > LARGEST_FILE) throw new CaseFileError({ kind: 'too_large', size, limit: LARGEST_FILE });
  const { readCaseFile } = await import('@/lib/network/case/read-file');
  return readCaseFile(await chosen.text());
}

interface SinceFileProps {
  kept: NetworkModel;
  now: NetworkModel;
}

/** What changed since a file was saved, for the facts that have been requested again. */
export function SinceFile({ kept, now }: SinceFileProps) {
  const { language } = useForms();
  const { relationships, entities, unchecked } = useMemo(() => changesSince(kept, now), [kept, now]);
  const name = (id: string) => nameOf(now.entities.get(id) ?? kept.entities.get(id), id);
  const named = (kind: 'added' | 'gone') => [...entities].flatMap(([id, one]) => (one === kind ? [name(id)] : []));
  const whatOf = (change: RelationshipChange): string | undefined => {
    if (change.kind !== 'changed') return undefined;
    const [was, is] = [change.before, change.after].map(({ share }) => shareWords(share, language));
    return was === is ? undefined : `${was} → ${is}`;
  };
  const lines = [...relationships.values()].map((change): SinceLine => {
    const { id, parent, child } = change.kind === 'gone' ? change.before : change.after;
    return { key: id, kind: change.kind, parent: name(parent), child: name(child), what: whatOf(change) };
  });
  return <SinceReport lines={lines} entities={{ added: named('added'), gone: named('gone') }} unchecked={unchecked} />;
}

/** A file on its way to the page of its network; in-app navigation keeps it. */
let handedOver: CaseFile | undefined;

/** The page of a case: the record's own network, or that of several roots. */
const caseHref = (roots: readonly string[]): string =>
  roots.length === 1 ? `${roots[0]}/network` : rootsHref(roots.slice(0, MOST_ROOTS));

/** Whether a case is about the network of a page with these roots, whatever else was added to it. */
const belongsTo = ({ case: { roots } }: CaseFile, pageRoots: readonly string[]): boolean =>
  roots.length === 0 || (roots[0] === pageRoots[0] && pageRoots.every((root) => roots.includes(root)));

/** Goes to the network of a case, so that the page has its name; the workspace there takes the file over. */
function LeaveFor({ file }: { file: CaseFile }) {
  const router = useRouter();
  useEffect(() => {
    handedOver = file;
    router.push(caseHref(file.case.roots));
  }, [file, router]);
  return null;
}

interface CaseFileFieldProps {
  onFile: (file: File | undefined) => void;
  problem: string;
  children?: ReactNode;
}

/** Where a case file is chosen or dropped; below it what came of it. */
function CaseFileField({ onFile, problem, children }: CaseFileFieldProps) {
  const { open } = useWords(networkCaseWords);
  const [input, hint] = [useId(), useId()];
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    onFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field within does the same by keys
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className="flex flex-col gap-2 rounded border border-line-strong border-dashed p-3"
    >
      <label htmlFor={input} className="font-medium">
        {open.file}
      </label>
      <input
        id={input}
        type="file"
        accept=".json,application/json"
        aria-describedby={hint}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
        className={FILE_INPUT}
      />
      <p id={hint} className="text-muted">
        {open.fileHint}
      </p>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {problem && <p className="font-medium text-warn">{problem}</p>}
        {children}
      </div>
    </div>
  );
}

/** Opens a case file where no network is shown yet. */
export function OpenFirstCase() {
  const { read, problem, wanted, setWanted } = useCaseFile((file) => setWanted(file));
  return (
    <CaseFileField onFile={read} problem={problem}>
      {wanted && wanted.case.roots.length > 0 && <LeaveFor file={wanted} />}
    </CaseFileField>
  );
}

interface Props {
  /** The current facts. */
  model: NetworkModel;
  /** Default roots of the page. */
  roots: readonly string[];
  /** Whether all requests of the case have succeeded or failed. */
  isSettled: boolean;
  /** Each request for a network may cost a call. */
  metered: boolean;
}

/**
 * Replaces this view with a case file of the same network, or goes to the page of its network. Facts are current; what
 * differs from the file is displayed.
 */
export function OpenCase({ model, roots, isSettled, metered }: Props) {
  const { open } = useWords(networkCaseWords);
  const forms = useForms();
  const { open: put } = useNetworkCase();
  const [opened, setOpened] = useState<CaseFile>();
  const [leaving, setLeaving] = useState<CaseFile>();
  const { read, problem, wanted, setWanted } = useCaseFile((file) =>
    belongsTo(file, roots) ? offer(file) : setLeaving(file),
  );
  const field = useRef<HTMLDivElement>(null);

  function take(file: CaseFile) {
    put(file.case, file.trail);
    setOpened(file);
    setWanted(undefined);
  }
  function offer(file: CaseFile) {
    if (callsOf(file, model, metered) > 0) setWanted(file);
    else take(file);
  }
  const receive = useEffectEvent(() => {
    const file = handedOver;
    handedOver = undefined;
    if (!file || file.case.roots[0] !== roots[0]) return;
    const fold = field.current?.closest('details');
    if (fold) fold.open = true;
    offer(file);
  });
  useEffect(() => receive(), []);
  return (
    <div ref={field}>
      <CaseFileField onFile={read} problem={problem}>
        {leaving && <LeaveFor file={leaving} />}
        {wanted && (
          <p>
            {open.costs(forms, callsOf(wanted, model, metered))}{' '}
            <PlainButton onClick={() => take(wanted)}>{open.goOn}</PlainButton>
          </p>
        )}
        {opened && !wanted && <Opened file={opened} model={model} isSettled={isSettled} />}
      </CaseFileField>
    </div>
  );
}

const callsOf = ({ case: look }: CaseFile, model: NetworkModel, metered: boolean): number =>
  metered ? askedOf(look, model).filter((id) => !model.expanded.has(id)).length : 0;

interface OpenedProps {
  file: CaseFile;
  model: NetworkModel;
  isSettled: boolean;
}

function Opened({ file, model, isSettled }: OpenedProps) {
  const { open } = useWords(networkCaseWords);
  const forms = useForms();
  const { waiting } = useWords(networkSinceWords);
  const { roots, expanded } = file.case;
  return (
    <>
      <p>
        <bdi>{open.opened(file.title, forms.date(file.saved_at))}</bdi>
      </p>
      {roots.length + expanded.length > MAX_EXPANDED && <p>{open.tooMany(forms, MAX_EXPANDED)}</p>}
      <BroughtJudgements brought={file.judgements} />
      {isSettled ? <SinceFile kept={file.model} now={model} /> : <p>{waiting}</p>}
    </>
  );
}
