import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { comfortWords } from '@/lib/words/shortcuts';
import { optionId } from '../search/suggestions';
import { TargetList } from './target-list';
import type { Target } from './targets';
import { useTargets } from './use-targets';

/** Where a key leads in a list, round at its ends; undefined for all other keys. */
function movedBy(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

interface JumpBoxProps {
  metered: boolean;
  onChoose: (target: Target) => void;
  onForget: () => void;
}

/** The box and its list (ARIA, "Editable combobox with list autocomplete"); the first target is chosen beforehand. */
export function JumpBox({ metered, onChoose, onForget }: JumpBoxProps) {
  const words = useWords(comfortWords);
  const forms = useForms();
  const list = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups, hasRecent } = useTargets(text, metered);
  const targets = groups.flatMap((group) => group.targets);
  const at = Math.min(active, targets.length - 1);

  useEffect(() => {
    document.getElementById(optionId(list, at))?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[at];
    const next = movedBy(event.key, at, targets.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && target) onChoose(target);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={words.jumpTo}
        aria-autocomplete="list"
        aria-expanded={targets.length > 0}
        aria-controls={list}
        aria-activedescendant={at >= 0 ? optionId(list, at) : undefined}
        placeholder={words.jumpTo}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className="w-full border-line-strong border-b bg-raised px-4 py-3 text-lg focus-visible:-outline-offset-2 placeholder:text-muted"
      />
      <p role="status" className="sr-only">
        {words.toChooseFrom(forms, targets.length)}
      </p>
      <TargetList id={list} groups={groups} active={at} onChoose={onChoose} />
      <JumpFoot hasRecent={hasRecent} metered={metered} onForget={onForget} />
    </>
  );
}

interface JumpFootProps extends Pick<JumpBoxProps, 'metered' | 'onForget'> {
  hasRecent: boolean;
}

function JumpFoot({ hasRecent, metered, onForget }: JumpFootProps) {
  const words = useWords(comfortWords);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t px-4 py-2 text-muted text-xs">
      <p>{metered ? words.nothingIsAsked : words.jumpKeys}</p>
      {hasRecent && (
        <button type="button" onClick={onForget} className="min-h-6 underline">
          {words.forget}
        </button>
      )}
    </div>
  );
}
