import { useWords } from '@/lib/shared/language/use-words';
import { comfortWords } from '@/lib/words/shortcuts';
import { optionId } from '../search/suggestions';
import type { Target, TargetGroup } from './targets';

interface TargetListProps {
  id: string;
  groups: TargetGroup[];
  /** The number of the target that the keys are at, counted through all groups. */
  active: number;
  onChoose: (target: Target) => void;
}

interface OptionProps extends Pick<TargetListProps, 'onChoose'> {
  id: string;
  target: Target;
  isActive: boolean;
}

function Option({ id, target, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the option that is active
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose(target)}
      className={`flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 border-l-4 px-3 py-1.5 ${isActive ? 'border-accent bg-sunken' : 'border-transparent hover:bg-sunken'}`}
    >
      <bdi className="min-w-0">{target.label}</bdi>
      {target.detail && (
        <span className="text-muted text-xs">
          <bdi>{target.detail}</bdi>
        </span>
      )}
    </div>
  );
}

/** Where one can jump. A press on it does not take the focus from the box. */
export function TargetList({ id, groups, active, onChoose }: TargetListProps) {
  const { whereTo } = useWords(comfortWords);
  let index = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={whereTo}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      className="min-h-0 flex-1 overflow-y-auto py-1 text-sm"
    >
      {groups.map(({ title, targets }) => (
        // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are ARIA's own
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-4 pt-2 pb-0.5 font-medium text-muted text-xs">
            {title}
          </p>
          {targets.map((target) => {
            index += 1;
            const key = optionId(id, index);
            return <Option key={key} id={key} target={target} isActive={index === active} onChoose={onChoose} />;
          })}
        </div>
      ))}
    </div>
  );
}
