import { type Entity, nameOf } from '@/lib/network/entity';
import { placeOf } from '@/lib/network/findings/search';
import { useWords } from '@/lib/shared/language/use-words';
import { relationshipWords } from '@/lib/words/network';

export const optionId = (list: string, index: number): string => `${list}-${index}`;

interface Props {
  id: string;
  label: string;
  entities: readonly Entity[];
  active: number;
  onChoose: (id: string) => void;
}

/** What a box offers. A press on it does not take the focus from the box. */
export function EntityOptions({ id, label, entities, active, onChoose }: Props) {
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
