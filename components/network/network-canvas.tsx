'use client';

import { type FocusEvent, memo, useId, useMemo, useRef, useState } from 'react';
import { isStackId } from '@/lib/network/drawn/stand-in';
import { useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';
import type { CanvasActions } from './canvas-actions';
import { CanvasAnnouncement } from './canvas-announcement';
import { CanvasBands } from './canvas-bands/canvas-bands';
import { useFitting, useFocusRing, useReadableNames, useSelectionRings, useTaps, useTip } from './canvas-handlers';
import { canvasKeys } from './canvas-keys';
import { CanvasLasso } from './canvas-lasso';
import { useLines } from './canvas-lines/use-lines';
import { CanvasTip } from './canvas-tip';
import { CanvasToolbar } from './canvas-toolbar';
import type { LiveFilter } from './live-filter';
import { useNetworkCase } from './use-case';
import { useCytoscape } from './use-cytoscape';
import type { DrawnNetwork } from './use-drawn';
import { useNearNames } from './use-near-names';
import { usePathMarks, usePicture, usePictureStyle } from './use-picture';
import { useRootNames } from './use-root-names';

interface Props {
  drawn: DrawnNetwork;
  focus: string | undefined;
  selected: readonly string[];
  /** Entities and relationships to be set off from the rest. */
  path?: readonly string[];
  /** The entity whose expansion came last, if that is what happened last. */
  arrived: string | undefined;
  live: LiveFilter;
  actions: CanvasActions;
}

/** The picture. It is given everything and asks for nothing; the table beside it says the same in words. */
export const NetworkCanvas = memo(function NetworkCanvas(props: Props) {
  const { drawn, focus, selected, path, arrived, live } = props;
  const { model, selection, elements, positions, shown, layouts, lines, labelOf, stacks, openStack, pin } = drawn;
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const underneath = useRef<HTMLCanvasElement>(null);
  const { case: view, run } = useNetworkCase();
  const { labels } = view;
  const [lassoing, setLassoing] = useState(false);
  const actions = useMemo(
    () => ({
      ...props.actions,
      // A stack is many: which of them is meant is known once it is open.
      onSelect: (ids: readonly string[]) => props.actions.onSelect(ids.filter((id) => !isStackId(id))),
      onOpenStack: (id: string) => {
        openStack(id);
        // Whoever comes out first is reached next: the stack itself is gone.
        props.actions.onFocus(stacks.get(id)?.members[0]);
      },
      onPin: pin,
    }),
    [props.actions, openStack, stacks, pin],
  );
  // By how many there will be: an instance for few would have to go again once the many have their places.
  const { cy, failed } = useCytoscape(container, Math.max(selection.entities.size, elements.nodes.length));
  const layer = useLines(cy, underneath, { lines, shown, labels, labelOf, live, focus, path });
  // Its looks come first: what is added is then dressed once.
  usePictureStyle(cy, elements, labels);
  usePicture(cy, elements, shown);
  usePathMarks(cy, path, elements);
  useTaps(cy, layer, selected, actions);
  useFocusRing(cy, focus, elements);
  useSelectionRings(cy, selected, elements);
  useReadableNames(cy, focus, elements);
  useFitting(cy, layouts, [...model.expanded].join(' '), arrived);
  useNearNames(cy, elements);
  const tip = useTip(cy);
  const help = useId();
  const words = useWords(networkPictureWords);
  const name = useRootNames(model, view.roots);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (focus === undefined && event.currentTarget.matches(':focus-visible')) actions.onFocus(drawn.centre);
  };
  return (
    <div className="flex min-w-0 flex-col overflow-hidden rounded border border-line">
      {cy && (
        <CanvasToolbar
          cy={cy}
          layout={drawn.layout}
          labels={labels}
          hasPins={drawn.pins.size > 0}
          onLayout={drawn.arrange}
          onLabels={(mode) => run({ kind: 'labels', labels: mode })}
          onReleasePins={drawn.releasePins}
          lassoing={lassoing}
          onLasso={setLassoing}
        />
      )}
      <div
        ref={frame}
        className="relative h-[clamp(20rem,66svh,34rem)] overflow-hidden bg-sunken sm:h-[clamp(20rem,80svh,34rem)] lg:h-[clamp(20rem,80svh,40rem)]"
      >
        <CanvasBands cy={cy} bands={drawn.bands} />
        <canvas ref={underneath} className="absolute inset-0 size-full" hidden={!lines} />
        <div
          ref={container}
          role="application"
          aria-label={words.label(name)}
          aria-describedby={help}
          aria-busy={drawn.arranging}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is steered by keys, as its instructions say
          tabIndex={0}
          onFocus={onFocus}
          onKeyDown={canvasKeys({ cy, root: drawn.centre, focus, selected, positions, shown, actions })}
          className={`size-full touch-none focus-visible:-outline-offset-2 ${lassoing ? 'cursor-crosshair' : ''}`}
        />
        <p id={help} hidden>
          {words.steering}
        </p>
        {failed && <p className="absolute inset-x-4 top-16 text-sm">{words.notLoaded}</p>}
        {drawn.arranging && !failed && (
          <p className="pointer-events-none absolute bottom-2 left-3 text-muted text-xs">{words.arranging}</p>
        )}
        <CanvasLasso
          cy={cy}
          frame={frame}
          positions={positions}
          shown={shown}
          selected={selected}
          onSelect={actions.onSelect}
          isOn={lassoing}
        />
        <CanvasTip tip={tip} entity={tip && model.entities.get(tip.id)} />
      </div>
      <CanvasAnnouncement drawn={drawn} focus={focus} selected={selected} />
    </div>
  );
});
