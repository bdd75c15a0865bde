import { useId } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';

/** Whether relationships of unknown size are shown. */
export function UnknownSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  const words = useWords(networkSelectionWords).filters;
  return (
    <div className="flex items-center gap-2 sm:pt-5">
      {/* An unticked box sends nothing; this says "off" for it, and a ticked box overrules it. */}
      <input type="hidden" name="unknown" value="false" />
      <input
        id={id}
        type="checkbox"
        role="switch"
        name="unknown"
        value="true"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
      />
      <label htmlFor={id} className="cursor-pointer font-medium">
        {words.unknown}
      </label>
    </div>
  );
}
