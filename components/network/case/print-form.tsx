import { useEffect, useEffectEvent, useState } from 'react';
import { PAPER_NAMES, PRINT_BUTTON, type PrintLayout, type PrintPlan } from '@/lib/formats/out/network/print-plan';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkReportWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../controls';
import { toPaper } from '../palette';
import type { FileSource } from './file-texts';
import { loadFontRules } from './picture-file';

/** Smaller letters are hard to read, in points. */
const READABLE = 5;

const ORIENTATIONS = ['portrait', 'landscape'] as const;
const DIVISIONS = ['one', 'several'] as const;

interface Props {
  /** What is drawn now. */
  sourceOf: () => FileSource;
  /** Changes when something else is drawn. */
  drawn: unknown;
}

const onPaper = (source: FileSource): FileSource => ({ ...source, palette: toPaper(source.palette) });

/** Prints the picture, or saves it as PDF through the browser's dialog for printing: vectors, and every script. */
export function PrintForm({ sourceOf, drawn }: Props) {
  const { print: words } = useWords(networkReportWords);
  const [isOpen, setOpen] = useState(false);
  const [layout, setLayout] = useState<PrintLayout>({ paper: 'A4', orientation: 'landscape', pages: 'one' });
  const [withTable, setTable] = useState(false);
  const [said, setSaid] = useState('');
  const plan = usePlan(isOpen, layout, sourceOf, drawn);
  const set = (part: Partial<PrintLayout>) => setLayout((before) => ({ ...before, ...part }));
  const open = async () => setSaid(words[await openPages(onPaper(sourceOf()), layout, withTable)]);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded text-accent underline underline-offset-[0.2em]">
        {words.open}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Choice label={words.paper} values={PAPER_NAMES} chosen={layout.paper} onChoose={(paper) => set({ paper })} />
          <Choice
            label={words.orientation}
            values={ORIENTATIONS}
            names={words}
            chosen={layout.orientation}
            onChoose={(orientation) => set({ orientation })}
          />
          <Choice
            label={words.pages}
            values={DIVISIONS}
            names={words}
            chosen={layout.pages}
            onChoose={(pages) => set({ pages })}
          />
        </div>
        <label className="flex w-fit cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={withTable}
            onChange={(event) => setTable(event.currentTarget.checked)}
            className="size-4 accent-accent"
          />
          {words.table}
        </label>
        {plan && <PlanHint plan={plan} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <PlainButton onClick={open}>{words.open}</PlainButton>
          <p role="status" className="empty:hidden">
            {said}
          </p>
        </div>
        <p className="text-muted">
          {words.how} {words.asPdf}
        </p>
      </div>
    </details>
  );
}

/** How many pages there will be, and how large the letters. */
function PlanHint({ plan: { pages, letters } }: { plan: PrintPlan }) {
  const { print: words } = useWords(networkReportWords);
  const forms = useForms();
  const points = Math.round(letters * 10) / 10;
  const hint = pages === 1 ? words.oneHint(forms, points) : words.severalHint(forms, pages, points);
  return <p aria-live="polite">{points < READABLE ? `${hint} ${words.tooSmall}` : hint}</p>;
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  /** A name for each value; by default the value itself. */
  names?: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, names, chosen, onChoose }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const value = values.find((one) => one === text);
    if (value) onChoose(value);
  };
  return (
    <label className="flex items-center gap-2">
      {label}
      <select
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        className="rounded border border-line-strong bg-surface px-2 py-1"
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {names?.[value] ?? value}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Computed while the form is open only. */
function usePlan(isOpen: boolean, layout: PrintLayout, sourceOf: () => FileSource, drawn: unknown) {
  const [plan, setPlan] = useState<PrintPlan>();
  const make = useEffectEvent(async () => {
    const { planOf } = await import('./file-texts');
    return planOf(onPaper(sourceOf()), layout);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` asks again for the same layout
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    make().then(
      (made) => !isGone && setPlan(made),
      // Without a plan there is no hint; the pages are made when asked for.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, layout, drawn]);
  return plan;
}

/** Writes the pages into a window and prints it. The window must be opened at once after the press. */
async function openPages(
  source: FileSource,
  layout: PrintLayout,
  withTable: boolean,
): Promise<'opened' | 'blocked' | 'failed'> {
  const pages = window.open('', '_blank');
  if (!pages) return 'blocked';
  try {
    const [{ printText }, fonts] = await Promise.all([import('./file-texts'), loadFontRules()]);
    pages.document.write(printText({ ...source, fonts }, layout, withTable));
    pages.document.close();
    const print = () => pages.print();
    pages.document.getElementById(PRINT_BUTTON)?.addEventListener('click', print);
    await pages.document.fonts.ready;
    print();
    return 'opened';
  } catch {
    pages.close();
    return 'failed';
  }
}
