import { escapeMarkup } from '@/lib/shared/markup';
import { oneLine } from '@/lib/shared/text';
import type { CardPicture } from './picture';

/** Colours as CSS has them, `currentColor` and variables among them. */
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
  /** Of each point's name at most so many. */
  rooms: readonly number[];
  size: number;
  colour: string;
  /** Around the letters, so that they can be read over lines. */
  rim: string;
}

const MARGIN = 14;

/** Room for the half of a name that reaches beyond its point, where many stand side by side. */
function marginsFor(letters: CardLetters | undefined): { x: number; y: number } {
  if (!letters) return { x: MARGIN, y: MARGIN };
  const written = letters.rooms.filter((room) => room > 0);
  return { x: MARGIN + (Math.min(...written) * letters.size) / 4, y: MARGIN + letters.size };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The more there are, the smaller each is. */
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

/** Where each point stands in a frame. */
export function cardPlaces({ points }: CardPicture, { width, height }: Frame, letters?: CardLetters) {
  const margin = marginsFor(letters);
  return points.map(({ x, y }) => ({
    x: rounded(margin.x + x * (width - 2 * margin.x)),
    y: rounded(margin.y + y * (height - 2 * margin.y)),
  }));
}

/** Names as texts; right to left ones turn nothing around them. */
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

/** The drawing; without letters whoever shows it says beside it what it is. */
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
