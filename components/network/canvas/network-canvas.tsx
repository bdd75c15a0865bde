'use client';

import type { Core, EventObject } from 'cytoscape';
import {
  type FocusEvent,
  memo,
  type RefObject,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Band } from '@/lib/network/drawn/bands';
import { isStackId, pathAsDrawn } from '@/lib/network/drawn/stand-in';
import type { NodeElement } from '@/lib/network/elements';
import { routeAcross } from '@/lib/network/layout/gutters';
import type { Structure } from '@/lib/network/layout/structure';
import type { Lines } from '@/lib/network/lines';
import { type Entity, nameOf, otherEnd } from '@/lib/network/model';
import { nearNodes } from '@/lib/network/select';
import { type LabelMode, MOST_NAMED, NAMED_CLASS } from '@/lib/network/style';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import type { FullScreen } from '../frame/full-screen';
import { Icon } from '../frame/icons';
import type { DrawnNetwork } from '../use-drawn';
import type { LiveFilter } from '../use-filter';
import { useRootNames } from '../use-network-view';
import {
  type CanvasActions,
  CanvasLasso,
  canvasKeys,
  type Tip,
  useFitting,
  useFocusRing,
  useResizing,
  useSelectionRings,
  useTaps,
  useTip,
} from './canvas-input';
import { CanvasMap } from './canvas-map';
import { CanvasOutside } from './canvas-outside';
import { CanvasTexts, useOverlay } from './canvas-texts';
import { CanvasTools } from './canvas-toolbar';
import { type Draw, LineLayer } from './lines-layer';
import {
  drawBands,
  STYLES_CHANGED,
  useCytoscape,
  useFound,
  usePathMarks,
  usePicture,
  usePictureStyle,
} from './use-picture';

interface LinesShown {
  lines: Lines;
  chart: Structure | undefined;
  shown: ReadonlySet<string>;
  labels: LabelMode;
  labelOf: (id: string) => string;
  live: LiveFilter;
  /** The focused line, or a node whose lines are drawn on top. */
  focus: string | undefined;
  /** Ids of the lines of a path. */
  path: readonly string[] | undefined;
  /** A search dims what it did not find, and it finds no lines. */
  isSearched: boolean;
}

/** Synchronises our canvas of lines with the nodes, and returns it while it exists. */
function useLines(cy: Core | undefined, canvas: RefObject<HTMLCanvasElement | null>, what: LinesShown) {
  const { lines, chart, shown, labels, live, focus, path, isSearched } = what;
  const layer = useMemo(() => cy && new LineLayer(cy, canvas), [cy, canvas]);
  const labelOf = useEffectEvent(what.labelOf);

  useLayoutEffect(() => (cy && layer ? attach(cy, layer, canvas.current) : undefined), [cy, layer, canvas]);
  useLayoutEffect(
    () => layer?.setLines(lines, (id) => labelOf(id), chart && ((some) => routeAcross(some, chart))),
    [layer, lines, chart],
  );
  useLayoutEffect(() => layer?.setShown(shown), [layer, shown]);
  useLayoutEffect(() => layer?.setLabels(labels), [layer, labels]);
  useLayoutEffect(() => layer && live.subscribe((filter) => layer.setMoved(filter)), [layer, live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines have to be marked anew
  useLayoutEffect(() => {
    if (!layer) return;
    const near = focus === undefined || isSearched ? [] : [focus, ...layer.touching(focus)];
    layer.setMarked([...near, ...(path ?? [])], isSearched || path !== undefined);
  }, [layer, focus, path, isSearched, lines]);
  return layer;
}

/** Redraws with each frame of the nodes; highlights the hovered line unless a node is hovered. */
function attach(cy: Core, layer: LineLayer, canvas: HTMLCanvasElement | null): () => void {
  const dye = () => layer.dye();
  const draw = () => layer.draw();
  const hover = ({ target, position }: EventObject) => layer.hover(target === cy ? position : undefined);
  const drag = ({ target }: EventObject) => layer.movePlace(target.id(), target.position());
  cy.on('render', draw).on('mousemove', hover).on('drag', 'node', drag).on(STYLES_CHANGED, dye);
  canvas?.addEventListener('contextrestored', draw);
  return () => {
    layer.destroy();
    canvas?.removeEventListener('contextrestored', draw);
    if (cy.destroyed()) return;
    cy.off('render', draw).off('mousemove', hover).off('drag', 'node', drag).off(STYLES_CHANGED, dye);
  };
}

interface CanvasBandsProps {
  cy: Core | undefined;
  bands: readonly Band[];
}

/**
 * Bands around the members of open groups, below nodes and lines, redrawn with each frame. Lists have the same
 * information in words.
 */
function CanvasBands({ cy, bands }: CanvasBandsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useCallback<Draw>(
    (context, palette, ratio) => {
      if (!cy) return;
      const scale = cy.zoom() * ratio;
      context.setTransform(scale, 0, 0, scale, cy.pan().x * ratio, cy.pan().y * ratio);
      drawBands(context, bands, placeIn(cy), palette, cy.zoom());
    },
    [cy, bands],
  );
  useOverlay(cy, canvas, bands.length > 0, paint);
  return <canvas ref={canvas} className="absolute inset-0 size-full" hidden={bands.length === 0} />;
}

/** The current position of a node, also while it is dragged. */
const placeIn = (cy: Core) => (id: string) => {
  const node = cy.getElementById(id);
  return node.nonempty() ? node.position() : undefined;
};

/** Below this zoom a crowd has no names, whatever their size (`min-zoomed-font-size`). */
const NEAR = 0.5;
/** Milliseconds without movement until the view counts as settled. */
const REST = 80;

/**
 * In a crowd nodes get their names when they come into sight, and keep them: initially, after changes and after each
 * movement.
 */
function useNearNames(cy: Core | undefined, nodes: readonly NodeElement[]): void {
  useLayoutEffect(() => {
    if (!cy || nodes.length <= MOST_NAMED) return;
    const name = () => {
      if (cy.destroyed() || cy.zoom() <= NEAR) return;
      const near = nearNodes(nodes, cy.extent());
      cy.batch(() => {
        for (const id of near) cy.getElementById(id).addClass(NAMED_CLASS);
      });
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(name, REST);
    };
    name();
    cy.on('viewport', wait);
    return () => {
      clearTimeout(rest);
      if (!cy.destroyed()) cy.off('viewport', wait);
    };
  }, [cy, nodes]);
}

interface CanvasAnnouncementProps {
  drawn: DrawnNetwork;
  focus: string | undefined;
  selected: readonly string[];
  /** Where an arrow key led no further. */
  end: string | undefined;
}

/** Announces to screen readers what only the picture shows: a focused stack, an end, the number of selected entities. */
function CanvasAnnouncement({ drawn, focus, selected, end }: CanvasAnnouncementProps) {
  const words = useWords(networkPictureWords);
  const { noFurther } = useWords(networkWorkspaceWords).steps;
  const forms = useForms();
  const stack = focus === undefined ? undefined : drawn.stacks.get(focus);
  const { entities } = drawn.model;
  const isFocusSelected = focus !== undefined && selected.includes(focus);
  const [wasSelected, setWasSelected] = useState(false);
  if (selected.length > 0 && !wasSelected) setWasSelected(true);
  return (
    <div aria-live="polite" className="sr-only">
      {end !== undefined && end === focus && <p>{noFurther}</p>}
      {stack?.kind === 'group' && <p>{words.group(forms, stack.members.length, stack.name ?? '')}</p>}
      {stack?.of !== undefined && (
        <p>{words.stack(forms, stack.members.length, nameOf(entities.get(stack.of), stack.of))}</p>
      )}
      {selected.length > 0 && <p>{words.selected(forms, selected.length, isFocusSelected)}</p>}
      {selected.length === 0 && wasSelected && <p>{words.noneSelected}</p>}
    </div>
  );
}

/** The full name beside the pointer. Without a pointer, the panel and the table show it. */
function CanvasTip({ tip, entity }: { tip: Tip | undefined; entity: Entity | undefined }) {
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

/** Says why the rest of the picture is dimmed; a press, or Escape, ends that. */
function PathNote({ entities, onEnd }: { entities: number; onEnd: (() => void) | undefined }) {
  const words = useWords(networkWorkspaceWords).path;
  const forms = useForms();
  return (
    <button
      type="button"
      title={words.end}
      onClick={onEnd}
      className="absolute top-2 left-2 z-10 flex min-h-7 max-md:right-2 max-md:left-auto cursor-pointer items-center gap-1.5 rounded-full border border-accent bg-raised pr-1.5 pl-3 text-sm hover:bg-accent-soft pointer-coarse:min-h-10"
    >
      {words.of(forms, entities)}
      <span className="sr-only">: {words.end}</span>
      <Icon name="close" className="size-3.5" />
    </button>
  );
}

/** The picture's element, to which links skip. */
export const PICTURE_ID = 'network-picture';

interface Props {
  drawn: DrawnNetwork;
  focus: string | undefined;
  selected: readonly string[];
  /** Entities and relationships of a path; everything else is dimmed. */
  path?: readonly string[];
  onEndPath?: () => void;
  /** The nodes that a search found; absent without a search. */
  found?: ReadonlySet<string>;
  /** The entity of the latest expansion, if that was the latest action. */
  arrived: string | undefined;
  live: LiveFilter;
  actions: CanvasActions;
  full: FullScreen;
}

/** The picture. The table beside it has the same information in words. */
export const NetworkCanvas = memo(function NetworkCanvas(props: Props) {
  const { drawn, focus, selected, arrived, live, full, found } = props;
  const { model, selection, nodes, positions, shown, layouts, lines, labelOf, stacks, openStack, pin } = drawn;
  const path = useMemo(() => props.path && pathAsDrawn(props.path, drawn), [props.path, drawn]);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const underneath = useRef<HTMLCanvasElement>(null);
  const { case: view } = useNetworkCase();
  const { labels } = view;
  const [lassoing, setLassoing] = useState(false);
  const [end, setEnd] = useState<string>();
  const actions = useMemo(
    () => ({
      ...props.actions,
      // A stack has several members, so it must be opened before one is selected.
      onSelect: (ids: readonly string[]) => props.actions.onSelect(ids.filter((id) => !isStackId(id))),
      onOpenStack: (id: string) => {
        openStack(id);
        // The stack itself disappears, so its first member gets the focus.
        props.actions.onFocus(stacks.get(id)?.members[0]);
      },
      onPin: pin,
      onEnd: () => setEnd(focus),
    }),
    [props.actions, openStack, stacks, pin, focus],
  );
  // Uses the final number of nodes, as an instance for few would have to be replaced later.
  const { cy, failed } = useCytoscape(container, Math.max(selection.entities.size, nodes.length), drawn.isChart);
  const isSearched = found !== undefined;
  const layer = useLines(cy, underneath, {
    lines,
    chart: drawn.chart,
    shown,
    labels,
    labelOf,
    live,
    focus,
    path,
    isSearched,
  });
  // Styles come first, so that new elements are styled only once.
  usePictureStyle(cy, nodes, drawn.isChart, labels);
  usePicture(cy, nodes, shown);
  useFound(cy, found, nodes);
  useTaps(cy, layer, selected, actions);
  const neighboursOf = useCallback(
    (id: string) => (model.touching.get(id) ?? []).flatMap((one) => (shown.has(one.id) ? [otherEnd(one, id)] : [])),
    [model, shown],
  );
  useFocusRing(cy, focus, nodes, neighboursOf);
  useSelectionRings(cy, selected, nodes);
  useFitting(cy, layouts, [...model.expanded].join(' '), arrived, neighboursOf);
  useResizing(cy);
  useNearNames(cy, nodes);
  usePathMarks(cy, path, nodes, isSearched);
  const marked = useMemo(
    () => [...(focus === undefined ? [] : [focus]), ...selected, ...(path ?? []), ...(found ?? [])],
    [focus, selected, path, found],
  );
  const tip = useTip(cy);
  const help = useId();
  const words = useWords(networkPictureWords);
  const name = useRootNames(model, view.roots);

  const isBusy = !failed && (drawn.arranging || !cy);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (focus === undefined && event.currentTarget.matches(':focus-visible')) actions.onFocus(drawn.centre);
  };
  return (
    <div className="relative min-h-0 min-w-0 flex-1 noscript:hidden md:order-2 print:hidden">
      <div ref={frame} className="absolute inset-0 overflow-hidden bg-sunken">
        <CanvasBands cy={cy} bands={drawn.bands} />
        <canvas ref={underneath} className="absolute inset-0 size-full" />
        <div
          ref={container}
          id={PICTURE_ID}
          role="application"
          aria-label={words.label(name)}
          aria-describedby={help}
          aria-busy={isBusy}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is steered by keys, as its instructions say
          tabIndex={0}
          onFocus={onFocus}
          onKeyDown={canvasKeys({
            cy,
            root: drawn.centre,
            focus,
            selected,
            positions,
            shown,
            chart: drawn.chart,
            path,
            actions,
          })}
          className={`size-full touch-none focus-visible:-outline-offset-2 ${lassoing ? 'cursor-crosshair' : ''}`}
        />
        <CanvasTexts
          cy={cy}
          layer={layer}
          drawn={drawn}
          marked={marked}
          labels={labels}
          path={path}
          isSearched={isSearched}
        />
        <p id={help} hidden>
          {words.steering}
        </p>
        {failed && <p className="absolute inset-x-4 top-16 text-sm">{words.notLoaded}</p>}
        {isBusy && <p className="pointer-events-none absolute bottom-2 left-3 text-muted text-xs">{words.arranging}</p>}
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
      {props.path && (
        <PathNote entities={props.path.filter((id) => model.entities.has(id)).length} onEnd={props.onEndPath} />
      )}
      <CanvasOutside cy={cy} drawn={drawn} />
      <CanvasMap cy={cy} drawn={drawn} marked={marked} />
      {cy && (
        <CanvasTools
          cy={cy}
          hasPins={drawn.pins.size > 0}
          onLayout={() => drawn.arrange()}
          onReleasePins={drawn.releasePins}
          lassoing={lassoing}
          onLasso={setLassoing}
          full={full}
        />
      )}
      <CanvasAnnouncement drawn={drawn} focus={focus} selected={selected} end={end} />
    </div>
  );
});
