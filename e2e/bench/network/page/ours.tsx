import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useDrawn } from '@/components/network/use-drawn';
import { NetworkCanvas } from '../../../../components/network/canvas/network-canvas';
import { NetworkCaseProvider, useCase, useNetworkCase } from '../../../../components/network/case/use-case';
import { useFullScreen } from '../../../../components/network/frame/full-screen';
import { createLiveFilter } from '../../../../components/network/use-filter';
import { project } from '../../../../lib/network/drawn/drawn';
import { buildModel, expand, type NetworkModel, toEntity } from '../../../../lib/network/model';
import { GROWN_PATH, ROOT_PATH } from '../generate';
import { confidenceAt, dragged, drawn, nextFrame, parseReply, perSecond, tookOf } from './bench-page';
import { givePlaces } from './given-places';
import { instanceIn, lookAt } from './sight';
import { watchWorkers } from './watch-workers';

const ROOTS = [ROOT_PATH];
const NO_LIMITS = { nodes: Number.POSITIVE_INFINITY, leaves: Number.POSITIVE_INFINITY };
const NOTHING = { onFocus: () => {}, onExpand: () => {}, onOpen: () => {}, onSelect: () => {} };
const live = createLiveFilter();
const NONE: readonly string[] = [];
const NO_RULES = { figures: undefined, jurisdictionNames: {} };
const waited = watchWorkers();

/** Changes what is known, from outside of React. */
let know: ((change: (known: NetworkModel) => NetworkModel) => void) | undefined;

/** The picture alone: everything drawn, nothing stacked. */
function Page({ first }: { first: NetworkModel }) {
  const [known, setKnown] = useState(first);
  know = setKnown;
  return (
    <NetworkCaseProvider value={useCase('confidence=all&ownership_percentage=0', ROOTS)}>
      <Picture model={known} />
    </NetworkCaseProvider>
  );
}

function Picture({ model: known }: { model: NetworkModel }) {
  const { case: view } = useNetworkCase();
  const projection = useMemo(() => project(known, view, NO_LIMITS), [known, view]);
  const picture = useDrawn(known, projection, ROOTS, NO_RULES);
  const full = useFullScreen();
  return (
    <div style={{ display: 'flex', height: 640 }}>
      <NetworkCanvas
        drawn={picture}
        focus={undefined}
        selected={NONE}
        arrived={undefined}
        live={live}
        actions={NOTHING}
        full={full}
      />
    </div>
  );
}

const picture = () => {
  const container = document.querySelector('[role=application]');
  const cy = instanceIn(container);
  if (!container || !cy) throw new Error('Nothing is shown.');
  return { container, cy };
};

const isBusy = (): boolean => document.querySelector('[role=application]')?.getAttribute('aria-busy') !== 'false';

/** Shown once the layout has arrived and there are as many nodes as entities, each in its place. */
async function untilShown(nodes: number): Promise<void> {
  do await nextFrame();
  while (isBusy() || (instanceIn(document.querySelector('[role=application]'))?.nodes().length ?? 0) < nodes);
  // The frame of the check has drawn them: it is the first of the two that the other page waits for as well.
  await nextFrame();
}

const step = (confidence: number): void => live.set({ confidence, ownership: 0, unknown: true });

globalThis.bench = {
  async show(text, places) {
    if (places) givePlaces(places);
    const took = await tookOf(async () => {
      const first = buildModel(toEntity(ROOT_PATH, 'Northmere'), parseReply(text));
      createRoot(document.body.appendChild(document.createElement('main'))).render(<Page first={first} />);
      await untilShown(first.entities.size);
    });
    return { took, layout: places ? 0 : waited() };
  },
  async slide(confidence) {
    step(confidence);
    await drawn();
  },
  slideOn: (time) => perSecond(time, (turn) => step(confidenceAt(turn))),
  look: (sight) => lookAt(picture().cy, sight),
  pan: (time) => dragged(picture().container, time),
  expand: (text) =>
    tookOf(async () => {
      const brought = parseReply(text);
      const before = picture().cy.nodes().length;
      know?.((known) => expand(known, GROWN_PATH, brought));
      await untilShown(before + brought.length);
    }),
};
