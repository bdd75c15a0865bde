'use client';

import { type FocusEvent, memo, useId, useRef } from 'react';
import { useWords } from '@/lib/language/use-words';
import type { Elements } from '@/lib/network/elements';
import { nameOf } from '@/lib/network/entity';
import type { Positions } from '@/lib/network/geometry';
import type { NetworkModel } from '@/lib/network/model';
import { type CanvasActions, useFitting, useFocusRing, useReadableNames, useTaps, useTip } from './canvas-handlers';
import { canvasKeys } from './canvas-keys';
import { CanvasTip } from './canvas-tip';
import { CanvasToolbar } from './canvas-toolbar';
import { networkPictureWords } from './script-words/picture/words';
import { useCytoscape } from './use-cytoscape';
import { usePicture, usePictureStyle } from './use-picture';

interface Props {
  model: NetworkModel;
  elements: Elements;
  positions: Positions;
  shown: ReadonlySet<string>;
  focus: string | undefined;
  /** How often the layout was asked for anew: then the whole is shown again. */
  layouts: number;
  /** The entity whose expansion came last, if that is what happened last. */
  arrived: string | undefined;
  actions: CanvasActions;
  onResetLayout: () => void;
}

/** The picture. It is given everything and asks for nothing; the table beside it says the same in words. */
export const NetworkCanvas = memo(function NetworkCanvas(props: Props) {
  const { model, elements, positions, shown, focus, layouts, arrived, actions, onResetLayout } = props;
  const container = useRef<HTMLDivElement>(null);
  const { cy, failed } = useCytoscape(container, elements.nodes.length);
  usePicture(cy, elements, shown);
  usePictureStyle(cy, elements.edges.length);
  useTaps(cy, actions);
  useFocusRing(cy, focus);
  useReadableNames(cy, focus, elements);
  useFitting(cy, layouts, [...model.expanded].join(' '), arrived);
  const tip = useTip(cy);
  const help = useId();
  const words = useWords(networkPictureWords);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (focus === undefined && event.currentTarget.matches(':focus-visible')) actions.onFocus(model.root);
  };
  return (
    <div className="relative h-[26rem] min-h-80 overflow-hidden rounded border border-line bg-sunken sm:h-[34rem]">
      <div
        ref={container}
        role="application"
        aria-label={words.label(nameOf(model.entities.get(model.root), model.root))}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is steered by keys, as its instructions say
        tabIndex={0}
        onFocus={onFocus}
        onKeyDown={canvasKeys({ cy, root: model.root, focus, positions, shown, actions })}
        className="size-full focus-visible:-outline-offset-2"
      />
      <p id={help} hidden>
        {words.steering}
      </p>
      {failed && <p className="absolute inset-x-4 top-16 text-sm">{words.notLoaded}</p>}
      <CanvasTip tip={tip} entity={tip && model.entities.get(tip.id)} />
      {cy && <CanvasToolbar cy={cy} onResetLayout={onResetLayout} />}
    </div>
  );
});
