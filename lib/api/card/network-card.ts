import 'server-only';
import { z } from 'zod';
import { type NetworkRelationship, networkRelationshipSchema } from '@/lib/contract/network';
import { firstModel } from '@/lib/network/beginning';
import type { Case, CaseWalk } from '@/lib/network/case/case';
import { parseCaseLink } from '@/lib/network/case/link/parse';
import { entityId, nameOf } from '@/lib/network/entity';
import { askedOf, type Expansion, partsAskedOf, withExpansions } from '@/lib/network/expansions';
import type { NetworkModel } from '@/lib/network/model';
import { everythingOn } from '@/lib/network/request';
import { MOST_NODES } from '@/lib/network/roots/address';
import { mergeHeard } from '@/lib/network/walk/heard';
import { askIfFree, pageWalker } from '../pages/page-request';
import { loadRoots, nameInRecord, walkNow } from '../pages/roots-network';
import { type CasePicture, casePicture } from './case-picture';
import type { NetworkPage } from './network-page';

/** What a card of a network shows; only what is at hand without a call. */
export interface NetworkCard {
  /** Names of those the view begins from. */
  names: readonly string[];
  view: Case;
  picture: CasePicture;
  /** Networks that the view asks for and that no copy is kept of. */
  missing: number;
}

const networkReply = z.object({ results: z.array(networkRelationshipSchema) });

interface Known {
  status: number;
  /** Undefined where the status says why, or where knowing it would cost a call. */
  model?: NetworkModel;
}

const asked = (id: string, dates: string | undefined) => askIfFree(`${id.slice(1)}/network`, everythingOn(dates));

async function ofRecord({ roots: [root = ''], dates }: NetworkPage): Promise<Known> {
  const reply = await asked(root, dates);
  const relationships = networkReply.safeParse(reply?.body).data?.results;
  if (reply?.status !== 200 || !relationships) return { status: reply?.status ?? 200 };
  const name = (await nameInRecord(root)) || nameAmong(root, relationships);
  return { status: 200, model: firstModel({ root: { path: root, name }, relationships }) };
}

const nameAmong = (id: string, relationships: readonly NetworkRelationship[]): string =>
  firstModel({ root: { path: id, name: '' }, relationships }).entities.get(id)?.name ?? '';

/** Who is not there is left out, as on the page; without any the card is of nothing. */
async function ofSeveral({ several }: NetworkPage): Promise<Known> {
  if (!several) return { status: 404 };
  const { roots, walked } = await loadRoots(several);
  const [root] = roots;
  return root
    ? { status: 200, model: firstModel({ root, relationships: [], several: { roots, walked } }) }
    : { status: 404 };
}

/** Copies only, where calls are counted; and no more than a page would hold. */
async function withWalk(model: NetworkModel, walk: CaseWalk, dates: string | undefined): Promise<NetworkModel> {
  const { from, direction, depth, nodes } = walk;
  const walker = await pageWalker(dates);
  const limits = { depth, nodes: Math.min(nodes, MOST_NODES), ...(walker.port.metered && { calls: 0 }) };
  const { heard } = await walkNow({ from, direction, ...(dates && { dates }) }, limits, walker);
  return mergeHeard(model, heard);
}

async function expansionOf(id: string, view: Case, known: NetworkModel, dates: string | undefined): Promise<Expansion> {
  const reply = await asked(id, dates);
  const relationships = networkReply.safeParse(reply?.body).data?.results;
  const parts = partsAskedOf(id, view, known);
  return relationships ? { id, relationships, parts } : { id, error: {} };
}

/** The card of a network as its address shows it: with its filters, what was expanded and where was walked. Spends no call. */
export async function networkCard(page: NetworkPage): Promise<{ status: number; card?: NetworkCard }> {
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
      picture: casePicture(model, view),
      missing: expansions.filter(({ error }) => error !== undefined).length,
    },
  };
}
