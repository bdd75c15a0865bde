import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORDS } from '../download/download.fixture';
import { embedHtml, plainEmbedHtml } from './embed';
import { oEmbedOf, oEmbedXml, parseOEmbed } from './oembed';
import { cardLetters, networkSvg, pictureOf } from './svg';

const ORIGIN = 'https://firmament.example';
const PAGE = `${ORIGIN}/companies/gb/00000001`;
const ROOT = { path: '/companies/gb/00000001', name: 'EXAMPLE WIDGETS LTD' };
const HOSTILE = '"><script>alert(1)</script>\u202e';

const picture = pictureOf(ROOT, [RECORDS.network_relationship]);

describe('the drawing of a network', () => {
  it('has a place for each entity and a line for each relationship, owners above', () => {
    expect(picture?.points).toHaveLength(2);
    expect(picture?.lines).toHaveLength(1);
    const [line] = picture?.lines ?? [];
    const yOf = (at: number | undefined) => picture?.points[at ?? -1]?.y ?? Number.NaN;
    expect(yOf(line?.from)).toBeLessThan(yOf(line?.to));
    expect(picture?.points.filter(({ isRoot }) => isRoot)).toHaveLength(1);
  });

  it('is omitted for a company without relationships', () => expect(pictureOf(ROOT, [])).toBeUndefined());

  it('stays inside its frame', () => {
    const svg = picture
      ? networkSvg(picture, { width: 100, height: 60 }, { line: 'a', point: 'b', root: 'c', ground: 'd' })
      : '';
    for (const [, x, y] of svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)) {
      expect(Number(x)).toBeLessThanOrEqual(100);
      expect(Number(y)).toBeLessThanOrEqual(60);
    }
    expect(svg.match(/<circle/g)).toHaveLength(2);
  });
});

describe('the letters of a picture', () => {
  it.each([
    ['Élan Škoda “GmbH” – 1', 50, 'Élan Škoda “GmbH” – 1'],
    ['Пример', 50, 'Primer'],
    ['A\u202eB', 50, 'AB'],
    ['abcdef', 4, 'abc…'],
  ])('of %j, at most %i, are drawn as %j', (text, most, expected) => expect(cardLetters(text, most)).toBe(expected));

  it('never include one that must be fetched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cardLetters(text, 40)).toMatch(/^[\u{20}-\u{7E}\u{A0}-\u{17F}–—‘’“”…]{0,40}$/u);
      }),
    );
  });
});

describe('the card for other sites', () => {
  it('has no script and escapes names', () => {
    const html = embedHtml({ company: { ...RECORDS.company, name: HOSTILE }, picture }, PAGE);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain(`href="${PAGE}" target="_top"`);
    expect(html).toContain('1 entity around it');
  });

  it('shows no fact if none is available', () => {
    expect(plainEmbedHtml(PAGE, 'Record not found.')).toContain('Record not found.');
  });
});

describe('oEmbed', () => {
  const ask = (params: Record<string, string>) => parseOEmbed(new URLSearchParams(params), ORIGIN);

  it('gives a frame of the requested size, and never a larger one than the card', () => {
    expect(ask({ url: PAGE, maxwidth: '300', maxheight: '9999' })).toMatchObject({ width: 300, height: 220 });
    expect(ask({ url: `${PAGE}/network?confidence=70` })).toMatchObject({
      path: '/companies/gb/00000001/network?confidence=70',
      width: 640,
    });
    expect(ask({ url: PAGE, maxwidth: '-1' })).toMatchObject({ width: 480 });
    expect(ask({ url: `${ORIGIN}/companies/za/2019/820122/07` }).path).toBe('/companies/za/2019%2F820122%2F07');
  });

  it.each([
    ['no address', {}],
    ['another site', { url: 'https://elsewhere.example/companies/gb/1' }],
    ['another page', { url: `${ORIGIN}/officers/7` }],
    ['no address at all', { url: 'javascript:alert(1)' }],
  ])('rejects %s', (_, params) => {
    expect(() => ask({ ...params })).toThrow(expect.objectContaining({ code: 'not_found' }));
  });

  it('escapes names in both formats', () => {
    const reply = oEmbedOf(ask({ url: PAGE }), ORIGIN, HOSTILE);
    expect(reply.html).not.toContain('<script');
    expect(reply.html).toContain(`src="${ORIGIN}/embed/companies/gb/00000001"`);
    expect(oEmbedXml(reply)).not.toContain('<script');
    expect(oEmbedXml(reply)).not.toContain('<iframe');
  });
});
