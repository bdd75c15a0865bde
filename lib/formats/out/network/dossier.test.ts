import { describe, expect, it } from 'vitest';
import { newCase } from '@/lib/network/case/case';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { project } from '@/lib/network/drawn/drawn';
import { FINDERS } from '@/lib/network/findings/finders';
import { factsOf } from '@/lib/network/findings/owners';
import { buildModel, type NetworkModel, nameOf } from '@/lib/network/model';
import { pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { XML_DECLARATION } from '@/lib/shared/text';
import { parseXml, type XmlElement } from '@/lib/testing/xml-reader';
import { dossierOf } from './dossier';
import { dossierHtml, tableHtml } from './dossier-html';
import { ABOUT, HOSTILE, MODEL } from './export.fixture';
import { extractOf } from './extract';
import { dossierMarkdown } from './markdown';
import { sheetOf } from './picture/sheet.fixture';
import { printAreas, printDocument, printPages } from './print';
import { planPages } from './print-plan';
import { reportOf } from './report';

const view = wholeCase();

/** The files of everything in a model, about one of its entities. */
function filesOf(model: NetworkModel, of = ROOT.id) {
  const projection = project(model, view);
  const extract = extractOf(model, projection.selection, ABOUT);
  const facts = factsOf(model, { selection: projection.selection });
  const words = {
    language: 'en',
    named: { entity: (id: string) => nameOf(model.entities.get(id), id), group: (id: string) => id },
    share: ({ kind }: { kind: string }) => kind,
    holding: (type: string) => type,
  } as const;
  const { title, page_url, taken_at } = ABOUT;
  const dossier = dossierOf({
    report: reportOf({ title, page_url, taken_at, language: 'en', model, projection, case: view }),
    extract,
    model,
    findings: [{ of, owners: FINDERS.owners({ facts, of }), control: FINDERS.control({ facts, of }) }],
    further: 0,
    trail: { from: newCase([ROOT.id]), steps: [] },
    words,
  });
  const html = dossierHtml(dossier, sheetOf(model));
  return { html, markdown: dossierMarkdown(dossier, words), table: tableHtml(extract, 'en'), dossier };
}

/** What a reader sees of a text of HTML, without its picture. */
const seenIn = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<figure>.*?<\/figure>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\u00a0/g, ' ');

const HELD = buildModel(ROOT, [
  relationship('A', 'R', { ownership_percentage: 60, confidence: 90 }),
  relationship('B', 'A', { ownership_percentage: 50 }),
  relationship('B', 'R', { ownership_percentage: 10 }),
  { ...relationship('P?', 'R', { percentage_min: 25, percentage_max: 30 }), parent_type: 'Person' },
]);

describe('a dossier', () => {
  it('gives each owner with the arithmetic of its chains, as computed by hand', () => {
    const { html, markdown } = filesOf(HELD);
    // B holds 0.6 × 0.5 + 0.1 of R.
    for (const text of [
      seenIn(html),
      markdown
        .replaceAll('\\', '')
        .replace(/\u00a0/g, ' ')
        .replace(/\]\(<[^>]*>\)/g, '')
        .replaceAll('[', '')
        .replaceAll('**', ''),
    ]) {
      expect(text).toContain('B — 50 % → A — 60 % → R = 30 %');
      expect(text).toContain('Sum of the chains: 30 % + 10 % = 40 %');
      expect(text).toMatch(/B: 40 % · at the top of what is loaded/);
      expect(text).toMatch(/25–30 %/);
      expect(text).toContain('The owners of 30–35 % are not known.');
    }
  });

  it('says who controls, at what certainty and how', () => {
    const text = seenIn(filesOf(HELD).html);
    expect(text).toContain('R: Who controls it');
    expect(text).toContain('A — 60 % → R, more than half');
    expect(seenIn(filesOf(HELD, pathOf('A')).html)).toContain('It controls 1 company itself.');
  });

  it('has a row for each relationship, with links to both ends and each statement', () => {
    const { table, html } = filesOf(MODEL);
    const rows = (
      parseXml(XML_DECLARATION + table.trimEnd()).children.find(({ name }) => name === 'table')?.children ?? []
    ).flatMap((one) => one.children);
    expect(rows).toHaveLength(1 + MODEL.relationships.size);
    const links = (element: XmlElement): string[] => [
      ...(element.name === 'a' ? [element.attributes.get('href') ?? ''] : []),
      ...element.children.flatMap(links),
    ];
    expect(rows.flatMap(links).filter((href) => href.endsWith('/statements/7'))).toHaveLength(1);
    expect(rows.flatMap(links)).toContain(`https://firmament.example${pathOf('A')}`);
    expect(html).toContain('5 of 5 relationships shown');
  });

  it('lets no name become markup, and cuts none', () => {
    const { html, markdown } = filesOf(MODEL);
    for (const name of Object.values(HOSTILE)) expect(seenIn(html), name).toContain(name);
    expect(html).not.toContain('<script');
    expect(html).toContain(`<bdi>${HOSTILE.arabic.replaceAll('"', '&quot;').replace('<ab>', '&lt;ab&gt;')}</bdi>`);
    expect(markdown).not.toMatch(/(?<!\\)<script/);
    expect(markdown).not.toContain('[click](https://evil');
  });

  it.each([
    ['an empty network', buildModel(ROOT, []), 'No owner of R is known here.'],
    [
      'an unknown owner',
      buildModel(ROOT, [
        {
          ...relationship('?', 'R'),
          parent_name: 'Not disclosed',
          parent_type: 'Unknown',
          parent_service_url: '/statements/7',
        },
      ]),
      'Not disclosed',
    ],
    [
      'a loop',
      buildModel(ROOT, [
        relationship('R', 'A', { ownership_percentage: 80 }),
        relationship('A', 'R', { ownership_percentage: 50 }),
        relationship('X', 'R', { ownership_percentage: 50 }),
      ]),
      'The loop: R → A → R',
    ],
  ])('of %s says so', (_, model, text) => {
    const { html, markdown } = filesOf(model);
    expect(seenIn(html)).toContain(text);
    expect(markdown).toContain('## ');
  });

  it('says where the network is too large to compute', () => {
    const { dossier } = filesOf(HELD);
    const none = dossierOf({
      ...{ report: dossier.report, extract: dossier.extract, model: HELD, findings: [{ of: ROOT.id }], further: 3 },
      trail: { from: newCase([ROOT.id]), steps: [] },
      words: { language: 'en', named: { entity: String, group: String }, share: String, holding: String },
    });
    const said = none.findings.flatMap(({ lines = [] }) => lines.flat().map(({ text }) => text));
    expect(said[0]).toContain('more than 5,000 relationships');
    expect(said[1]).toBe('Not computed for 3 further starting points.');
  });
});

describe('the printed pages', () => {
  const many = buildModel(
    ROOT,
    Array.from({ length: 200 }, (_, at) => [
      relationship('R', `Company ${at}`, { ownership_percentage: 50 }),
      relationship(`Company ${at}`, `Daughter ${at}`),
    ]).flat(),
  );
  const [small, large] = [sheetOf(MODEL), sheetOf(many, {}, { nodes: 500, leaves: 500 })];

  it.each([
    ['one', small, 1],
    ['several', small, 1],
    ['one', large, 1],
    ['several', large, 3],
  ] as const)('are as many as planned on %s', (pages, sheet, least) => {
    const layout = { paper: 'A4', orientation: 'portrait', pages } as const;
    const plan = planPages(printAreas(sheet), layout);
    const printed = printDocument(sheet, layout);
    expect(plan.pages).toBeGreaterThanOrEqual(least);
    expect(printed.split('<section class="page">')).toHaveLength(1 + plan.pages);
    expect(printed).toContain('size: 210mm 297mm');
    if (plan.pages > 1) expect(printed).toContain(`Page 2 of ${plan.pages} · row 1 of ${plan.rows}, column 1 of`);
  });

  it('are numbered on the overview beside what is drawn there', () => {
    const { pages } = printPages(large, { paper: 'A4', orientation: 'landscape', pages: 'several' });
    const numbers = (pages[0]?.marks ?? []).flatMap(({ text, attributes: { x, y, 'font-size': size } }) =>
      text === undefined ? [] : [{ text, x: Number(x), y: Number(y), size: Number(size) }],
    );
    expect(numbers.map(({ text }) => text)).toEqual(pages.slice(1).map((_, at) => String(at + 2)));
    const boxes = [...(large.chart?.boxes.values() ?? []), ...(large.chart?.labels ?? [])];
    for (const { text, x, y, size } of numbers) {
      const [right, top] = [x + 0.6 * size * text.length, y - 0.75 * size];
      const hit = boxes.filter(
        (box) => x < box.x + box.width && box.x < right && top < box.y + box.height && box.y < y,
      );
      expect(hit, text).toEqual([]);
    }
  });

  it('have outlines on the overview that run through no box and no share', () => {
    const { pages } = printPages(large, { paper: 'A4', orientation: 'landscape', pages: 'several' });
    const lines = (pages[0]?.marks ?? []).flatMap(({ attributes: { d } }) =>
      [...String(d ?? '').matchAll(/M(\S+) ([^HV]+)([HV])([^M]+)/g)].map(([, x, y, way, to]) => ({
        x: Number(x),
        y: Number(y),
        right: Number(way === 'H' ? to : x),
        bottom: Number(way === 'V' ? to : y),
      })),
    );
    expect(lines.length).toBeGreaterThanOrEqual(4 * (pages.length - 1));
    const boxes = [...(large.chart?.boxes.values() ?? []), ...(large.chart?.labels ?? [])];
    const hit = lines.filter(({ x, y, right, bottom }) =>
      boxes.some(
        (box) => x < box.x + box.width && box.x < right + 0.01 && y < box.y + box.height && box.y < bottom + 0.01,
      ),
    );
    expect(hit).toEqual([]);
  });

  it.each(['portrait', 'landscape'] as const)('show each box uncut on one of the parts, %s', (orientation) => {
    const { plan } = printPages(large, { paper: 'A4', orientation, pages: 'several' });
    expect(plan.columns * plan.rows).toBeGreaterThan(1);
    for (const [id, { x, y, width, height }] of large.chart?.boxes ?? []) {
      const isWhole = plan.parts.some(
        (part) =>
          part.left <= x &&
          part.top <= y &&
          x + width <= part.left + part.width &&
          y + height <= part.top + part.height,
      );
      expect(isWhole, id).toBe(true);
    }
  });

  it('hold the picture once, without scripts, and end with what follows it', () => {
    const printed = printDocument(large, { paper: 'A3', orientation: 'landscape', pages: 'several' }, ['<p>after</p>']);
    expect(printed.split('id="picture"')).toHaveLength(2);
    expect(printed).not.toContain('<script');
    expect(printed.trimEnd().endsWith('<p>after</p></body>\n</html>')).toBe(true);
  });
});
