import { describe, expect, it } from 'vitest';
import { apply } from '@/lib/network/case/case';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { buildModel } from '@/lib/network/model';
import { hub, pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { labelRooms, networkEmbedHtml, networkTitle } from './embed';
import { casePicture } from './network-card';
import { addressOfPage, networkPageBehind, networkPageOf } from './network-page';
import type { CardPoint } from './svg';

const HOSTILE = '"><script>alert(1)</script>\u202e';
const model = buildModel(ROOT, [relationship('R', 'A'), relationship('A', 'B'), relationship('R', 'C?')]);

describe('the page of a network', () => {
  const read = (path: string, query = '') => networkPageOf(path, new URLSearchParams(query));

  it.each([
    ['/companies/gb/1/network', 'confidence=70', ['/companies/gb/1']],
    ['/placeholders/42/network', '', ['/placeholders/42']],
    ['/network', 'from=/companies/gb/1&from=/placeholders/42&depth=3', ['/companies/gb/1', '/placeholders/42']],
  ])('%s?%s has the roots %j', (path, query, roots) => {
    const page = read(path, query);
    expect(page?.roots).toEqual(roots);
    expect(page && addressOfPage(page).split('?')[0]).toBe(path);
  });

  it('has one address, also if slashes of a company number are not encoded', () => {
    const page = read('/companies/za/2019/820122/07/network/');
    expect(page).toMatchObject({
      path: '/companies/za/2019%2F820122%2F07/network',
      roots: ['/companies/za/2019%2F820122%2F07'],
    });
  });

  it.each([
    ['/companies/gb/1', ''],
    ['/network', ''],
    ['/network', 'from=nobody'],
    ['/officers/7', ''],
    ['/etc/passwd', ''],
  ])('is not %s?%s', (path, query) => expect(read(path, query)).toBeUndefined());

  it('never spends calls, whatever its address says', () => {
    expect(read('/network', 'from=/companies/gb/1&ask=true&calls=50')?.several?.ask).toBe(false);
  });

  it('is recognised in the address of its card', () => {
    const page = networkPageBehind('/embed', 'https://x.example/embed/companies/gb/1/network?hidden=gb/2');
    expect(page && addressOfPage(page)).toBe('/companies/gb/1/network?hidden=gb%2F2');
  });
});

describe('the picture of a network view', () => {
  it('shows the view: hidden entities are neither drawn nor counted', () => {
    const whole = casePicture(model, wholeCase());
    const less = casePicture(model, apply(wholeCase(), { kind: 'hide', ids: [pathOf('A')] }));
    expect([whole.entities, whole.relationships, whole.drawing?.points.length]).toEqual([4, 3, 4]);
    expect([less.entities, less.relationships, less.drawing?.points.length]).toEqual([2, 1, 2]);
  });

  it('counts the entities folded into stacks', () => {
    const { drawing, entities, folded } = casePicture(buildModel(ROOT, hub(0, 60)), wholeCase());
    expect(entities).toBe(61);
    expect(drawing?.points.map(({ label }) => label)).toContain(`${folded} more`);
  });

  it('keeps pinned entities in place', () => {
    const pins: [string, { x: number; y: number }][] = [[pathOf('A'), { x: -5000, y: 0 }]];
    const { drawing } = casePicture(model, apply(wholeCase(), { kind: 'pin', places: pins }));
    expect(drawing?.points.find(({ label }) => label === 'A')?.x).toBe(0);
  });

  it('is not drawn for a single entity', () => {
    expect(casePicture(buildModel(ROOT, []), wholeCase()).drawing).toBeUndefined();
  });
});

describe('the names in a small drawing', () => {
  const point = (x: number, y: number, isRoot = false): CardPoint => ({
    x,
    y,
    isRoot,
    isOpen: false,
    label: 'A'.repeat(60),
  });
  const rooms = (...points: CardPoint[]) => labelRooms({ points, lines: [] }, 600, 11);

  it('have the room up to the next point', () => {
    const [alone = 0] = rooms(point(0.5, 0));
    const [near = 0] = rooms(point(0.4, 0), point(0.6, 0));
    expect(near).toBeLessThan(alone);
    expect(near).toBeGreaterThan(0);
  });

  it('are omitted if too short to read, except those of roots', () => {
    const crowd = Array.from({ length: 60 }, (_, at) => point(at / 59, 0, at === 30));
    const written = rooms(...crowd);
    expect(written.filter((room) => room > 0)).toHaveLength(1);
    expect(written[30]).toBeGreaterThan(0);
  });
});

describe('the card of a network', () => {
  const card = (names: string[], missing = 0) => ({
    names,
    view: wholeCase(),
    picture: casePicture(buildModel({ ...ROOT, name: HOSTILE }, [relationship('R', 'A')]), wholeCase()),
    missing,
  });
  const html = networkEmbedHtml(card([HOSTILE], 2), 'https://x.example/network?from=/a&x="');

  it('has no script and escapes names', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u202e');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('href="https://x.example/network?from=/a&amp;x=&quot;" target="_top"');
  });

  it('gives its counts, its filters and the parts that are not cached', () => {
    expect(html).toContain('2 entities, 1 relationship');
    expect(html).toContain('any confidence, ownership from 0\u00a0%');
    expect(html).toContain('No copy is at hand of 2 parts of this view');
    expect(networkEmbedHtml(card(['A']), '/')).not.toContain('No copy');
  });

  it.each([
    [['A'], 'Ownership network of A'],
    [['A', 'B', 'C'], 'Ownership network of A, B and C'],
    [['A', 'B', 'C', 'D'], 'Ownership network of A, B and 2 others'],
  ])('of %j has the title %j', (names, title) => expect(networkTitle(names)).toBe(title));
});
