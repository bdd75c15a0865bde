import { useId } from 'react';

interface Props {
  label: string;
  name: string;
  value: number;
  /** The value as it is shown and spoken. */
  words: string;
  hint: string;
  /** What explains the label more fully. */
  explanation?: React.ReactNode;
  onChange: (value: number) => void;
}

export function ThresholdSlider({ label, name, value, words, hint, explanation, onChange }: Props) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1 basis-56">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {/* Screen readers hear the slider itself; a second live region beside it would only repeat it. */}
        <output htmlFor={id} aria-hidden="true" className="text-ink tabular-nums">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={1}
        value={value}
        aria-valuetext={words}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="mt-1 block h-6 w-full cursor-pointer accent-accent"
      />
      <p id={`${id}-hint`} className="text-muted text-xs">
        {hint}
      </p>
      {explanation && <p className="text-muted text-xs">{explanation}</p>}
    </div>
  );
}
