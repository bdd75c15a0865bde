import anyAscii from 'any-ascii';
import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import { isUncertain } from '@/lib/network/elements';
import { visible } from '@/lib/network/filter';
import { layout, type Positions } from '@/lib/network/layout';
import { buildModel, type EntityKind, toEntity } from '@/lib/network/model';
import { escapeMarkup, oneLine } from '@/lib/shared/text';

/** One node of a small drawing. */
export interface CardPoint {
  /** From 0 to 1. */
  x: number;
  y: number;
  isRoot: boolean;
  /** Drawn as an outline: the identity is uncertain. */
  isOpen: boolean;
  /** The name; untrusted text. */
  label?: string;
}

/** A network as a small drawing: coordinates from 0 to 1, owners above what they own. */
export interface CardPicture {
  points: CardPoint[];
  lines: { from: number; to: number; isUncertain: boolean }[];
}

/** The default filters of the network page. */
const AS_ON_THE_PAGE = { confidence: DEFAULT_CONFIDENCE, ownership: DEFAULT_OWNERSHIP_PERCENTAGE, unknown: true };

/** These have a dashed outline in the large picture. */
export const isOpen = (kind: EntityKind | undefined): boolean => kind === 'placeholder' || kind === 'unknown';

const share = (value: number, values: readonly number[]): number => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most === least ? 0.5 : (value - least) / (most - least);
};

/** The network around a company; undefined if it has no relationships. */
export function pictureOf(
  root: { path: string; name: string },
  relationships: readonly NetworkRelationship[],
): CardPicture | undefined {
  const model = buildModel(toEntity(root.path, root.name), relationships);
  const selection = visible(model, AS_ON_THE_PAGE);
  const places = layout(model, selection);
  if (places.size < 2) return undefined;
  const lines = selection.relationships.map((one) => ({ ...one, isUncertain: isUncertain(one) }));
  return spreadOut(places, lines, (id) => ({
    isRoot: id === model.root,
    isOpen: isOpen(model.entities.get(id)?.kind),
  }));
}

/** Scales the positions to 0 to 1, and keeps the lines whose ends have positions. */
export function spreadOut(
  positions: Positions,
  lines: readonly { parent: string; child: string; isUncertain: boolean }[],
  pointOf: (id: string) => Omit<CardPoint, 'x' | 'y'>,
): CardPicture {
  const places = [...positions];
  const [xs, ys] = [places.map(([, { x }]) => x), places.map(([, { y }]) => y)];
  const at = new Map(places.map(([id], index) => [id, index]));
  return {
    points: places.map(([id, { x, y }]) => ({ x: share(x, xs), y: share(y, ys), ...pointOf(id) })),
    lines: lines.flatMap(({ parent, child, isUncertain }) => {
      const [from, to] = [at.get(parent), at.get(child)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to, isUncertain }];
    }),
  };
}

/** Characters of the picture's only font: Latin with accents, and punctuation. */
const DRAWN = /[\u{20}-\u{7E}\u{A0}-\u{17F}\u{2013}\u{2014}\u{2018}\u{2019}\u{201C}\u{201D}\u{2026}]/u;

/**
 * The text in letters that the picture can draw. Other scripts are transliterated, because the drawing library would
 * fetch a missing letter from an external server. Cut at `most` characters, with an ellipsis.
 */
export function cardLetters(text: string, most: number): string {
  const drawn = [...oneLine(text).normalize('NFC')].map((letter) => (DRAWN.test(letter) ? letter : anyAscii(letter)));
  const letters = [...drawn.join('')].filter((letter) => DRAWN.test(letter));
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/** CSS colours, including `currentColor` and variables. */
interface CardColours {
  line: string;
  point: string;
  root: string;
  ground: string;
}

interface Frame {
  width: number;
  height: number;
}

/** Names below the points. */
interface CardLetters {
  /** The most letters for the name of each point. */
  rooms: readonly number[];
  size: number;
  colour: string;
  /** Outline around the letters, so that they are readable over lines. */
  rim: string;
}

const MARGIN = 14;

/** Room for the half of a name that reaches beyond its point. */
function marginsFor(letters: CardLetters | undefined): { x: number; y: number } {
  if (!letters) return { x: MARGIN, y: MARGIN };
  const written = letters.rooms.filter((room) => room > 0);
  return { x: MARGIN + (Math.min(...written) * letters.size) / 4, y: MARGIN + letters.size };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The more points, the smaller each is. */
const radiusFor = (points: number): number => (points > 120 ? 2.5 : points > 40 ? 3.5 : 5.5);

const short = (name: string, most: number): string => {
  const letters = [...oneLine(name)];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
};

/** The position of each point in a frame. */
export function cardPlaces({ points }: CardPicture, { width, height }: Frame, letters?: CardLetters) {
  const margin = marginsFor(letters);
  return points.map(({ x, y }) => ({
    x: rounded(margin.x + x * (width - 2 * margin.x)),
    y: rounded(margin.y + y * (height - 2 * margin.y)),
  }));
}

/** Names as SVG texts; a right-to-left name does not change the direction around it. */
function namesOf({ points }: CardPicture, at: readonly { x: number; y: number }[], letters: CardLetters): string {
  const texts = points.map(({ label = '', isRoot }, index) => {
    const room = letters.rooms[index] ?? 0;
    if (room === 0) return '';
    const { x, y } = at[index] ?? { x: 0, y: 0 };
    const weight = isRoot ? ' font-weight="600"' : '';
    return `<text x="${x}" y="${rounded(y + 14 + letters.size / 2)}"${weight}>${escapeMarkup(short(label, room))}</text>`;
  });
  const rim = `stroke="${letters.rim}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`;
  return `<g fill="${letters.colour}" ${rim} font-size="${letters.size}" text-anchor="middle" style="unicode-bidi:isolate">${texts.join('')}</g>`;
}

/** The drawing as SVG. Without letters, the caller describes it beside the picture. */
export function networkSvg(picture: CardPicture, frame: Frame, colours: CardColours, letters?: CardLetters): string {
  const { points, lines } = picture;
  const { width, height } = frame;
  const radius = radiusFor(points.length);
  const at = cardPlaces(picture, frame, letters);
  const strokes = lines.map(({ from, to, isUncertain }) => {
    const [a, b] = [at[from], at[to]];
    return a && b ? `<path d="M${a.x} ${a.y}L${b.x} ${b.y}"${isUncertain ? ' stroke-dasharray="4 4"' : ''}/>` : '';
  });
  const dots = points.map(({ isRoot, isOpen }, index) => {
    const { x, y } = at[index] ?? { x: 0, y: 0 };
    if (isRoot) return `<circle cx="${x}" cy="${y}" r="${radius + 4}" fill="${colours.root}"/>`;
    const fill = isOpen ? ` fill="${colours.ground}" stroke="${colours.point}"` : '';
    return `<circle cx="${x}" cy="${y}" r="${radius}"${fill}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g fill="none" stroke="${colours.line}" stroke-width="1.2">${strokes.join('')}</g>`,
    `<g fill="${colours.point}" stroke-width="1.5">${dots.join('')}</g>`,
    letters ? namesOf(picture, at, letters) : '',
    '</svg>',
  ].join('');
}
