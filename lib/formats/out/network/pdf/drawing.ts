import type { Measure } from '@/lib/network/layout/wrap';
import type { Markup } from '../element';
import { MEASURED } from '../picture/edges';
import { number, numbers } from './file';
import type { Letters } from './letters';
import { pathOperators, QUARTER } from './path';

/** What a page can draw with. */
export interface Pen {
  letters: Letters;
  /** The name of a state of the page in which lines and areas let through what is below them. */
  opacity(value: number): string;
}

/** The names of opacities, and the entry of a dictionary of resources that explains them. */
export function newOpacities(): { opacity: Pen['opacity']; finish(): string } {
  const names = new Map<number, string>();
  return {
    opacity(value) {
      const name = names.get(value) ?? `O${names.size}`;
      names.set(value, name);
      return name;
    },
    finish: () =>
      `/ExtGState<<${[...names].map(([value, name]) => `/${name}<</ca ${number(value)}/CA ${number(value)}>>`).join('')}>>`,
  };
}

/** `measure`: how wide the layout of the picture took its names to be. */
interface Drawing extends Pen {
  measure: Measure;
  /** Arrowheads by their ids. */
  markers: ReadonlyMap<string, Markup>;
}

/**
 * The operators that draw elements of an SVG: those that our pictures have. The y axis leads down, as in a picture; the page
 * turns it.
 */
export function drawMarkup(elements: readonly Markup[], pen: Pen, measure: Measure): string {
  const markers = new Map(elements.flatMap(markersIn).map((one) => [String(one.attributes.id), one]));
  return elements.map((one) => drawElement(one, { ...pen, measure, markers })).join('');
}

const markersIn = (one: Markup): readonly Markup[] =>
  one.name === 'marker' ? [one] : one.name === 'defs' ? one.inner.flatMap(markersIn) : [];

function drawElement(one: Markup, drawing: Drawing): string {
  const { name, attributes, inner } = one;
  if (name === 'title' || name === 'defs' || name === 'style') return '';
  if (name === 'g') {
    const content = inner.map((child) => drawElement(child, drawing)).join('');
    return content === '' ? '' : placed(attributes.transform, content);
  }
  if (name === 'text') return drawText(one, drawing);
  const outline = outlineOf(one);
  if (outline === undefined) throw new Error(`A picture has an element "${name}", which a PDF cannot draw.`);
  const painted = paint(one, outline, drawing) + drawMarker(one, drawing);
  return attributes.transform === undefined ? painted : placed(attributes.transform, painted);
}

const amountOf = ({ attributes }: Markup, name: string, missing = 0): number => Number(attributes[name] ?? missing);

function placed(transform: string | number | undefined, content: string): string {
  if (transform === undefined) return content;
  const steps = Array.from(String(transform).matchAll(/(translate|scale)\(([^)]*)\)/g), ([, kind, given = '']) => {
    const [x = 0, y = kind === 'scale' ? x : 0] = given.split(/[\s,]+/).map(Number);
    return kind === 'scale' ? `${numbers(x, 0, 0, y, 0, 0)} cm ` : `${numbers(1, 0, 0, 1, x, y)} cm `;
  });
  return `q ${steps.join('')}\n${content}Q\n`;
}

function outlineOf(one: Markup): string | undefined {
  const value = (name: string) => amountOf(one, name);
  switch (one.name) {
    case 'path':
      return pathOperators(String(one.attributes.d));
    case 'polygon':
      return pathOperators(`M${one.attributes.points}Z`);
    case 'circle':
      return roundBox(value('cx') - value('r'), value('cy') - value('r'), 2 * value('r'), 2 * value('r'), value('r'));
    case 'rect':
      return roundBox(value('x'), value('y'), value('width'), value('height'), value('rx'));
    default:
      return undefined;
  }
}

function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `${numbers(x, y, width, height)} re`;
  const [right, bottom, k] = [x + width, y + height, r * (1 - QUARTER)];
  return [
    `${numbers(x + r, y)} m ${numbers(right - r, y)} l`,
    `${numbers(right - k, y, right, y + k, right, y + r)} c ${numbers(right, bottom - r)} l`,
    `${numbers(right, bottom - k, right - k, bottom, right - r, bottom)} c ${numbers(x + r, bottom)} l`,
    `${numbers(x + k, bottom, x, bottom - k, x, bottom - r)} c ${numbers(x, y + r)} l`,
    `${numbers(x, y + k, x + k, y, x + r, y)} c h`,
  ].join(' ');
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour of a palette as three numbers; undefined where nothing is painted. */
export function colorNumbers(color: string | number | undefined): string | undefined {
  const [, digits] = HEX.exec(String(color)) ?? [];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return numbers(...[0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255));
}

const CAPS: Readonly<Record<string, number>> = { round: 1 };

/** Fills and strokes an outline. As in an SVG, an area without a colour is black, and a line without one is not drawn. */
function paint({ attributes }: Markup, outline: string, { opacity }: Pen): string {
  const fill = attributes.fill === undefined ? '0 0 0' : colorNumbers(attributes.fill);
  const stroke = colorNumbers(attributes.stroke);
  const painted: string[] = [];
  const through = (value: string | number | undefined) => (value === undefined ? '' : `/${opacity(Number(value))} gs `);
  if (fill !== undefined) painted.push(`q ${through(attributes['fill-opacity'])}${fill} rg ${outline} f Q\n`);
  if (stroke !== undefined) {
    const width = Number(attributes['stroke-width'] ?? 1);
    const dashes = attributes['stroke-dasharray'];
    const look = [
      through(attributes['stroke-opacity']),
      `${stroke} RG ${number(width)} w `,
      attributes['stroke-linecap'] === undefined ? '' : `${CAPS[attributes['stroke-linecap']] ?? 0} J `,
      attributes['stroke-linejoin'] === undefined ? '' : `${CAPS[attributes['stroke-linejoin']] ?? 0} j `,
      dashes === undefined ? '' : `[${dashes}] 0 d `,
    ];
    painted.push(`q ${look.join('')}${outline} S Q\n`);
  }
  return painted.join('');
}

/** The arrowhead at the end of a path, turned as its last piece. */
function drawMarker(one: Markup, drawing: Drawing): string {
  const [, id = ''] = /^url\(#(.*)\)$/.exec(String(one.attributes['marker-end'] ?? '')) ?? [];
  const marker = drawing.markers.get(id);
  if (!marker) return '';
  const values = pathOperators(String(one.attributes.d)).match(/-?[\d.]+/g) ?? [];
  const [fromX = 0, fromY = 0, x = 0, y = 0] = values.slice(-4).map(Number);
  const length = Math.hypot(x - fromX, y - fromY);
  if (length === 0) return '';
  const [cos, sin] = [(x - fromX) / length, (y - fromY) / length];
  const [, , size = 1] = String(marker.attributes.viewBox).split(' ').map(Number);
  const scale = amountOf(marker, 'markerWidth') / size;
  const matrix = numbers(cos * scale, sin * scale, -sin * scale, cos * scale, x, y);
  const shift = numbers(1, 0, 0, 1, -amountOf(marker, 'refX'), -amountOf(marker, 'refY'));
  return `q ${matrix} cm ${shift} cm\n${marker.inner.map((inner) => drawElement(inner, drawing)).join('')}Q\n`;
}

/** A name is set no wider than the layout took it to be, unless that would distort it. */
const MOST_SQUEEZE = 1.08;

function drawText(one: Markup, { letters, measure, opacity }: Drawing): string {
  const { attributes, text = '' } = one;
  const size = amountOf(one, 'font-size', 16);
  const isBold = amountOf(one, 'font-weight', 400) >= 600;
  const style = { size, isBold };
  const own = letters.widthOf(text, style);
  const measured = (measure(text, isBold) * size) / (isBold ? MEASURED.bold : MEASURED.plain);
  const width = Math.min(own, Math.max(own / MOST_SQUEEZE, measured));
  const anchor = attributes['text-anchor'];
  const left = amountOf(one, 'x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const shown = letters.show(text, { x: left, y: amountOf(one, 'y') }, style, width);
  const halo = colorNumbers(attributes.stroke);
  const around =
    halo === undefined
      ? ''
      : `/Artifact BMC q 1 Tr 1 j ${halo} RG ${number(amountOf(one, 'stroke-width', 1))} w ${shown}Q EMC\n`;
  const through = attributes['fill-opacity'];
  const state = through === undefined ? '' : `/${opacity(Number(through))} gs `;
  return `${around}q ${state}${colorNumbers(attributes.fill) ?? '0 0 0'} rg ${shown}Q\n`;
}
