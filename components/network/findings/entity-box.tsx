import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { searchEntities } from '@/lib/network/findings/findings';
import { type Entity, nameOf, placeOf } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { relationshipWords } from '@/lib/words/network';
import { networkFindingWords } from '@/lib/words/network-analysis';

const optionId = (list: string, index: number): string => `${list}-${index}`;

interface EntityOptionsProps {
  id: string;
  label: string;
  entities: readonly Entity[];
  active: number;
  onChoose: (id: string) => void;
}

/** The options of a box. A press on one does not remove focus from the box. */
function EntityOptions({ id, label, entities, active, onChoose }: EntityOptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={entities.length === 0}
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded border border-line-strong bg-raised py-1 shadow-lg"
    >
      {entities.map((entity, index) => (
        <Option
          key={entity.id}
          id={optionId(id, index)}
          entity={entity}
          isActive={index === active}
          onChoose={() => onChoose(entity.id)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entity: Entity;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, entity, isActive, onChoose }: OptionProps) {
  const { kinds } = useWords(relationshipWords);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the option that is active
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={`cursor-pointer border-l-4 px-3 py-1.5 ${isActive ? 'border-accent bg-sunken' : 'border-transparent hover:bg-sunken'}`}
    >
      <bdi>{nameOf(entity, entity.id)}</bdi>
      <span className="block text-muted text-xs">
        {kinds[entity.kind]} · <bdi>{placeOf(entity)}</bdi>
      </span>
    </div>
  );
}

interface Props {
  label: string;
  entities: ReadonlyMap<string, Entity>;
  /** Ids that are left out. */
  except: readonly string[];
  onChoose: (id: string) => void;
}

const OFFERED = 8;

/** The new index after a key, wrapping around; undefined for other keys. */
function movedBy(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

/** Chooses among the loaded entities, by name or number (ARIA, "Editable combobox with list autocomplete"). */
export function EntityBox({ label, entities, except, onChoose }: Props) {
  const words = useWords(networkFindingWords);
  const forms = useForms();
  const [input, list] = [useId(), useId()];
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useMemo(() => {
    const offered = [...entities.values()].filter(({ id }) => !except.includes(id));
    return open ? searchEntities(offered, text, OFFERED) : [];
  }, [entities, except, text, open]);
  const at = Math.min(active, found.length - 1);

  const type = (typed: string) => {
    setText(typed);
    setActive(0);
    setOpen(true);
  };
  const choose = (id: string) => {
    setText('');
    setOpen(false);
    onChoose(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(event.key, at, Math.max(1, found.length));
    const chosen = found[at];
    if (next !== undefined && !open) type(text);
    else if (next !== undefined) setActive(next);
    else if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) choose(chosen.id);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative max-w-md print:hidden">
      <label htmlFor={input} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? optionId(list, at) : undefined}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className="w-full rounded border border-line-strong bg-raised px-3 py-1.5"
      />
      <p role="status" className="sr-only">
        {open && words.found(forms, found.length)}
      </p>
      <EntityOptions id={list} label={label} entities={found} active={at} onChoose={choose} />
    </div>
  );
}
