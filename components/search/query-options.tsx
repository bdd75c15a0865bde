'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '#language';
import { type ActionIn, findAction, QUERY } from '@/components/ui/shortcuts';
import type { OptionGroup, SuggestOption } from '@/lib/records/results/suggest-options';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { loadOptions, optionId, type SearchKind, Suggestions } from './suggestions';

/** Milliseconds without a keystroke before a request. */
const WAIT = 150;

const NONE: OptionGroup[] = [];

/** Adds the chosen company to an address, as another value of a parameter, instead of opening its page. */
export interface AddsRecord {
  href: string;
  parameter: string;
  /** Whether persons who own or control companies can be added too. */
  withPersons?: boolean;
}

const ADDED = /^\/(?:companies\/[^/?]+\/[^/?]+|placeholders\/[^/?]+)$/;

/** Only what can be added. */
const onlyAdded = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups
    .map(({ title, options }) => ({ title, options: options.filter(({ href }) => ADDED.test(href ?? '')) }))
    .filter(({ options }) => options.length > 0);

function withRecord({ href, parameter }: AddsRecord, record: string): string {
  const value = encodeURIComponent(record).replaceAll('%2F', '/');
  return `${href}${href.includes('?') ? '&' : '?'}${parameter}=${value}`;
}

/** The options for the typed text, and the active one (-1: none, only the text). */
function useSuggestions(search: SearchKind, adds: AddsRecord | undefined) {
  const language = useLanguage();
  const [isAdded, withPersons] = [adds !== undefined, adds?.withPersons ?? false];
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
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      setActive(-1);
      setStale(true);
      const { signal } = controller;
      setTimeout(async () => {
        if (signal.aborted) return;
        const found = await loadOptions({ search, text, caret, language, withPersons }, signal);
        if (!signal.aborted) show(isAdded ? onlyAdded(found) : found);
      }, wait);
    },
    [search, language, show, isAdded, withPersons],
  );

  useEffect(() => () => request.current?.abort(), []);
  const options = groups.flatMap((group) => group.options);
  return { groups, options, active, setActive, isStale, ask, close };
}

/** The state of the list for the ARIA attributes of the box; undefined while it is closed. */
export interface OpenList {
  /** The id of the list. */
  list: string;
  /** The id of the active option. */
  active?: string;
}

interface QueryOptionsProps {
  input: RefObject<HTMLInputElement | null>;
  search: SearchKind;
  onChange: (open: OpenList | undefined) => void;
  /** Where the list is and how wide, as classes. */
  place: string;
  adds?: AddsRecord;
}

/** From the box through the options and back: -1 is the box itself. */
const stepped = (active: number, by: number, count: number): number =>
  ((active + 1 + by + (count + 1)) % (count + 1)) - 1;

/** The options of a query box, which is loaded without them: most pages are left without typing. */
export default function QueryOptions({ input, search, onChange, place, adds }: QueryOptionsProps) {
  const words = useWords(searchScriptWords);
  const forms = useForms();
  const router = useRouter();
  const list = useId();
  const { groups, options, active, setActive, isStale, ask, close } = useSuggestions(search, adds);
  const isOpen = options.length > 0;

  const askAtCaret = useCallback(
    (wait?: number) => {
      const { value = '', selectionStart } = input.current ?? {};
      ask(value, selectionStart ?? value.length, wait);
    },
    [input, ask],
  );

  const choose = ({ href, text: next, caret }: SuggestOption) => {
    close();
    if (href !== undefined) router.push(adds ? withRecord(adds, href) : href);
    if (next === undefined || !input.current) return;
    input.current.value = next;
    input.current.setSelectionRange(caret ?? next.length, caret ?? next.length);
    // Values are suggested immediately after a field name.
    if (next.slice(0, caret).endsWith(':')) askAtCaret(0);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const effects: Record<ActionIn<typeof QUERY>, () => void> = {
      suggestions() {
        event.preventDefault();
        if (isOpen && !isStale) setActive(stepped(active, event.key === 'ArrowUp' ? -1 : 1, options.length));
        else askAtCaret(0);
      },
      take() {
        const option = options[active];
        if (!option) return close();
        event.preventDefault();
        choose(option);
      },
      close_suggestions() {
        if (!isOpen) return;
        event.preventDefault();
        close();
      },
    };
    const action = findAction(QUERY, event.key);
    if (action) effects[action]();
  };
  const latestOnKeyDown = useRef(onKeyDown);
  // With the list, not after the next frame: a key between the two would ask for the same list again.
  useLayoutEffect(() => {
    latestOnKeyDown.current = onKeyDown;
  });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const onInput = () => askAtCaret();
    const onKey = (event: KeyboardEvent) => latestOnKeyDown.current(event);
    box.addEventListener('input', onInput);
    box.addEventListener('keydown', onKey);
    box.addEventListener('blur', close);
    // Typed while this was loading.
    if (box.value !== box.defaultValue) askAtCaret(0);
    return () => {
      box.removeEventListener('input', onInput);
      box.removeEventListener('keydown', onKey);
      box.removeEventListener('blur', close);
    };
  }, [input, askAtCaret, close]);

  const activeId = active >= 0 ? optionId(list, active) : undefined;
  useEffect(() => {
    onChange(isOpen ? { list, ...(activeId && { active: activeId }) } : undefined);
  }, [onChange, isOpen, list, activeId]);

  return (
    <>
      {isOpen && <Suggestions id={list} groups={groups} active={active} onChoose={choose} place={place} />}
      <p aria-live="polite" className="sr-only">
        {isOpen && words.suggested(forms, options.length)}
      </p>
    </>
  );
}
