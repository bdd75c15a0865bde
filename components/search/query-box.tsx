'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import type { AddsRecord, OpenList } from './query-options';
import type { SearchKind } from './suggestions';

// Loaded on first use.
const QueryOptions = lazy(() => import('./query-options'));

interface QueryBoxProps {
  id: string;
  name: string;
  /** Undefined without a source of suggestions. */
  search?: SearchKind;
  text?: string;
  maxLength: number;
  /** Ids of the elements that describe the box. */
  described?: string;
  invalid?: boolean;
  placeholder?: string;
  /** The tooltip and the keys that focus the box (`aria-keyshortcuts`). */
  title?: string;
  keys?: string;
  className?: string;
  /** Where the list of options is and how wide, as classes. */
  place?: string;
  /** What choosing a record does; by default it opens it. */
  adds?: AddsRecord;
}

/**
 * The text field of a search. With scripts it is a combobox (ARIA, "Editable combobox with list autocomplete"): it
 * suggests while typing and changes the text only on request. Without scripts it is a plain field.
 */
export function QueryBox({ id, name, search, text = '', maxLength, described, invalid, ...look }: QueryBoxProps) {
  const { placeholder, title, keys, className = 'bg-raised px-3 py-2', place = 'right-0 left-0', adds } = look;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState<OpenList>();

  // It may have the focus before its script runs.
  useEffect(() => {
    if (document.activeElement === input.current) setUsed(true);
  }, []);

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open !== undefined,
    'aria-controls': open?.list,
    'aria-activedescendant': open?.active,
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
        placeholder={placeholder}
        title={title}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        aria-keyshortcuts={keys}
        aria-describedby={described}
        aria-invalid={invalid || undefined}
        className={`w-full rounded border border-line-strong placeholder:text-muted ${className}`}
        {...(isHydrated && search ? combobox : {})}
        onFocus={() => setUsed(true)}
      />
      {isUsed && search && (
        <Suspense>
          <QueryOptions input={input} search={search} onChange={setOpen} place={place} adds={adds} />
        </Suspense>
      )}
    </div>
  );
}
