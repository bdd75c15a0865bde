import { newCourse, pointOn, readCourse } from '@/lib/network/lines/course';
import { type Pen, type Scene, windowOf } from './pen';

/** Words are written from this nearness on; those of marked lines earlier. */
const FROM = 0.75;
const MARKED_FROM = 0.35;
/** More words than this are a smear, and take longer than all lines together. */
const MOST = 250;
const SIZE = 10;

const COURSE = newCourse();

/** Shares on lines, each on a ground of its own so that the line does not run through it. */
export function writeLabels({ context, palette, view }: Pen, scene: Scene): void {
  const wanted = linesWithLabels(view.zoom, scene);
  if (!wanted) return;
  context.font = `${SIZE}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const { left, right, top, bottom } = windowOf(view);
  let written = 0;
  for (const line of wanted) {
    if (!scene.drawn[line]) continue;
    const { x, y } = pointOn(readCourse(scene.lines, line, COURSE), 0.6);
    if (x < left || x > right || y < top || y > bottom) continue;
    const text = scene.labelOf(line);
    const width = context.measureText(text).width + 4;
    context.fillStyle = palette.sunken;
    context.fillRect(x - width / 2, y - SIZE / 2 - 2, width, SIZE + 4);
    context.fillStyle = scene.marked.has(line) ? palette.ink : palette.muted;
    context.fillText(text, x, y);
    if (++written === MOST) return;
  }
}

function linesWithLabels(zoom: number, { marked, labels, lines }: Scene): Iterable<number> | undefined {
  if (labels === 'all' && zoom >= FROM) return lines.from.keys();
  return zoom >= MARKED_FROM ? marked : undefined;
}
