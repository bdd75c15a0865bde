'use client';

import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import {
  LONGEST_CELL,
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_ROWS,
  type ReadTable,
  readTable,
  type TableProblem,
  toTable,
} from '@/lib/match/table';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { matchWords } from '@/lib/words/match';

/** Letters beyond a byte make a text of so many characters no longer than this. */
const MOST_BYTES = MOST_CHARACTERS * 3;

const LIMITS: Readonly<Record<TableProblem, number>> = {
  empty: 0,
  too_many_rows: MOST_ROWS,
  too_many_columns: MOST_COLUMNS,
  too_long: MOST_CHARACTERS,
};

/** The text of a file as spreadsheets save it: UTF-8, UTF-16, else the letters of Windows. Undefined if it is no text. */
function textOf(bytes: Uint8Array): string | undefined {
  const decode = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', false);
  if (bytes.includes(0)) return undefined;
  try {
    return decode('utf-8', true);
  } catch {
    return decode('windows-1252', false);
  }
}

/** What is wrong with a text, in words. */
export const problemInWords = (
  { problem, found }: Extract<ReadTable, { problem: TableProblem }>,
  words: (typeof matchWords)['en']['input'],
  forms: Forms,
): string => words.problems[problem](forms, found, LIMITS[problem]);

interface TableInputProps {
  /** Called with a table, and its text unless it is of a workbook. `name`: of the file, without its ending. */
  onRead: (text: string | undefined, read: Extract<ReadTable, { table: object }>, name?: string) => void;
}

const BUTTON = 'cursor-pointer rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm';

/** Where a table is pasted, chosen as a file or dropped. */
export function TableInput({ onRead }: TableInputProps) {
  const words = useWords(matchWords).input;
  const forms = useForms();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  const take = (result: ReadTable, given: string | undefined, name?: string): void => {
    if (result.table) onRead(given, result, name);
    else setProblem(problemInWords(result, words, forms));
  };
  const read = (given: string, name?: string): void => take(readTable(given), given, name);
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setProblem(problemInWords({ problem: 'too_long', found: file.size }, words, forms));
      return;
    }
    const name = file.name.replace(/\.\w+$/, '');
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { isWorkbook, readWorkbook } = await import('@/lib/match/workbook');
      if (isWorkbook(bytes)) {
        take(toTable(readWorkbook(bytes), { delimiter: 'none' }), undefined, name);
        return;
      }
      const content = textOf(bytes);
      if (content === undefined) setProblem(words.unreadable);
      else read(content, name);
    } catch {
      setProblem(words.unreadable);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    read(text);
  };
  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') void readFile(event.dataTransfer.files[0]);
  };

  return (
    <form onSubmit={onSubmit} onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrag} className="max-w-3xl">
      <label htmlFor={id} className="mb-1 block font-medium">
        {words.label}
      </label>
      <textarea
        id={id}
        rows={9}
        value={text}
        onChange={({ target }) => setText(target.value)}
        spellCheck={false}
        wrap="off"
        aria-describedby={`${id}-hint`}
        className={`w-full rounded border bg-raised px-3 py-2 font-mono text-sm ${isOver ? 'border-accent border-dashed' : 'border-line-strong'}`}
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {words.hint(forms, MOST_ROWS, LONGEST_CELL)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={BUTTON}>
          {words.read}
        </button>
        <label className="text-sm">
          {words.file}{' '}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
            className="max-w-full text-muted"
            onChange={({ target }) => {
              void readFile(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        <span className="hidden text-muted text-sm lg:inline">{words.drop}</span>
      </div>
      <div role="alert" className="mt-4">
        {problem !== undefined && <Notice tone="bad" title={problem} />}
      </div>
    </form>
  );
}
