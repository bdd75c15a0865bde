import type { Core } from 'cytoscape';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Point } from '@/lib/network/layout';
import type { Rect } from '@/lib/network/layout/structure';
import { countOutside, nearestGap, SIDES, type Side } from '@/lib/network/select';
import { useForms } from '@/lib/shared/language/use-words';
import { Icon } from '../frame/icons';
import type { DrawnNetwork } from '../use-drawn';
import { panTo } from './camera';
import { FREE_ROOM, HEIGHT as NAME_HEIGHT } from './canvas-texts';
import { BOX_NAMES_FROM } from './draw-boxes';

/** Milliseconds without movement until the view counts as settled. */
const REST = 100;

interface Outside {
  count: number;
  /** Its middle, from the upper or the left end of the edge, in pixels. */
  at: number;
}

/** Counted, and placed beside what can be read, when the view rests. */
function useOutside(cy: Core | undefined, drawn: DrawnNetwork): Partial<Record<Side, Outside>> {
  const [outside, setOutside] = useState<Partial<Record<Side, Outside>>>({});
  const { positions, shown, stacks, chart } = drawn;
  useEffect(() => {
    if (!cy) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      if (cy.destroyed()) return;
      const visible = [...positions].filter(([id]) => shown.has(id));
      const counts = countOutside(visible, cy.extent(), (id) => stacks.get(id)?.members.length ?? 1);
      const texts = textsIn(cy, visible, chart);
      const sides = SIDES.filter((side) => counts[side] > 0);
      setOutside(
        Object.fromEntries(
          sides.map((side) => [side, { count: counts[side], at: placeAt(cy, side, counts[side], texts) }]),
        ),
      );
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
  }, [cy, positions, shown, stacks, chart]);
  return outside;
}

/** Where names and shares of a chart stand on the screen. */
function textsIn(cy: Core, nodes: readonly (readonly [string, Point])[], chart: DrawnNetwork['chart']): Rect[] {
  const [zoom, pan] = [cy.zoom(), cy.pan()];
  const boxes = nodes.flatMap(([id, { x, y }]) => {
    const box = chart?.boxes.get(id);
    return box ? [{ ...box, x: x - box.width / 2, y: y - box.height / 2, width: box.textLeft + box.textWidth }] : [];
  });
  // From afar names are as large as near by, though boxes are not.
  const [least, lowest] = zoom < BOX_NAMES_FROM ? [FREE_ROOM, NAME_HEIGHT] : [0, 0];
  return [...boxes, ...(chart?.labels ?? [])].map(({ x, y, width, height }) => ({
    x: x * zoom + pan.x,
    y: y * zoom + pan.y - Math.max(0, lowest - height * zoom) / 2,
    width: Math.max(least, width * zoom),
    height: Math.max(lowest, height * zoom),
  }));
}

/** Of a mark with that number and some room around it, in pixels. */
const sizeOf = (count: number): { width: number; height: number } => ({
  width: 34 + 7 * `${count}`.length,
  height: matchMedia('(pointer: coarse)').matches ? 42 : 30,
});
/** What lies in the lower corners: the small map and the tools, which stand in a row on a phone. */
const [MAP, TOOLS] = [
  { x: 200, y: 140 },
  { x: 40, y: 270 },
];
const ROW = { x: 272, y: 48 };

/** Of the middle of a mark, from the upper or the left end of its edge. */
function placeAt(cy: Core, side: Side, count: number, texts: readonly Rect[]): number {
  const mark = sizeOf(count);
  const [width, height, isPhone] = [cy.width(), cy.height(), matchMedia('(width < 48rem)').matches];
  const [map, tools] = isPhone ? [{ x: 0, y: 0 }, ROW] : [MAP, TOOLS];
  const isSide = side === 'left' || side === 'right';
  const isHere = ({ x, y, ...text }: Rect): boolean =>
    ({
      up: y < mark.height,
      down: y + text.height > height - mark.height,
      left: x < mark.width,
      right: x + text.width > width - mark.width,
    })[side];
  const taken = texts
    .filter(isHere)
    .map(({ x, y, ...text }) => (isSide ? { from: y, to: y + text.height } : { from: x, to: x + text.width }));
  const range = {
    up: { from: mark.width, to: width - mark.width },
    down: { from: map.x, to: width - tools.x },
    left: { from: mark.height, to: height - map.y - mark.height },
    right: { from: mark.height, to: height - tools.y },
  }[side];
  const length = isSide ? mark.height : mark.width;
  return nearestGap(range, length, taken) + length / 2;
}

const PLACES: Record<Side, { className: string; style: (at: number) => CSSProperties }> = {
  up: { className: 'top-1 -translate-x-1/2', style: (at) => ({ left: at }) },
  down: { className: 'bottom-1 -translate-x-1/2', style: (at) => ({ left: at }) },
  left: { className: 'left-1 -translate-y-1/2', style: (at) => ({ top: at }) },
  right: { className: 'right-1 -translate-y-1/2', style: (at) => ({ top: at }) },
};

const TURNS: Record<Side, string> = { up: '', down: 'rotate-180', left: '-rotate-90', right: 'rotate-90' };

/** How many entities lie outside the view on each side; a press goes there. The lists and the arrow keys reach them, too. */
export function CanvasOutside({ cy, drawn }: { cy: Core | undefined; drawn: DrawnNetwork }) {
  const outside = useOutside(cy, drawn);
  const { count } = useForms();
  if (!cy) return null;
  return (
    <div aria-hidden="true">
      {SIDES.map((side) => {
        const mark = outside[side];
        if (!mark) return null;
        const { className, style } = PLACES[side];
        return (
          <button
            key={side}
            type="button"
            tabIndex={-1}
            data-outside={side}
            onClick={() => panTo(cy, side)}
            style={style(mark.at)}
            className={`absolute z-10 flex min-h-6 cursor-pointer items-center gap-0.5 rounded-full border border-line bg-raised px-1.5 text-muted text-xs tabular-nums hover:text-ink pointer-coarse:min-h-9 ${className}`}
          >
            <Icon name="up" className={`size-3 ${TURNS[side]}`} />
            {count(mark.count)}
          </button>
        );
      })}
    </div>
  );
}
