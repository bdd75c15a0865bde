'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#language';
import { findAction, QUERY } from '@/components/ui/shortcuts';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { OptionGroup, SuggestOption } from '@/lib/records/results/suggest-options';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { loadOptions, optionId, type SearchKind, Suggestions } from './suggestions';

/** Milliseconds without a keystroke before a request. */
const WAIT = 150;

const NONE: OptionGroup[] = [];

/**
 * The options for the typed text (none without a source of suggestions), and the active one (-1: none, only the text).
 */
function useSuggestions(search: SearchKind | undefined) {
  const language = useLanguage();
  const [groups, setGroups] = useState(NONE);
  const [active, setActive] = useState(-1);
  // Until the next answer arrives, the options belong to an earlier text, so the keys must not choose from them.
  const [isStale, setStale] = useState(false);
  const request = useRef<AbortController>(undefined);

  const show = useCallback((next: OptionGroup[]) => {
    setGroups(next);
    setActive(-1);
    setStale(false);
  }, []);

  const close = useCallback(() => {
    request.current?.abort();
    show(NONE);
  }, [show]);

  /** Requests after a pause, and discards an earlier pending request. */
  const ask = useCallback(
    (text: string, caret: number, wait = WAIT) => {
      if (search === undefined) return;
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      setActive(-1);
      setStale(true);
      const { signal } = controller;
      setTimeout(async () => {
        if (signal.aborted) return;
        const found = await loadOptions(search, text, caret, language, signal);
        if (!signal.aborted) show(found);
      }, wait);
    },
    [search, language, show],
  );

  useEffect(() => () => request.current?.abort(), []);
  const options = groups.flatMap((group) => group.options);
  return { groups, options, active, setActive, isStale, ask, close };
}

interface QueryBoxProps {
  id: string;
  name: string;
  /** Undefined without a source of suggestions. */
  search?: SearchKind;
  text: string;
  maxLength: number;
  /** Ids of the elements that describe the box. */
  described: string;
  invalid: boolean;
}

/** From the box through the options and back: -1 is the box itself. */
const stepped = (active: number, by: number, count: number): number =>
  ((active + 1 + by + (count + 1)) % (count + 1)) - 1;

/**
 * The text field of a search. With scripts it is a combobox (ARIA, "Editable combobox with list autocomplete"): it
 * suggests while typing and changes the text only on request. Without scripts it is a plain field.
 */
export function QueryBox({ id, name, search, text, maxLength, described, invalid }: QueryBoxProps) {
  const words = useWords(searchScriptWords);
  const forms = useForms();
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const list = useId();
  const { groups, options, active, setActive, isStale, ask, close } = useSuggestions(search);
  const isHydrated = useHydrated();
  const isOpen = options.length > 0;

  const askAtCaret = (wait?: number) => {
    const { value = '', selectionStart } = input.current ?? {};
    ask(value, selectionStart ?? value.length, wait);
  };

  const choose = ({ href, text: next, caret }: SuggestOption) => {
    close();
    if (href !== undefined) router.push(href);
    if (next === undefined || !input.current) return;
    input.current.value = next;
    input.current.setSelectionRange(caret ?? next.length, caret ?? next.length);
    // Values are suggested immediately after a field name.
    if (next.slice(0, caret).endsWith(':')) askAtCaret(0);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const action = findAction(QUERY, event.key);
    if (action === 'suggestions') {
      event.preventDefault();
      if (isOpen && !isStale) setActive(stepped(active, event.key === 'ArrowUp' ? -1 : 1, options.length));
      else askAtCaret(0);
    } else if (action === 'close_suggestions' && isOpen) {
      event.preventDefault();
      close();
    } else if (action === 'take') {
      const option = options[active];
      if (option) {
        event.preventDefault();
        choose(option);
      } else close();
    }
  };

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? list : undefined,
    'aria-activedescendant': active >= 0 ? optionId(list, active) : undefined,
  } as const;

  return (
    <div className="relative min-w-0 flex-1">
      <input
        ref={input}
        id={id}
        name={name}
        type="search"
        defaultValue={text}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        aria-describedby={described}
        aria-invalid={invalid || undefined}
        className="w-full rounded border border-line-strong bg-raised px-3 py-2"
        {...(isHydrated && search ? combobox : {})}
        onInput={() => askAtCaret()}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && <Suggestions id={list} groups={groups} active={active} onChoose={choose} />}
      <p aria-live="polite" className="sr-only">
        {isOpen && words.suggested(forms, options.length)}
      </p>
    </div>
  );
}
