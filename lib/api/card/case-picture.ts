import { spoken } from '@/lib/formats/out/spoken';
import type { Case } from '@/lib/network/case/case';
import type { Projection } from '@/lib/network/drawn/drawn';
import { project } from '@/lib/network/drawn/project';
import { standIns } from '@/lib/network/drawn/stand-in';
import { isUncertain } from '@/lib/network/elements';
import { nameOf } from '@/lib/network/entity';
import type { Positions } from '@/lib/network/geometry';
import { LANDSCAPE } from '@/lib/network/layout';
import { toLayoutGraph, toPlaces, toPositions } from '@/lib/network/layout/graph';
import { layOut } from '@/lib/network/layout/layouts';
import type { NetworkModel } from '@/lib/network/model';
import { MAX_NEIGHBOURS_DRAWN } from '@/lib/network/strongest';
import { type CardPicture, isOpen, spreadOut } from './picture';

/** What a case shows of a network, as a small drawing with its numbers. */
export interface CasePicture {
  /** Undefined where nothing but one entity is to be seen. */
  drawing?: CardPicture;
  /** Of all that the view shows, drawn or not. */
  entities: number;
  relationships: number;
  /** Entities that stand in a stack or a group, behind a collapsed one, or past what is drawn at once. */
  folded: number;
}

/** A card is small: of many leaves it shows fewer than the page, which says more by their number than by their names. */
const DRAWN = { nodes: MAX_NEIGHBOURS_DRAWN, leaves: 11 };

export function casePicture(model: NetworkModel, view: Case): CasePicture {
  const projection = project(model, view, DRAWN);
  const { entities: shown, relationships: lines } = projection.selection;
  const [entities, relationships] = [shown.size, lines.length];
  const drawn = projection.nodes.filter(({ kind }) => kind === 'entity').length;
  return { drawing: drawingOf(model, view, projection), entities, relationships, folded: entities - drawn };
}

function drawingOf(model: NetworkModel, view: Case, projection: Projection): CardPicture | undefined {
  if (projection.nodes.length < 2) return undefined;
  const drawn = standIns(model, projection, {
    stack: ({ members }) => `${spoken.count(members.length)} more`,
    group: ({ name = '', members }) => `${name} (${spoken.count(members.length)})`,
  });
  const places = placesOf(drawn, view);
  const lines = drawn.selection.relationships.map((one) => ({ ...one, isUncertain: isUncertain(one) }));
  return spreadOut(places, lines, (id) => ({
    isRoot: view.roots.includes(id),
    isOpen: isOpen(drawn.model.entities.get(id)?.kind),
    label: nameOf(drawn.model.entities.get(id), id),
  }));
}

/** As on the page: what is pinned stands where it was put. */
function placesOf({ model, selection }: ReturnType<typeof standIns>, { layout, pins, roots }: Case): Positions {
  const { graph, ids } = toLayoutGraph(model, selection, roots);
  return toPositions(ids, layOut({ name: layout, graph, shape: LANDSCAPE, fixed: toPlaces(ids, pins) }));
}
