import { BAND, BAND_TINT, type Band, type BandStep, bandLabel, NAME_RISE } from '@/lib/network/drawn/bands';
import type { Point } from '@/lib/network/geometry';
import type { Palette } from '@/lib/network/style';

/** Below this nearness a name is not to be read. */
const NAMES_FROM = 0.3;
/** Pixels of the screen. */
const NAME_SIZE = 12;

type PlaceOf = (id: string) => Point | undefined;

/** All bands in the measure of the picture; `zoom`: how near one looks. */
export function drawBands(
  context: CanvasRenderingContext2D,
  bands: readonly Band[],
  placeOf: PlaceOf,
  palette: Palette,
  zoom: number,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const band of bands) {
    trace(
      context,
      band.steps.filter(({ isFree }) => !isFree),
      placeOf,
    );
    context.setLineDash([2, 4]);
    stroke(context, palette.muted, 1.5);
    context.setLineDash([]);
    trace(
      context,
      [...band.members.map((id) => ({ from: id, to: id })), ...band.steps.filter(({ isFree }) => isFree)],
      placeOf,
    );
    stroke(context, palette.muted, BAND + 3 / zoom);
    stroke(context, palette.sunken, BAND);
    context.globalAlpha = BAND_TINT;
    stroke(context, palette.accent, BAND);
    context.globalAlpha = 1;
  }
  if (zoom < NAMES_FROM) return;
  for (const { name, tops } of bands) {
    for (const top of tops) writeName(context, bandLabel(name), placeOf(top), palette, zoom);
  }
}

/** Stroked as one, so that nothing shows where steps lie over each other. */
function trace(context: CanvasRenderingContext2D, steps: readonly Pick<BandStep, 'from' | 'to'>[], placeOf: PlaceOf) {
  context.beginPath();
  for (const { from, to } of steps) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (!a || !b) continue;
    context.moveTo(a.x, a.y);
    // Without any length there would be nothing to stroke.
    context.lineTo(from === to ? b.x + 0.01 : b.x, b.y);
  }
}

function stroke(context: CanvasRenderingContext2D, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

function writeName(
  context: CanvasRenderingContext2D,
  name: string,
  at: Point | undefined,
  palette: Palette,
  zoom: number,
): void {
  if (!at) return;
  context.font = `600 ${NAME_SIZE / Math.min(1, zoom)}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.strokeStyle = palette.sunken;
  context.lineWidth = 4;
  context.strokeText(name, at.x, at.y - NAME_RISE);
  context.fillStyle = palette.ink;
  context.fillText(name, at.x, at.y - NAME_RISE);
}
