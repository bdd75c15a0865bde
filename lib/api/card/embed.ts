import type { Company } from '@/lib/contract/records';
import { originOfRow } from '@/lib/formats/out/about';
import { SPOKEN, spoken } from '@/lib/formats/out/document';
import { filterParts } from '@/lib/network/case/history';
import { verdict } from '@/lib/records/format/verdict';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { escapeMarkup, oneLine } from '@/lib/shared/text';
import type { NetworkCard } from './network-card';
import { type CardPicture, type CardPoint, networkSvg } from './svg';

/** Headers of pages that other sites may show in a frame: no script, no form, no external resource. */
export const EMBED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *; base-uri 'none'; form-action 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
};

const SENTENCES: Readonly<Record<number, string>> = {
  200: 'Open it in Firmament.',
  404: 'Record not found.',
};

/** Why a card shows nothing of its record. */
export const embedSentence = (status: number): string => SENTENCES[status] ?? 'Not available right now.';

const EMBED_STYLE = `:root{color-scheme:light dark;--surface:#fffefb;--ink:#1d1c24;--muted:#5b5965;--line:#8d8778;--accent:#2b3f9e}
@media(prefers-color-scheme:dark){:root{--surface:#141a30;--ink:#eceae2;--muted:#a9adc2;--line:#6b7396;--accent:#f1c65b}}
*{box-sizing:border-box}html,body{height:100%}
body{margin:0;background:var(--surface);color:var(--ink);font:14px/1.45 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
a{display:flex;gap:16px;height:100%;padding:16px;border:1px solid var(--line);border-radius:6px;color:inherit;text-decoration:none;overflow:auto}
a:focus-visible{outline:2px solid var(--accent);outline-offset:-4px}
div{flex:1;min-width:0}p{margin:0 0 6px}strong{display:block;margin:0 0 6px;font:600 19px/1.25 ui-serif,Georgia,serif}
.m{color:var(--muted);font-size:13px}.o{color:var(--accent);text-decoration:underline}
figure{flex:none;width:130px;margin:0;text-align:center}figure svg{display:block;width:100%;height:auto}
@media(max-width:380px){figure{display:none}}`;

/** Colours of a drawing in a frame: they follow the reader's light or dark setting. */
const EMBED_COLOURS = {
  line: 'var(--line)',
  point: 'var(--muted)',
  root: 'var(--accent)',
  ground: 'var(--surface)',
};

/**
 * A page for frames on other sites, without scripts or external resources. `body` is markup; `style` is added to the
 * common styles.
 */
const embedPage = (title: string, body: string, style = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${EMBED_STYLE}${style}</style></head><body>${body}</body></html>`;

/** The whole card is one link to our page. */
const embedLink = (url: string, content: string): string =>
  `<a href="${escapeMarkup(url)}" target="_top" rel="noopener">${content}</a>`;

function embedFigure(picture: CardPicture | undefined): string {
  if (!picture) return '';
  const around = spoken.counted(picture.points.length - 1, { one: 'entity', other: 'entities' });
  const svg = networkSvg(picture, { width: 130, height: 130 }, EMBED_COLOURS).replace(
    '<svg ',
    '<svg aria-hidden="true" ',
  );
  return `<figure>${svg}<figcaption class="m">${around} around it</figcaption></figure>`;
}

/**
 * A company as a page for frames on other sites, without scripts or external resources. `url` is our page of the
 * company.
 */
export function embedHtml({ company, picture }: { company: Company; picture?: CardPicture }, url: string): string {
  const { name, jurisdiction_code, company_number } = company;
  const { publisher } = originOfRow(company, null);
  const words = [
    `<p class="m">${escapeMarkup(jurisdictionName(jurisdiction_code))} · <bdi>${escapeMarkup(company_number)}</bdi></p>`,
    `<strong><bdi>${escapeMarkup(oneLine(name))}</bdi></strong>`,
    `<p>${escapeMarkup(oneLine(verdict(company, SPOKEN)))}</p>`,
    `<p class="m">Source: ${publisher ? `<bdi>${escapeMarkup(oneLine(publisher))}</bdi>` : 'not named'} · <span class="o">Firmament</span></p>`,
  ].join('');
  return embedPage(name, embedLink(url, `<div>${words}</div>${embedFigure(picture)}`));
}

/** Shown if the record is not available without a call: a link to our page, and nothing of the record. */
export const plainEmbedHtml = (url: string, sentence: string): string =>
  embedPage(
    'Firmament',
    embedLink(url, `<div><strong>A record in a company register</strong><p>${escapeMarkup(sentence)}</p></div>`),
  );

/** Average width of a letter as a share of its height, measured on names. */
const LETTER = 0.54;
/** A name cut to fewer letters is unreadable. */
const LEAST = 9;
const MOST = 40;
/** The names of rows closer than this share of the height would overlap. */
const LEAST_GAP = 0.08;

type Placed = CardPoint & { at: number };

const inRowOf = (one: CardPoint, other: CardPoint): boolean => Math.abs(one.y - other.y) < LEAST_GAP;

/** Shares of the width: the part between the margins, and how far a name may reach into them. */
const [INNER, MARGINS] = [0.8, 0.16];

/** The width available for a name below a point, as a share of the whole: up to the next point and to the edge. */
const gapTo = (one: Placed, others: readonly Placed[]): number =>
  Math.min(
    2 * Math.min(one.x, 1 - one.x) * INNER + MARGINS,
    ...others.filter((other) => other.at !== one.at && inRowOf(one, other)).map(({ x }) => Math.abs(x - one.x) * INNER),
  );

/**
 * The number of letters that fit below each point, in a drawing `width` wide with letters of `size`; 0 if there is no
 * room. Roots come first, and other names give way to theirs.
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

/** The drawing scales; it is designed for this shape. */
const DRAWING = { width: 600, height: 280 };
const LETTERS = 11;

const ENTITIES = { one: 'entity', other: 'entities' };
const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

/** "Ownership network of A, B and C"; if there are more than three, their number. */
export function networkTitle(names: readonly string[]): string {
  const clean = names.map(oneLine);
  const named = clean.length > 3 ? [...clean.slice(0, 2), `${spoken.count(clean.length - 2)} others`] : clean;
  return `Ownership network of ${spoken.and(named)}`;
}

/** How much is shown, under which filters, and how much is not available. */
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

/** A network as a page for frames on other sites. `url` is our page of the network. */
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
