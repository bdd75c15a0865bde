import { useWords } from '@/lib/shared/language/use-words';
import { referenceWords } from '@/lib/words/reference';

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  meaning: string;
  /** What could stand in it. */
  example?: string;
  /** What stands in it at first. */
  value?: string;
  choices?: readonly string[];
  required?: boolean;
}

const BOX = 'w-full rounded border border-line-strong bg-surface px-2 py-1.5 text-sm';

/** One parameter: its name, what to write, and what it means. */
export function Field({ id, name, label, meaning, example, value, choices, required }: FieldProps) {
  const words = useWords(referenceWords);
  const described = { id, name, required, defaultValue: value ?? '', 'aria-describedby': `${id}-meaning` };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-mono text-sm">
        {label}
      </label>
      {choices ? (
        <select {...described} className={BOX}>
          <option value="">{words.notSent}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...described} autoComplete="off" spellCheck={false} className={BOX} />
      )}
      <p id={`${id}-meaning`} className="mt-1 text-muted text-xs">
        {meaning}
        {example && !choices && words.example(<code>{example}</code>)}
      </p>
    </div>
  );
}
