import { useEffect, useEffectEvent, useState } from 'react';
import { PAPER_NAMES, PRINT_BUTTON, type PrintPlan } from '@/lib/formats/out/network/print-plan';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkReportWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../controls';
import type { Paper } from './export-picture';
import type { FileSource } from './file-texts';
import { loadFontRules, textsIn } from './picture-file';

/** Smaller letters are hard to read, in points. */
const READABLE = 5;

const ORIENTATIONS = ['portrait', 'landscape'] as const;
const DIVISIONS = ['one', 'several'] as const;

interface Props {
  /** What is drawn now. */
  sourceOf: () => FileSource;
  /** Changes when something else is drawn. */
  drawn: unknown;
  paper: Paper;
  onChange: (paper: Paper) => void;
  /** Saves a PDF. */
  onSave: () => void;
}

/** The pages on which the picture is saved as PDF, or printed. */
export function PrintForm({ sourceOf, drawn, paper, onChange, onSave }: Props) {
  const { print: words } = useWords(networkReportWords);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const plan = usePlan(isOpen, paper, sourceOf, drawn);
  const set = (part: Partial<Paper>) => onChange({ ...paper, ...part });
  const open = async () => setSaid(words[await openPages(sourceOf(), paper)]);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded text-accent underline underline-offset-[0.2em]">
        {words.title}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Choice
            label={words.paper}
            values={PAPER_NAMES}
            chosen={paper.paper}
            onChoose={(name) => set({ paper: name })}
          />
          <Choice
            label={words.orientation}
            values={ORIENTATIONS}
            names={words}
            chosen={paper.orientation}
            onChoose={(orientation) => set({ orientation })}
          />
          <Choice
            label={words.pages}
            values={DIVISIONS}
            names={words}
            chosen={paper.pages}
            onChoose={(pages) => set({ pages })}
          />
        </div>
        <label className="flex w-fit cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={paper.withTable}
            onChange={(event) => set({ withTable: event.currentTarget.checked })}
            className="size-4 accent-accent"
          />
          {words.table}
        </label>
        {plan && <PlanHint plan={plan} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <PlainButton onClick={onSave}>{words.save}</PlainButton>
          <PlainButton onClick={open}>{words.open}</PlainButton>
          <p role="status" className="empty:hidden">
            {said}
          </p>
        </div>
        <p className="text-muted">{words.how}</p>
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
function usePlan(isOpen: boolean, paper: Paper, sourceOf: () => FileSource, drawn: unknown) {
  const [plan, setPlan] = useState<PrintPlan>();
  const make = useEffectEvent(async () => {
    const { planOf } = await import('./file-texts');
    return planOf(sourceOf(), paper);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` asks again for the same pages
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
  }, [isOpen, paper, drawn]);
  return plan;
}

/** Writes the pages into a window and prints it. The window must be opened at once after the press. */
async function openPages(source: FileSource, paper: Paper): Promise<'opened' | 'blocked' | 'failed'> {
  const pages = window.open('', '_blank');
  if (!pages) return 'blocked';
  try {
    const [{ printText }, fonts] = await Promise.all([import('./file-texts'), loadFontRules(textsIn(source))]);
    pages.document.write(printText({ ...source, fonts }, paper, paper.withTable));
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
