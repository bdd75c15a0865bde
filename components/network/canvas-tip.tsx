import { type Entity, nameOf } from '@/lib/network/entity';
import type { Tip } from './canvas-handlers';

/** The whole name beside the pointer. The panel and the table hold the same for those who do not point. */
export function CanvasTip({ tip, entity }: { tip: Tip | undefined; entity: Entity | undefined }) {
  if (!tip || !entity) return null;
  return (
    <div
      aria-hidden="true"
      data-tip
      style={{ left: tip.x, top: tip.y - 16 }}
      className="pointer-events-none absolute z-10 w-max max-w-64 -translate-x-1/2 -translate-y-full rounded border border-line-strong bg-raised px-2 py-1 text-xs"
    >
      <bdi>{nameOf(entity, entity.id)}</bdi>
    </div>
  );
}
