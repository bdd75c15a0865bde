import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { z } from 'zod';
import { printPath } from '@/lib/contract/endpoints';
import { type NetworkRelationship, networkRelationshipSchema } from '@/lib/contract/network';
import { everythingOn } from '@/lib/contract/parameters';
import { type Company, companySchema } from '@/lib/contract/records';
import type { Case, CaseWalk } from '@/lib/network/case/case';
import { parseCaseLink } from '@/lib/network/case/link';
import { MADE_PARAMETERS } from '@/lib/network/case/marks';
import { type Projection, project } from '@/lib/network/drawn/drawn';
import { standIns } from '@/lib/network/drawn/stand-in';
import { isUncertain } from '@/lib/network/elements';
import { askedOf, type Expansion, firstModel, partsAskedOf, withExpansions } from '@/lib/network/expansions';
import { LANDSCAPE, MAX_NEIGHBOURS_DRAWN, type Positions } from '@/lib/network/layout';
import { toLayoutGraph, toPlaces, toPositions } from '@/lib/network/layout/graph';
import { layOut } from '@/lib/network/layout/layouts';
import { entityId, type NetworkModel, nameOf } from '@/lib/network/model';
import { MOST_NODES } from '@/lib/network/roots';
import { mergeResults } from '@/lib/network/walk/state';
import { links } from '@/lib/shared/links';
import { askIfFree, pageWalker } from '../pages/page';
import { loadRoots, nameInRecord, networkForOverview, walkNow } from '../pages/roots-network';
import { originOf } from '../registry';
import type { NetworkPage } from './network-page';
import { LINK_CARD_SIZE } from './sizes';
import { type CardPicture, isOpen, pictureOf, spreadOut } from './svg';

/** What a card of a company shows; only what is available without a call. */
export interface CompanyCard {
  company: Company;
  picture?: CardPicture;
}

const companyReply = z.object({ results: z.object({ company: companySchema }) });
const networkReply = z.object({ results: z.array(networkRelationshipSchema) });

interface CardRoute {
  jurisdiction_code: string;
  company_number: string;
}

/** Undefined for a company that does not exist, may not be shown, or would cost a call; the status says which. */
export async function companyCard(route: CardRoute): Promise<{ status: number; card?: CompanyCard }> {
  const reply = await askIfFree(printPath('get_company', { ...route }));
  if (!reply) return { status: 200 };
  const company = companyReply.safeParse(reply.body).data?.results.company;
  if (reply.status !== 200 || !company) return { status: reply.status };
  const network = await networkForOverview(company);
  const root = { path: links.company(company), name: company.name };
  return { status: 200, card: { company, picture: network && pictureOf(root, network.value.relationships) } };
}

const ALT = 'The companies of the network, and who owns whom';

/**
 * Metadata by which other sites show a link to this network page: a picture of the view, and a frame (oEmbed). `path`
 * and `query` are the page's own.
 */
export async function networkMetadata(
  path: string,
  query: URLSearchParams,
  named: { title: string; description?: string },
): Promise<Metadata> {
  const origin = originOf(await headers());
  const shown = new URLSearchParams(query);
  for (const name of MADE_PARAMETERS) shown.delete(name);
  const address = shown.size === 0 ? path : `${path}?${shown}`;
  const images = [{ url: `${origin}/cards${address}`, alt: ALT, ...LINK_CARD_SIZE }];
  return {
    ...named,
    openGraph: { type: 'website', siteName: 'Firmament', ...named, url: origin + address, images },
    twitter: { card: 'summary_large_image', ...named, images },
    alternates: {
      types: { 'application/json+oembed': `${origin}/oembed?url=${encodeURIComponent(origin + address)}` },
    },
  };
}

/** The view of a network as a small drawing with its numbers. */
interface CasePicture {
  /** Undefined if there is only one entity to show. */
  drawing?: CardPicture;
  /** The number of entities in the view, drawn or not. */
  entities: number;
  relationships: number;
  /** Entities that are not drawn: in a stack or group, behind a collapsed one, or beyond the drawing limit. */
  folded: number;
}

/** A card is small, so it shows fewer leaves than the page: their number says more than their names. */
const DRAWN = { nodes: MAX_NEIGHBOURS_DRAWN, leaves: 11 };

export function casePicture(model: NetworkModel, view: Case, leaves = DRAWN.leaves): CasePicture {
  const projection = project(model, view, { ...DRAWN, leaves });
  const { entities: shown, relationships: lines } = projection.selection;
  const [entities, relationships] = [shown.size, lines.length];
  const drawn = projection.nodes.filter(({ kind }) => kind === 'entity').length;
  return { drawing: drawingOf(model, view, projection), entities, relationships, folded: entities - drawn };
}

function drawingOf(model: NetworkModel, view: Case, projection: Projection): CardPicture | undefined {
  if (projection.nodes.length < 2) return undefined;
  const drawn = standIns(model, projection, 'en');
  const places = placesOf(drawn, view);
  const lines = drawn.selection.relationships.map((one) => ({ ...one, isUncertain: isUncertain(one) }));
  return spreadOut(places, lines, (id) => ({
    isRoot: view.roots.includes(id),
    isOpen: isOpen(drawn.model.entities.get(id)?.kind),
    label: nameOf(drawn.model.entities.get(id), id),
  }));
}

/** As on the page: pinned entities stay at their place. */
function placesOf({ model, selection }: ReturnType<typeof standIns>, { layout, pins, roots }: Case): Positions {
  const { graph, ids } = toLayoutGraph(model, selection, roots);
  return toPositions(
    ids,
    layOut({ name: layout === 'force' ? 'force' : 'pyramid', graph, shape: LANDSCAPE, fixed: toPlaces(ids, pins) }),
  );
}

/** What a card of a network shows; only what is available without a call. */
export interface NetworkCard {
  /** Names of the roots of the view. */
  names: readonly string[];
  view: Case;
  picture: CasePicture;
  /** The number of networks in the view that are not cached. */
  missing: number;
}

interface Known {
  status: number;
  /** Undefined if the status says why, or if loading it would cost a call. */
  model?: NetworkModel;
}

const requestNetwork = (id: string, dates: string | undefined) =>
  askIfFree(`${id.slice(1)}/network`, everythingOn(dates));

async function ofRecord({ roots: [root = ''], dates }: NetworkPage): Promise<Known> {
  const reply = await requestNetwork(root, dates);
  const relationships = networkReply.safeParse(reply?.body).data?.results;
  if (reply?.status !== 200 || !relationships) return { status: reply?.status ?? 200 };
  const name = (await nameInRecord(root)) || nameAmong(root, relationships);
  return { status: 200, model: firstModel({ root: { path: root, name }, relationships }) };
}

const nameAmong = (id: string, relationships: readonly NetworkRelationship[]): string =>
  firstModel({ root: { path: id, name: '' }, relationships }).entities.get(id)?.name ?? '';

/** Roots that are not found are left out, as on the page. Without any root there is no card. */
async function ofSeveral({ several }: NetworkPage): Promise<Known> {
  if (!several) return { status: 404 };
  const { roots, walked } = await loadRoots(several);
  const [root] = roots;
  return root
    ? { status: 200, model: firstModel({ root, relationships: [], several: { roots, walked } }) }
    : { status: 404 };
}

/** Where calls are counted, only cached networks are used; and no more than a page would hold. */
async function withWalk(model: NetworkModel, walk: CaseWalk, dates: string | undefined): Promise<NetworkModel> {
  const { from, direction, depth, nodes } = walk;
  const walker = await pageWalker(dates);
  const limits = { depth, nodes: Math.min(nodes, MOST_NODES), ...(walker.port.metered && { calls: 0 }) };
  const { results } = await walkNow({ from, direction, ...(dates && { dates }) }, limits, walker);
  return mergeResults(model, results);
}

async function expansionOf(id: string, view: Case, known: NetworkModel, dates: string | undefined): Promise<Expansion> {
  const reply = await requestNetwork(id, dates);
  const relationships = networkReply.safeParse(reply?.body).data?.results;
  const parts = partsAskedOf(id, view, known);
  return relationships ? { id, relationships, parts } : { id, error: {} };
}

/**
 * The card of a network as its address shows it, with filters, expanded entities and walks. Spends no call. `leaves`:
 * how many leaves of an entity are drawn before they become one stack.
 */
export async function networkCard(page: NetworkPage, leaves?: number): Promise<{ status: number; card?: NetworkCard }> {
  const { status, model: first } = await (page.several ? ofSeveral(page) : ofRecord(page));
  if (!first) return { status };
  const roots = page.several
    ? [...first.entities.keys()].filter((id) => page.roots.map(entityId).includes(id))
    : page.roots;
  const { case: view } = parseCaseLink(page.query, roots.length > 0 ? roots : [first.root]);
  let known = first;
  for (const walk of view.walks) known = await withWalk(known, walk, page.dates);
  const expansions = await Promise.all(askedOf(view, known).map((id) => expansionOf(id, view, known, page.dates)));
  const { model } = withExpansions(known, expansions);
  return {
    status,
    card: {
      names: view.roots.map((id) => nameOf(model.entities.get(id), id)),
      view,
      picture: casePicture(model, view, leaves),
      missing: expansions.filter(({ error }) => error !== undefined).length,
    },
  };
}
