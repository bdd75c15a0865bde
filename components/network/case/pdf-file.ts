import type { DrawInk, FontFiles } from '@/lib/formats/out/network/pdf/letters';
import { picturePdf } from '@/lib/formats/out/network/pdf/pdf';
import type { PrintLayout } from '@/lib/formats/out/network/print-plan';
import { dossierOfSource, type FileSource, sheetOfSource } from './file-texts';
import { FONTS, loadFont } from './picture-file';

async function loadFonts(): Promise<FontFiles> {
  const [plain, bold] = await Promise.all([loadFont(FONTS.plain), loadFont(FONTS.bold)]);
  return { plain, bold };
}

/** Pixels for the size of letters: their outlines are accurate to a hundredth of it. */
const EM = 72;
/** Around the letters, in pixels. */
const MARGIN = 2;

/** Draws with the fonts of the page and of the device. */
function inkOf(font: string): DrawInk {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (text, isBold) => {
    if (!context) return undefined;
    const { canvas } = context;
    const style = `${isBold ? 600 : 400} ${EM}px ${font}`;
    context.font = style;
    const size = context.measureText(text);
    const x = Math.ceil(Math.max(0, size.actualBoundingBoxLeft)) + MARGIN;
    const y = Math.ceil(Math.max(0, size.actualBoundingBoxAscent)) + MARGIN;
    canvas.width = x + Math.ceil(Math.max(0, size.actualBoundingBoxRight)) + MARGIN;
    canvas.height = y + Math.ceil(Math.max(0, size.actualBoundingBoxDescent)) + MARGIN;
    // A canvas of another size has lost its font.
    context.font = style;
    context.fillText(text, x, y);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const cover = new Uint8ClampedArray(width * height);
    for (let at = 0; at < cover.length; at++) cover[at] = data[4 * at + 3] ?? 0;
    return { columns: width, rows: height, cover, em: EM, origin: { x, y }, advance: size.width };
  };
}

/** What is written besides the picture. */
type PdfText = Parameters<typeof picturePdf>[3]['text'];

/** The picture as PDF, then its table or all of its dossier. */
export async function pdfFile(source: FileSource, layout: PrintLayout, text: PdfText): Promise<Blob> {
  const tools = { fonts: await loadFonts(), drawInk: inkOf(source.palette.font) };
  const made = picturePdf(sheetOfSource(source), layout, dossierOfSource(source), {
    text,
    created: source.taken_at,
    tools,
  });
  return new Blob([made], { type: 'application/pdf' });
}
