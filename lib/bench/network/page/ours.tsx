import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createLiveFilter } from '@/components/network/live-filter';
import { NetworkCanvas } from '@/components/network/network-canvas';
import { NetworkCaseProvider, useCase, useNetworkCase } from '@/components/network/use-case';
import { useDrawn } from '@/components/network/use-drawn';
import { project } from '@/lib/network/drawn/project';
import { toEntity } from '@/lib/network/entity';
import { visible } from '@/lib/network/filter';
import { toLayoutGraph } from '@/lib/network/layout/graph';
import { buildModel, type NetworkModel } from '@/lib/network/model';
import { askWorker } from '@/lib/network/worker/ask';
import { ROOT_PATH } from '../generate';
import { dragged, drawn, nextFrame, parseReply, timed } from './bench-page';

const ALL = { confidence: 'all', ownership: 0, unknown: true } as const;
const ROOTS = [ROOT_PATH];
const NO_LIMITS = { nodes: Number.POSITIVE_INFINITY, leaves: Number.POSITIVE_INFINITY };
const NOTHING = { onFocus: () => {}, onExpand: () => {}, onOpen: () => {}, onSelect: () => {} };
const live = createLiveFilter();
const NONE: readonly string[] = [];

let model: NetworkModel | undefined;

/** The picture alone: everything drawn, nothing stacked. */
function Page(props: { model: NetworkModel }) {
  return (
    <NetworkCaseProvider value={useCase('confidence=all&ownership_percentage=0', ROOTS)}>
      <Picture {...props} />
    </NetworkCaseProvider>
  );
}

function Picture({ model: known }: { model: NetworkModel }) {
  const { case: view } = useNetworkCase();
  const projection = useMemo(() => project(known, view, NO_LIMITS), [known, view]);
  const picture = useDrawn(known, projection, ROOTS);
  return (
    <NetworkCanvas
      drawn={picture}
      focus={undefined}
      selected={NONE}
      arrived={undefined}
      live={live}
      actions={NOTHING}
    />
  );
}

/** Shown once the layout has been told and the nodes have been given their places. */
async function untilShown(): Promise<Element> {
  for (;;) {
    await nextFrame();
    const picture = document.querySelector('[role=application]');
    if (picture?.getAttribute('aria-busy') === 'false' && picture.querySelector('canvas')) return picture;
  }
}

globalThis.bench = {
  async show(text) {
    model = buildModel(toEntity(ROOT_PATH, 'Northmere'), parseReply(text));
    createRoot(document.body.appendChild(document.createElement('main'))).render(<Page model={model} />);
    await untilShown();
    await drawn();
  },
  async slide(confidence) {
    live.set({ confidence, ownership: 0, unknown: true });
    await drawn();
  },
  layOut: () => timed(layOutAgain),
  pan: async (time) => dragged(await untilShown(), time),
};

function layOutAgain(): Promise<unknown> {
  if (!model) throw new Error('There is nothing to lay out.');
  const { graph } = toLayoutGraph(model, visible(model, ALL));
  return askWorker('layout', {
    name: 'pyramid',
    graph,
    shape: 1.7,
    fixed: new Float64Array(2 * graph.size).fill(Number.NaN),
  });
}
