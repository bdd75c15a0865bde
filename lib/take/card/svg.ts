import type { CardPicture } from './picture';

/** Colours as CSS has them, `currentColor` and variables among them. */
export interface CardColours {
  line: string;
  point: string;
  root: string;
  ground: string;
}

interface Frame {
  width: number;
  height: number;
}

const MARGIN = 14;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The more there are, the smaller each is. */
const radiusFor = (points: number): number => (points > 120 ? 2.5 : points > 40 ? 3.5 : 5.5);

/** The drawing alone, without a word in it; whoever shows it says beside it what it is. */
export function networkSvg({ points, lines }: CardPicture, { width, height }: Frame, colours: CardColours): string {
  const radius = radiusFor(points.length);
  const at = points.map(({ x, y }) => ({
    x: rounded(MARGIN + x * (width - 2 * MARGIN)),
    y: rounded(MARGIN + y * (height - 2 * MARGIN)),
  }));
  const strokes = lines.map(({ from, to, isUncertain }) => {
    const [a, b] = [at[from], at[to]];
    return a && b ? `<path d="M${a.x} ${a.y}L${b.x} ${b.y}"${isUncertain ? ' stroke-dasharray="4 4"' : ''}/>` : '';
  });
  const dots = points.map(({ isRoot, isPlaceholder }, index) => {
    const { x, y } = at[index] ?? { x: 0, y: 0 };
    if (isRoot) return `<circle cx="${x}" cy="${y}" r="${radius + 4}" fill="${colours.root}"/>`;
    const fill = isPlaceholder ? ` fill="${colours.ground}" stroke="${colours.point}"` : '';
    return `<circle cx="${x}" cy="${y}" r="${radius}"${fill}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g fill="none" stroke="${colours.line}" stroke-width="1.2">${strokes.join('')}</g>`,
    `<g fill="${colours.point}" stroke-width="1.5">${dots.join('')}</g>`,
    '</svg>',
  ].join('');
}
