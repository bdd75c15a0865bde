import { SPOKEN, spoken } from '@/lib/formats/out/spoken';
import { filterParts } from '@/lib/network/case/say';
import { escapeMarkup } from '@/lib/shared/markup';
import { oneLine } from '@/lib/shared/text';
import { EMBED_COLOURS, embedLink, embedPage } from './embed-page';
import { labelRooms } from './labels';
import type { NetworkCard } from './network-card';
import type { CardPicture } from './picture';
import { networkSvg } from './svg';

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
