import type { FileSource } from './file-texts';

/** Browsers leave larger canvases empty (Chromium and Firefox: this side, and about this area). */
const LARGEST_SIDE = 16_384;
const LARGEST_AREA = 268_435_456;

/** The scale at which a picture can be drawn: the wanted one, or the largest possible, in hundredths. */
export function canvasScale(width: number, height: number, wanted: number): number {
  const most = Math.min(
    LARGEST_SIDE / Math.max(width, height, 1),
    Math.sqrt(LARGEST_AREA / Math.max(width * height, 1)),
  );
  return most < wanted ? Math.floor(most * 100) / 100 : wanted;
}

export interface Png {
  blob: Blob;
  width: number;
  height: number;
  /** Pixels for one of the picture; less than wanted if that is too large for the browser. */
  scale: number;
}

/** Converts an SVG to PNG. Throws if the browser cannot draw it at any size. */
export async function toPng(svg: string, wanted: number): Promise<Png> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    return await drawLargest(image, canvasScale(image.naturalWidth, image.naturalHeight, wanted));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Below this nothing can be read. */
const SMALLEST = 0.1;

/** Some devices have less memory than their browser allows to use. */
async function drawLargest(image: HTMLImageElement, first: number): Promise<Png> {
  for (let scale = first; scale > SMALLEST; scale /= 2) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.floor(image.naturalHeight * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) return { blob, width: canvas.width, height: canvas.height, scale: Math.round(scale * 100) / 100 };
  }
  throw new Error('The browser made no picture.');
}

/** Copies a picture. It is made after the request, which browsers accept only at once after a press. */
export async function copyPng(png: Promise<Png>): Promise<Png> {
  const blob = png.then((made) => made.blob);
  // Reported by the request below.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  return png;
}

/**
 * Fonts with Latin, Greek and Cyrillic letters, one a weight: Inter 4.1 by `pyftsubset --flavor=woff --no-hinting
 * --layout-features=''` with U+20-24F, U+259, U+2BB-2DD, U+300-52F, U+1E00-1FFF, punctuation, currencies and arrows.
 */
export const FONTS = { plain: '/fonts/inter-400.woff', bold: '/fonts/inter-600.woff' } as const;

/** The Latin letters of the pages, in all weights. */
const LATIN = [{ file: '/fonts/inter-latin-400-700.woff2', format: 'woff2', weight: '100 900' }];
/**
 * In place of those, if a text needs more. Not beside them: browsers draw a picture before they have loaded a second font for
 * the letters that the first one lacks.
 */
const FURTHER = [
  { file: FONTS.plain, format: 'woff', weight: '100 500' },
  { file: FONTS.bold, format: 'woff', weight: '501 900' },
];
const NEEDS_FURTHER = /[\u0100-\u052f\u1e00-\u1fff]/;

/** Names that occur in a picture. */
export function* textsIn({
  title,
  model,
  history,
}: Pick<FileSource, 'title' | 'model' | 'history'>): Generator<string> {
  yield title;
  for (const { name } of history.present.groups) yield name;
  for (const { id, name } of model.entities.values()) yield name ?? id;
  for (const { publishers = [] } of model.relationships.values()) {
    for (const { publisher } of publishers) yield publisher;
  }
}

/** A file of ours. Throws if it cannot be loaded. */
export async function loadFont(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${address} could not be loaded.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Style rules that embed the font of the pages for texts; undefined if it cannot be loaded. */
export async function loadFontRules(texts: Iterable<string>): Promise<string | undefined> {
  let faces = LATIN;
  for (const text of texts) if (NEEDS_FURTHER.test(text)) faces = FURTHER;
  const rule = async ({ file, format, weight }: (typeof LATIN)[number]) => {
    const letters = Array.from(await loadFont(file), (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:"Inter Variable";font-weight:${weight};src:url(data:font/${format};base64,${btoa(letters)}) format("${format}")}`;
  };
  try {
    return (await Promise.all(faces.map(rule))).join('');
  } catch {
    return undefined;
  }
}
