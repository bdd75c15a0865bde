import { readOptionGroups } from '@/lib/records/results/read-options';
import type { OptionGroup, SuggestOption } from '@/lib/records/results/suggest-options';
import type { Language } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';

export type SearchKind = 'companies' | 'officers';

interface AskedOptions {
  search: SearchKind;
  text: string;
  caret: number;
  language: Language;
  withPersons?: boolean;
}

/** Options for a text with the caret in it. If loading fails, there are none. */
export async function loadOptions(
  { search, text, caret, language, withPersons }: AskedOptions,
  signal: AbortSignal,
): Promise<OptionGroup[]> {
  const params = new URLSearchParams({ search, q: text, caret: String(caret), language });
  if (withPersons) params.set('persons', 'true');
  try {
    const reply = await fetch(`/api/complete?${params}`, { signal });
    return reply.ok ? readOptionGroups(await reply.json()) : [];
  } catch {
    return [];
  }
}

interface SuggestionsProps {
  id: string;
  groups: OptionGroup[];
  /** The index of the active option across all groups; -1 for none. */
  active: number;
  onChoose: (option: SuggestOption) => void;
  /** Where the list is and how wide, as classes. */
  place: string;
}

/** The id of an option, referenced by the box (ARIA: `aria-activedescendant`). */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

interface OptionProps extends Pick<SuggestionsProps, 'onChoose'> {
  id: string;
  option: SuggestOption;
  isActive: boolean;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which references the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose(option)}
      className={`flex cursor-pointer flex-wrap items-baseline gap-x-3 border-l-4 px-3 py-1.5 ${isActive ? 'border-accent bg-sunken' : 'border-transparent hover:bg-sunken'}`}
    >
      <bdi className="min-w-0">{option.label}</bdi>
      {option.detail && (
        <span className="text-muted text-xs">
          <bdi>{option.detail}</bdi>
        </span>
      )}
    </div>
  );
}

/** The list below the query box. Pressing it keeps the focus in the box. */
export function Suggestions({ id, groups, active, onChoose, place }: SuggestionsProps) {
  const words = useWords(searchScriptWords);
  let index = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.suggestions}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      className={`absolute top-full ${place} z-20 mt-1 max-h-96 overflow-y-auto rounded border border-line-strong bg-raised py-1 text-sm shadow-lg`}
    >
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox need ARIA roles
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-0.5 font-medium text-muted text-xs">
            {title}
          </p>
          {options.map((option) => {
            index += 1;
            const key = optionId(id, index);
            return <Option key={key} id={key} option={option} isActive={index === active} onChoose={onChoose} />;
          })}
        </div>
      ))}
    </div>
  );
}
