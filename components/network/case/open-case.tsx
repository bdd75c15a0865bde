import { type DragEvent, useId, useState } from 'react';
import type { CaseFile } from '@/lib/network/case/file/case-file';
import { askedOf } from '@/lib/network/expansions';
import type { NetworkModel } from '@/lib/network/model';
import { MAX_EXPANDED } from '@/lib/network/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords, networkSinceWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';
import { FILE_INPUT } from './file-input';
import { SinceFile } from './since/since-file';
import { useCaseFile } from './use-case-file';

interface Props {
  /** What is known now. */
  model: NetworkModel;
  /** Whether all that the case asks for has come, or failed. */
  isSettled: boolean;
  /** Each network that is asked for may cost a call. */
  metered: boolean;
}

/** Opens a case file in the place of this view. The facts are those of now; what became of those in the file is told. */
export function OpenCase({ model, isSettled, metered }: Props) {
  const { open } = useWords(networkCaseWords);
  const forms = useForms();
  const { open: put } = useNetworkCase();
  const [opened, setOpened] = useState<CaseFile>();
  const { read, problem, wanted, setWanted } = useCaseFile((file) =>
    callsOf(file, model, metered) > 0 ? undefined : take(file),
  );
  const [input, hint] = [useId(), useId()];

  function take(file: CaseFile) {
    put(file.case, file.trail);
    setOpened(file);
    setWanted(undefined);
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
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
          read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
        className={FILE_INPUT}
      />
      <p id={hint} className="text-muted">
        {open.fileHint}
      </p>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {problem && <p className="font-medium text-warn">{problem}</p>}
        {wanted && (
          <p>
            {open.costs(forms, callsOf(wanted, model, metered))}{' '}
            <PlainButton onClick={() => take(wanted)}>{open.goOn}</PlainButton>
          </p>
        )}
        {opened && !wanted && <Opened file={opened} model={model} isSettled={isSettled} />}
      </div>
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
      {isSettled ? <SinceFile kept={file.model} now={model} /> : <p>{waiting}</p>}
    </>
  );
}
