import { SPOKEN, spoken } from '@/lib/formats/out/spoken';
import { filterParts } from '@/lib/network/case/say';
import { escapeMarkup } from '@/lib/shared/markup';
import { oneLine } from '@/lib/shared/text';
import { EMBED_COLOURS, embedLink, embedPage } from './embed';
import type { NetworkCard } from './network-card';
import type { CardPicture, CardPoint } from './picture';
import { networkSvg } from './svg';

/** Width of a letter for its height, on the average of names. */
const LETTER = 0.54;
/** Fewer letters than these are no name any more. */
const LEAST = 9;
const MOST = 40;
/** Rows that are closer than this part of the height have names that write over each other. */
const LEAST_GAP = 0.08;

type Placed = CardPoint & { at: number };

const inRowOf = (one: CardPoint, other: CardPoint): boolean => Math.abs(one.y - other.y) < LEAST_GAP;

/** Of the width: what is left of it between the margins, and how far a name may reach into those. */
const [INNER, MARGINS] = [0.8, 0.16];

/** How wide a name may be below a point, as a part of the width: up to the next of the others, and to the edge. */
const gapTo = (one: Placed, others: readonly Placed[]): number =>
  Math.min(
    2 * Math.min(one.x, 1 - one.x) * INNER + MARGINS,
    ...others.filter((other) => other.at !== one.at && inRowOf(one, other)).map(({ x }) => Math.abs(x - one.x) * INNER),
  );

/**
 * How many letters of each point's name have room below it, in a drawing `width` wide with letters of `size`: as far as
 * the next point beside it. 0: there is no room. A root's name is written first, and others give way to it.
 */
export function labelRooms({ points }: CardPicture, width: number, size: number): number[] {
  const lettersIn = (part: number) => Math.min(MOST, Math.floor((part * width) / (size * LETTER)) - 1);
  const placed = points.map((point, at) => ({ ...point, at }));
  const roots = placed.filter(({ isRoot }) => isRoot);
  const rootRooms = new Map(roots.map((root) => [root.at, Math.max(LEAST, lettersIn(gapTo(root, roots)))]));
  const isCovered = (one: Placed, letters: number) =>
    roots.some((root) => {
      const reach = (((rootRooms.get(root.at) ?? 0) + letters) * size * LETTER) / 2 / width / INNER;
      return inRowOf(one, root) && Math.abs(one.x - root.x) < reach;
    });
  return placed.map((one) => {
    const ofRoot = rootRooms.get(one.at);
    if (ofRoot !== undefined) return ofRoot;
    const letters = lettersIn(gapTo(one, placed));
    return letters < LEAST || isCovered(one, letters) ? 0 : letters;
  });
}

const STYLE = `a{flex-direction:column;gap:6px;overflow:hidden;padding:14px 16px}div{flex:none}
div p:last-child{margin:0}figure{flex:1;width:auto;min-height:0}figure svg{height:100%}@media(max-width:380px){figure{display:block}}`;

/** The drawing scales; this is the shape it is made for. */
const DRAWING = { width: 600, height: 280 };
const LETTERS = 11;

const ENTITIES = { one: 'entity', other: 'entities' };
const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

/** "Ownership network of A, B and C"; more than three are counted. */
export function networkTitle(names: readonly string[]): string {
  const clean = names.map(oneLine);
  const named = clean.length > 3 ? [...clean.slice(0, 2), `${spoken.count(clean.length - 2)} others`] : clean;
  return `Ownership network of ${spoken.and(named)}`;
}

/** How much is shown, under which filters, and what of it is missing here. */
export function networkLines({ picture, view, missing }: NetworkCard): string[] {
  const { entities, relationships, folded } = picture;
  const counts = [spoken.counted(entities, ENTITIES), spoken.counted(relationships, RELATIONSHIPS)];
  return [
    `${counts.join(', ')}${folded > 0 ? `; ${spoken.count(folded)} of them folded` : ''}`,
    filterParts(view.filter, SPOKEN).join(', '),
    ...(missing > 0
      ? [`No copy is at hand of ${spoken.counted(missing, { one: 'part', other: 'parts' })} of this view`]
      : []),
  ];
}

function figure(drawing: CardPicture | undefined): string {
  if (!drawing) return '<figure></figure>';
  const rooms = labelRooms(drawing, DRAWING.width, LETTERS);
  const letters = { rooms, size: LETTERS, colour: 'var(--ink)', rim: 'var(--surface)' };
  const svg = networkSvg(drawing, DRAWING, EMBED_COLOURS, letters);
  return `<figure>${svg.replace('<svg ', '<svg aria-hidden="true" ')}</figure>`;
}

/** A network as a page of its own for other sites' frames. `url` is our page of it. */
export function networkEmbedHtml(card: NetworkCard, url: string): string {
  const title = networkTitle(card.names);
  const lines = networkLines(card).map(escapeMarkup).join(' · ');
  const words = `<strong><bdi>${escapeMarkup(title)}</bdi></strong><p class="m">${lines}</p>`;
  const foot = '<p class="m">Sources, dates and shares: <span class="o">Firmament</span></p>';
  return embedPage(
    title,
    embedLink(url, `<div>${words}</div>${figure(card.picture.drawing)}<div>${foot}</div>`),
    STYLE,
  );
}
