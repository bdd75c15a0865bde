'use client';

import { type FocusEvent, memo, useId, useMemo, useRef } from 'react';
import { useWords } from '@/lib/language/use-words';
import { isStackId } from '@/lib/network/drawn/stand-in';
import { nameOf } from '@/lib/network/entity';
import type { CanvasActions } from './canvas-actions';
import { CanvasAnnouncement } from './canvas-announcement';
import { useFitting, useFocusRing, useReadableNames, useSelectionRings, useTaps, useTip } from './canvas-handlers';
import { canvasKeys } from './canvas-keys';
import { CanvasLasso } from './canvas-lasso';
import { useLines } from './canvas-lines/use-lines';
import { CanvasTip } from './canvas-tip';
import { CanvasToolbar } from './canvas-toolbar';
import type { LiveFilter } from './live-filter';
import { networkPictureWords } from './script-words/picture/words';
import { useNetworkCase } from './use-case';
import { useCytoscape } from './use-cytoscape';
import type { DrawnNetwork } from './use-drawn';
import { usePathMarks, usePicture, usePictureStyle } from './use-picture';

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
  const { model, elements, positions, shown, layouts, lines, labelOf, openStack, pin } = drawn;
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const underneath = useRef<HTMLCanvasElement>(null);
  const { case: view, run } = useNetworkCase();
  const { labels } = view;
  const actions = useMemo(
    () => ({
      ...props.actions,
      // A stack is many: which of them is meant is known once it is open.
      onSelect: (ids: readonly string[]) => props.actions.onSelect(ids.filter((id) => !isStackId(id))),
      onOpenStack: openStack,
      onPin: pin,
    }),
    [props.actions, openStack, pin],
  );
  const { cy, failed } = useCytoscape(container, elements.nodes.length);
  const layer = useLines(cy, underneath, { lines, shown, labels, labelOf, live, focus, path });
  usePicture(cy, elements, shown);
  usePictureStyle(cy, elements, labels);
  usePathMarks(cy, path, elements);
  useTaps(cy, layer, selected, actions);
  useFocusRing(cy, focus, elements);
  useSelectionRings(cy, selected, elements);
  useReadableNames(cy, focus, elements);
  useFitting(cy, layouts, [...model.expanded].join(' '), arrived);
  const tip = useTip(cy);
  const help = useId();
  const words = useWords(networkPictureWords);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (focus === undefined && event.currentTarget.matches(':focus-visible')) actions.onFocus(model.root);
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
        />
      )}
      <div ref={frame} className="relative h-[26rem] min-h-80 overflow-hidden bg-sunken sm:h-[34rem]">
        <canvas ref={underneath} className="absolute inset-0 size-full" hidden={!lines} />
        <div
          ref={container}
          role="application"
          aria-label={words.label(nameOf(model.entities.get(model.root), model.root))}
          aria-describedby={help}
          aria-busy={drawn.arranging}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is steered by keys, as its instructions say
          tabIndex={0}
          onFocus={onFocus}
          onKeyDown={canvasKeys({ cy, root: model.root, focus, selected, positions, shown, actions })}
          className="size-full focus-visible:-outline-offset-2"
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
        />
        <CanvasTip tip={tip} entity={tip && model.entities.get(tip.id)} />
      </div>
      <CanvasAnnouncement drawn={drawn} focus={focus} selected={selected} />
    </div>
  );
});
