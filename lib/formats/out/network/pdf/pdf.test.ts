import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCase } from '@/lib/network/case/case';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { project } from '@/lib/network/drawn/drawn';
import { FINDERS } from '@/lib/network/findings/finders';
import { factsOf } from '@/lib/network/findings/owners';
import { buildModel, type NetworkModel, nameOf } from '@/lib/network/model';
import { networks, pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { dossierOf } from '../dossier';
import type { Markup } from '../element';
import { ABOUT, HOSTILE, MODEL } from '../export.fixture';
import { extractOf } from '../extract';
import type { Sheet } from '../picture/edges';
import { sheetOf } from '../picture/sheet.fixture';
import { drawPicture } from '../picture/svg';
import type { PrintLayout } from '../print-plan';
import type { DrawInk, FontFiles } from './letters';
import { type PdfText, picturePdf } from './pdf';
import { readPdf } from './pdf.fixture';

const FONTS: FontFiles = {
  plain: readFileSync('public/fonts/inter-400.woff'),
  bold: readFileSync('public/fonts/inter-600.woff'),
};
const A4: PrintLayout = { paper: 'A4', orientation: 'landscape', pages: 'several' };

/** A black square for each letter, as wide as it is high. */
const drawInk: DrawInk = (text) => {
  const columns = 10 * text.length;
  const cover = new Uint8ClampedArray(columns * 10).fill(255);
  return { columns, rows: 10, cover, em: 10, origin: { x: 0, y: 10 }, advance: columns };
};

interface Choice {
  layout?: PrintLayout;
  text?: PdfText;
  more?: Partial<Sheet>;
  limits?: Parameters<typeof project>[2];
}

/** The PDF of everything in a model, with findings about the root. */
function pdfOf(model: NetworkModel, { layout = A4, text = 'none', more, limits }: Choice = {}) {
  const sheet = sheetOf(model, more, limits);
  const { selection } = project(model, wholeCase());
  const facts = factsOf(model, { selection });
  const of = ROOT.id;
  const dossier = dossierOf({
    report: sheet.report,
    extract: extractOf(model, selection, ABOUT),
    model,
    findings: [{ of, owners: FINDERS.owners({ facts, of }), control: FINDERS.control({ facts, of }) }],
    further: 0,
    trail: { from: newCase([of]), steps: [] },
    words: {
      language: 'en',
      named: { entity: (id: string) => nameOf(model.entities.get(id), id), group: (id: string) => id },
      share: ({ kind }: { kind: string }) => kind,
      holding: (type: string) => type,
    },
  });
  const tools = { fonts: FONTS, drawInk };
  return picturePdf(sheet, layout, dossier, { text, created: '2026-11-25T10:00:00.000Z', tools });
}

const textsIn = (elements: readonly Markup[]): string[] =>
  elements.flatMap(({ name, text, inner }) => (name === 'text' ? [text ?? ''] : textsIn(inner)));
/** As a reader shows them. */
const plain = (text: string): string => text.normalize('NFC').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

describe('a picture as PDF', () => {
  it('has the texts of the picture as letters, with its title and its size', () => {
    const sheet = sheetOf(MODEL);
    const { title, pages } = readPdf(pdfOf(MODEL));
    expect(title).toBe(sheet.report.title);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.width).toBeCloseTo((297 * 72) / 25.4, 1);
    const expected = textsIn(drawPicture(sheet).elements).map(plain);
    expect(pages[0]?.texts).toEqual(expect.arrayContaining(expected.filter((one) => !one.includes('شركة'))));
    expect(pages[0]?.texts).toContain('Network of R');
  });

  it.each([
    ['Latin with marks', 'Zażółć Gęślą Jaźń Spółka – ĄÐŐ', true],
    ['Greek', 'ΕΛΛΗΝΙΚΗ ΕΤΑΙΡΕΙΑ', true],
    ['Cyrillic', 'Общество «Кеды»', true],
    ['a Cyrillic letter that looks Latin', 'АВС and ABC', true],
    ['Chinese', '香港貿易有限公司', false],
    ['Chinese among Latin', 'Kestrel 貿易 Ltd', false],
    ['an astral letter', '𠮷野家', false],
    ['marks of their own', 'x̂ and ẍ̱', false],
  ])('keeps a name in %s', (_, name, isCovered) => {
    const file = pdfOf(buildModel(ROOT, [{ ...relationship('A', 'R'), parent_name: name }]));
    const [page] = readPdf(file).pages;
    expect(page?.texts.join('').replace(/\s/g, '')).toContain(plain(name).replace(/\s/g, ''));
    // Drawn by the device only where the typeface lacks a letter.
    expect(Buffer.from(file).includes('/Subtype/Type3')).toBe(!isCovered);
  });

  it('writes letters that run to the left as they stand, numbers within them too', () => {
    const name = 'شركة 12 المثال';
    const [page] = readPdf(pdfOf(buildModel(ROOT, [{ ...relationship('A', 'R'), parent_name: name }]))).pages;
    expect(page?.texts).toContain('لاثملا 12 ةكرش');
  });

  it('is drawn for any network, on any paper', () => {
    fc.assert(
      fc.property(networks(), fc.constantFrom('A4', 'A1'), fc.constantFrom('one', 'several'), (found, paper, pages) => {
        const model = buildModel(ROOT, found);
        const read = readPdf(pdfOf(model, { layout: { paper, orientation: 'portrait', pages } }));
        expect(read.pages.length).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
  });

  it('is drawn as discs and curves too, with their names', () => {
    const { pages } = readPdf(pdfOf(MODEL, { more: { chart: undefined } }));
    expect(pages[0]?.texts.join(' ')).toContain(HOSTILE.formula.slice(0, 12));
  });

  it('puts a large picture on several pages, each with its number', () => {
    const model = buildModel(
      ROOT,
      Array.from({ length: 380 }, (_, at) => relationship('R', `Subsidiary Number ${at}`)),
    );
    const { pages } = readPdf(pdfOf(model, { limits: { nodes: 400, leaves: 400 } }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ texts }, at) => {
      expect(texts.join(' ')).toContain(`Page ${at + 1} of ${pages.length}`);
    });
    // Every name is somewhere on a part too.
    const parts = pages.slice(1).flatMap(({ texts }) => texts);
    for (const name of model.entities.values()) expect(parts).toContain(nameOf(name, ''));
  });
});

describe('a dossier as PDF', () => {
  const chain = buildModel(ROOT, [
    relationship('Top', 'Middle', { ownership_percentage: 60 }),
    relationship('Middle', 'R', { ownership_percentage: 50, statement_ids: [11, 12] }),
  ]);
  const textOf = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, ' ');

  it('has the owners with their arithmetic, the table with links to its records, and its headings as contents', () => {
    const { pages, bookmarks } = readPdf(pdfOf(chain, { text: 'dossier' }));
    const said = textOf(pages.slice(1).flatMap(({ texts }) => texts));
    expect(said).toMatch(/Top — 60\s?% → Middle — 50\s?% → R = 30\s?%/);
    expect(said).toContain('Confidence');
    expect(bookmarks).toEqual(expect.arrayContaining(['Network of R', 'R: Ultimate owners', 'Relationships shown']));
    const links = pages.flatMap((page) => page.links);
    const { origin } = new URL(ABOUT.page_url);
    expect(links).toContain(`${origin}${pathOf('Top')}`);
    expect(links).toContain(`${origin}/statements/12`);
  });

  it('is upright for reading and across for its table', () => {
    const { pages } = readPdf(pdfOf(chain, { text: 'dossier' }));
    expect(pages.map(({ width, height }) => width > height)).toEqual([true, false, true]);
  });

  it('repeats the heads of a table on each page, and loses no row and no word', () => {
    const long = 'Association of Net-Menders, Rope-Walkers and Lamp-Trimmers '.repeat(8).trim();
    const model = buildModel(
      ROOT,
      Array.from({ length: 60 }, (_, at) => ({ ...relationship('R', `N${at}`), child_name: `${long} ${at}` })),
    );
    const { pages } = readPdf(pdfOf(model, { text: 'table' }));
    const tables = pages.filter(({ texts }) => texts.includes('Owner'));
    expect(tables.length).toBeGreaterThan(3);
    const said = textOf(tables.flatMap(({ texts }) => texts)).replace(/\s|-/g, '');
    for (let at = 0; at < 60; at++) expect(said).toMatch(new RegExp(`Lamp.?Trimmers${at}(?!\\d)`));
    for (const { width, texts } of tables) {
      expect(width).toBeGreaterThan(800);
      expect(texts.filter((text) => text === 'Owner')).toHaveLength(1);
    }
  });
});
