import { useId, useState } from 'react';
import { APPEARANCE_PARTS, APPEARANCE_RULES, type Appearance } from '@/lib/network/appearance/appearance';
import { LABEL_MODES } from '@/lib/network/style';
import { useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';
import { networkAppearanceWords } from '@/lib/words/network-appearance';
import { useNetworkCase } from './case/use-case';

/** How the picture is drawn: which names it has, and one rule each for colour, size, mark and lines. */
export function AppearancePanel() {
  const words = useWords(networkAppearanceWords);
  const { appearance, labels } = useNetworkCase().case;
  const isUsual = labels === 'all' && APPEARANCE_PARTS.every((part) => appearance[part] === 'none');
  const [isOpen, setOpen] = useState(!isUsual);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-line border-t pt-3 text-sm noscript:hidden print:hidden"
    >
      <summary className="w-fit cursor-pointer py-1 font-medium text-accent">{words.title}</summary>
      <fieldset className="mt-2 flex flex-col gap-2">
        <legend className="sr-only">{words.title}</legend>
        <NamesChoice />
        {APPEARANCE_PARTS.map((part) => (
          <RuleChoice key={part} part={part} />
        ))}
      </fieldset>
      <p className="mt-2 text-muted text-xs">{words.hint}</p>
    </details>
  );
}

/** Which names are written in the picture. */
function NamesChoice() {
  const words = useWords(networkPictureWords);
  const { case: look, run } = useNetworkCase();
  return (
    <Choice
      label={words.labels}
      value={look.labels}
      options={LABEL_MODES}
      names={words.labelModes}
      onChoose={(labels) => run({ kind: 'labels', labels })}
    />
  );
}

function RuleChoice({ part }: { part: keyof Appearance }) {
  const words = useWords(networkAppearanceWords);
  const { case: look, run } = useNetworkCase();
  return (
    <Choice<Appearance[typeof part]>
      label={words.parts[part]}
      value={look.appearance[part]}
      options={APPEARANCE_RULES[part]}
      names={part === 'lines' ? words.lineRules : words.rules}
      onChoose={(rule) => run({ kind: 'appearance', appearance: { [part]: rule } })}
    />
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  names: Readonly<Record<string, string>>;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, names, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-center gap-2">
      <label htmlFor={id} className="hyphens-auto text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((one) => one === event.currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
        className="min-h-8 w-full min-w-0 cursor-pointer rounded border border-line-strong bg-raised px-1.5 max-md:min-h-11"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
