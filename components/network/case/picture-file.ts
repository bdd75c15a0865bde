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

/** The letters of the pages; other scripts have fonts of the system. */
const FONT = '/fonts/inter-latin-400-700.woff2';

/** Style rules that embed the font of the pages; undefined if it cannot be loaded. */
export async function loadFontRules(): Promise<string | undefined> {
  try {
    const response = await fetch(FONT);
    if (!response.ok) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${btoa(text)}) format("woff2")}`;
  } catch {
    return undefined;
  }
}
