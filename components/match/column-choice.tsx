'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import type { RowsPrice } from '@/lib/match/rows';
import { type Columns, DELIMITERS, type Delimiter, ROLES, type Role, type Table, withHeader } from '@/lib/match/table';
import type { Asking } from '@/lib/match/work';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { matchWords } from '@/lib/words/match';
import { askPrice } from './use-match-work';

const SELECT = 'w-full rounded border border-line-strong bg-raised px-2 py-1.5 text-sm';

interface ColumnChoiceProps {
  table: Table;
  columns: Columns;
  onColumns: (columns: Columns) => void;
  onTable: (table: Table) => void;
  /** Only while the text of the table is there, which the device does not keep. */
  delimiter?: Delimiter;
  onDelimiter: (delimiter: Delimiter) => void;
}

const PREVIEWED = 5;

/** The name of a column in lists. */
function useColumnName(): (table: Table, column: number) => string {
  const words = useWords(matchWords).columns;
  const forms = useForms();
  return ({ header }, column) => header[column] || words.unnamed(forms, column + 1);
}

/** Which column holds what, guessed and changeable, beside the first rows. */
export function ColumnChoice({ table, columns, onColumns, onTable, delimiter, onDelimiter }: ColumnChoiceProps) {
  const words = useWords(matchWords).columns;
  const nameOf = useColumnName();
  const id = useId();
  const choose = (role: Role, value: string): void => {
    const { [role]: _, ...others } = columns;
    onColumns(value === '' ? others : { ...others, [role]: Number(value) });
  };
  const indexes = table.header.map((_, column) => column);
  return (
    <div className="space-y-4">
      <div className="grid gap-x-4 gap-y-3 grid-cols-2 lg:grid-cols-4">
        {ROLES.map((role) => (
          <label key={role} htmlFor={`${id}-${role}`} className="block min-w-0 text-sm">
            <span className="mb-1 block font-medium">{words.roles[role]}</span>
            <select
              id={`${id}-${role}`}
              value={columns[role] ?? ''}
              onChange={({ target }) => choose(role, target.value)}
              className={SELECT}
            >
              <option value="">{words.noColumn}</option>
              {indexes.map((column) => (
                <option key={column} value={column}>
                  {nameOf(table, column)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={table.hasHeader}
            onChange={({ target }) => onTable(withHeader(table, target.checked))}
          />
          {words.hasHeader}
        </label>
        {delimiter && (
          <label className="flex items-center gap-2">
            {words.delimiter}
            <select
              value={delimiter}
              onChange={({ target }) => onDelimiter(target.value as Delimiter)}
              className="rounded border border-line-strong bg-raised px-2 py-1 text-sm"
            >
              {(Object.keys(DELIMITERS) as Delimiter[]).map((one) => (
                <option key={one} value={one}>
                  {words.delimiters[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section className="relative overflow-x-auto" aria-label={words.preview} tabIndex={0}>
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">{words.preview}</caption>
          <thead>
            <tr className="border-line border-b text-muted">
              {indexes.map((column) => (
                <th key={column} scope="col" className="max-w-64 truncate py-1.5 pr-4 font-medium">
                  {nameOf(table, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {table.rows.slice(0, PREVIEWED).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no other key, and stay in their order
              <tr key={at} className="align-top">
                {indexes.map((column) => (
                  <td key={column} className="max-w-64 truncate py-1.5 pr-4">
                    <bdi>{row[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface RunButtonProps {
  askings: readonly Asking[];
  /** Whether a row costs a call of a remote service. */
  metered: boolean;
  label: (rows: number) => string;
  onRun: () => void;
  children?: ReactNode;
}

/** Changes of columns within this time are priced together. */
const SETTLED_MS = 400;

/** The price of what is still to be looked up; null while it is found out, undefined if it cannot be. */
function useRowsPrice(askings: readonly Asking[], metered: boolean): RowsPrice | null | undefined {
  const [price, setPrice] = useState<RowsPrice | null>();
  const asked = JSON.stringify(askings.map(({ query }) => query));
  useEffect(() => {
    if (!metered || asked === '[]') return;
    let isCurrent = true;
    setPrice(null);
    const timer = setTimeout(async () => {
      const told = await askPrice(JSON.parse(asked));
      if (isCurrent) setPrice(told);
    }, SETTLED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, metered]);
  return price;
}

const BUTTON =
  'cursor-pointer rounded border border-accent bg-accent px-4 py-2 font-medium text-on-accent text-sm disabled:cursor-default disabled:opacity-60';

/** Begins to look rows up. In front of a remote service its price stands beside it, before anything is spent. */
export function RunButton({ askings, metered, label, onRun, children }: RunButtonProps) {
  const words = useWords(matchWords).run;
  const forms = useForms();
  const price = useRowsPrice(askings, metered);
  const rows = askings.reduce((sum, one) => sum + one.rows.length, 0);
  const calls = price?.calls ?? askings.length;
  const left = price?.left_today;
  const isPricing = metered && price === null;
  const isTooDear = left !== undefined && calls > 0 && left <= 0 && calls === askings.length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className={BUTTON} disabled={rows === 0 || isPricing || isTooDear} onClick={onRun}>
        {label(rows)}
      </button>
      {metered && rows > 0 && (
        <p role="status" className="text-sm">
          {isPricing && words.pricing}
          {!isPricing && calls === 0 && words.free}
          {!isPricing && calls > 0 && words.price(forms, calls, left)}
          {left !== undefined && calls > left && ` ${left > 0 ? words.notEnough(forms, left) : words.noneLeft}`}
        </p>
      )}
      {children}
    </div>
  );
}
