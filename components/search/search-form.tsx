'use client';

import { formHref } from '@/lib/search/form-href';
import { useSearchNavigation } from './search-navigation';

interface SearchFormProps {
  action: string;
  /** What else is in the address. */
  kept: [name: string, value: string][];
  /** What was typed is in the list afterwards, so the box is empty again. */
  clearsAfter?: boolean;
  className?: string;
  children: React.ReactNode;
}

/** A GET form of the panel: a page load without scripts; with them the page stays and the focus too. */
export function SearchForm({ action, kept, clearsAfter = false, className, children }: SearchFormProps) {
  const { go } = useSearchNavigation();
  return (
    <form
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        go(formHref(action, new FormData(event.currentTarget)));
        if (clearsAfter) event.currentTarget.reset();
      }}
    >
      {children}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
