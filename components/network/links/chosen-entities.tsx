import { LINKED } from '@/lib/network/findings/links';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkLinkWords } from '@/lib/words/network-filters';
import { EntityBox } from '../findings/entity-box';
import { useFindingTools, useNames } from '../findings/tools';

interface Props {
  selected: readonly string[];
  /** The entity that is looked at now: one press adds it. */
  focused: string;
  onSelect: (ids: readonly string[]) => void;
}

const LOOKS = 'min-h-6 cursor-pointer rounded border border-line-strong bg-raised px-2 text-left hover:bg-accent-soft';

/** Those that are to be linked, and the ways to change them: a search among what is loaded, the one in focus, removal. */
export function ChosenEntities({ selected, focused, onSelect }: Props) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const name = useNames();
  const { model } = useFindingTools();
  const add = (id: string) => onSelect([...selected, id]);
  const isFull = selected.length >= LINKED.most;
  return (
    <div className="flex flex-col gap-3">
      {selected.length > 0 && (
        <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
          {selected.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-label={words.remove(name(id))}
                onClick={() => onSelect(selected.filter((one) => one !== id))}
                className={`${LOOKS} after:ml-1 after:content-['×']`}
              >
                <bdi>{name(id)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p>{words.full(forms, LINKED.most, selected.length)}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <div className="w-full max-w-md">
            <EntityBox label={words.add} entities={model.entities} except={selected} onChoose={add} />
          </div>
          {!selected.includes(focused) && (
            <button type="button" onClick={() => add(focused)} className={`${LOOKS} min-h-9`}>
              {words.addFocused(name(focused))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
