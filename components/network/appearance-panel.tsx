import { useId, useState } from 'react';
import { APPEARANCE_PARTS, APPEARANCE_RULES, type Appearance } from '@/lib/network/appearance/appearance';
import { useWords } from '@/lib/shared/language/use-words';
import { networkAppearanceWords } from '@/lib/words/network-appearance';
import { useNetworkCase } from './case/use-case';

/** The rules by which the picture is drawn: one choice each for colour, size, mark and lines. */
export function AppearancePanel() {
  const words = useWords(networkAppearanceWords);
  const { appearance } = useNetworkCase().case;
  const [isOpen, setOpen] = useState(APPEARANCE_PARTS.some((part) => appearance[part] !== 'none'));
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-line border-t pt-3 text-sm noscript:hidden print:hidden"
    >
      <summary className="w-fit cursor-pointer py-1 font-medium text-accent">{words.title}</summary>
      <fieldset className="mt-2 flex flex-col gap-2">
        <legend className="sr-only">{words.title}</legend>
        {APPEARANCE_PARTS.map((part) => (
          <RuleChoice key={part} part={part} />
        ))}
      </fieldset>
      <p className="mt-2 text-muted text-xs">{words.hint}</p>
    </details>
  );
}

function RuleChoice({ part }: { part: keyof Appearance }) {
  const id = useId();
  const words = useWords(networkAppearanceWords);
  const { case: look, run } = useNetworkCase();
  const names: Readonly<Record<string, string>> = part === 'lines' ? words.lineRules : words.rules;
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-center gap-2">
      <label htmlFor={id} className="hyphens-auto text-muted">
        {words.parts[part]}
      </label>
      <select
        id={id}
        value={look.appearance[part]}
        onChange={(event) => {
          const rule = APPEARANCE_RULES[part].find((one) => one === event.currentTarget.value);
          if (rule) run({ kind: 'appearance', appearance: { [part]: rule } });
        }}
        className="min-h-8 w-full min-w-0 cursor-pointer rounded border border-line-strong bg-raised px-1.5 max-md:min-h-11"
      >
        {APPEARANCE_RULES[part].map((rule) => (
          <option key={rule} value={rule}>
            {names[rule]}
          </option>
        ))}
      </select>
    </div>
  );
}
