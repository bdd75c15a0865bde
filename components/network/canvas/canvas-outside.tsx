import type { Core } from 'cytoscape';
import { useEffect, useState } from 'react';
import { countOutside, SIDES, type Side } from '@/lib/network/select';
import { useForms } from '@/lib/shared/language/use-words';
import { Icon } from '../frame/icons';
import type { DrawnNetwork } from '../use-drawn';
import { panTo } from './camera';

/** Milliseconds without movement until the view counts as settled. */
const REST = 100;

const NONE: Record<Side, number> = { up: 0, down: 0, left: 0, right: 0 };

/** Counted when the view rests. */
function useOutside(cy: Core | undefined, { positions, shown, stacks }: DrawnNetwork): Record<Side, number> {
  const [outside, setOutside] = useState(NONE);
  useEffect(() => {
    if (!cy) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      if (cy.destroyed()) return;
      const visible = [...positions].filter(([id]) => shown.has(id));
      setOutside(countOutside(visible, cy.extent(), (id) => stacks.get(id)?.members.length ?? 1));
    };
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(count, REST);
    };
    wait();
    cy.on('viewport resize', wait);
    return () => {
      clearTimeout(rest);
      if (!cy.destroyed()) cy.off('viewport resize', wait);
    };
  }, [cy, positions, shown, stacks]);
  return outside;
}

const PLACES: Record<Side, string> = {
  up: 'top-1 left-1/2 -translate-x-1/2',
  down: 'bottom-1 left-1/2 -translate-x-1/2 max-md:left-14',
  left: 'top-1/2 left-1 -translate-y-1/2',
  right: 'top-1/2 right-1 -translate-y-1/2 max-md:top-1/3',
};

const TURNS: Record<Side, string> = { up: '', down: 'rotate-180', left: '-rotate-90', right: 'rotate-90' };

/** How many entities lie outside the view on each side; a press goes there. The lists and the arrow keys reach them, too. */
export function CanvasOutside({ cy, drawn }: { cy: Core | undefined; drawn: DrawnNetwork }) {
  const outside = useOutside(cy, drawn);
  const { count } = useForms();
  if (!cy) return null;
  return (
    <div aria-hidden="true">
      {SIDES.filter((side) => outside[side] > 0).map((side) => (
        <button
          key={side}
          type="button"
          tabIndex={-1}
          data-outside={side}
          onClick={() => panTo(cy, side)}
          className={`absolute z-10 flex min-h-6 cursor-pointer items-center gap-0.5 rounded-full border border-line bg-raised px-1.5 text-muted text-xs tabular-nums hover:text-ink pointer-coarse:min-h-9 ${PLACES[side]}`}
        >
          <Icon name="up" className={`size-3 ${TURNS[side]}`} />
          {count(outside[side])}
        </button>
      ))}
    </div>
  );
}
