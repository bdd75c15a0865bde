import type { Company } from '@/lib/contract/company';
import { originOfRow } from '@/lib/formats/out/origin';
import { SPOKEN, spoken } from '@/lib/formats/out/spoken';
import { verdict } from '@/lib/records/format/verdict';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { escapeMarkup } from '@/lib/shared/markup';
import { oneLine } from '@/lib/shared/text';
import type { CardPicture } from './picture';
import { networkSvg } from './svg';

const STYLE = `:root{color-scheme:light dark;--surface:#fffefb;--ink:#1d1c24;--muted:#5b5965;--line:#8d8778;--accent:#2b3f9e}
@media(prefers-color-scheme:dark){:root{--surface:#141a30;--ink:#eceae2;--muted:#a9adc2;--line:#6b7396;--accent:#f1c65b}}
*{box-sizing:border-box}html,body{height:100%}
body{margin:0;background:var(--surface);color:var(--ink);font:14px/1.45 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
a{display:flex;gap:16px;height:100%;padding:16px;border:1px solid var(--line);border-radius:6px;color:inherit;text-decoration:none;overflow:auto}
a:focus-visible{outline:2px solid var(--accent);outline-offset:-4px}
div{flex:1;min-width:0}p{margin:0 0 6px}strong{display:block;margin:0 0 6px;font:600 19px/1.25 ui-serif,Georgia,serif}
.m{color:var(--muted);font-size:13px}.o{color:var(--accent);text-decoration:underline}
figure{flex:none;width:130px;margin:0;text-align:center}figure svg{display:block;width:100%;height:auto}
@media(max-width:380px){figure{display:none}}`;

/** The colours of a drawing within such a page: the reader's own, by day and by night. */
export const EMBED_COLOURS = {
  line: 'var(--line)',
  point: 'var(--muted)',
  root: 'var(--accent)',
  ground: 'var(--surface)',
};

/** A page for other sites' frames: no script, nothing asked from anywhere. `body` is markup; `style` is added to what all of them have. */
export const embedPage = (title: string, body: string, style = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}${style}</style></head><body>${body}</body></html>`;

/** All of the card is one link to our page. */
export const embedLink = (url: string, content: string): string =>
  `<a href="${escapeMarkup(url)}" target="_top" rel="noopener">${content}</a>`;

function figure(picture: CardPicture | undefined): string {
  if (!picture) return '';
  const around = spoken.counted(picture.points.length - 1, { one: 'entity', other: 'entities' });
  const svg = networkSvg(picture, { width: 130, height: 130 }, EMBED_COLOURS).replace(
    '<svg ',
    '<svg aria-hidden="true" ',
  );
  return `<figure>${svg}<figcaption class="m">${around} around it</figcaption></figure>`;
}

/** A company as a page of its own for other sites' frames: no script, nothing asked from anywhere. `url` is our page of it. */
export function embedHtml({ company, picture }: { company: Company; picture?: CardPicture }, url: string): string {
  const { name, jurisdiction_code, company_number } = company;
  const { publisher } = originOfRow(company, null);
  const words = [
    `<p class="m">${escapeMarkup(jurisdictionName(jurisdiction_code))} · <bdi>${escapeMarkup(company_number)}</bdi></p>`,
    `<strong><bdi>${escapeMarkup(oneLine(name))}</bdi></strong>`,
    `<p>${escapeMarkup(oneLine(verdict(company, SPOKEN)))}</p>`,
    `<p class="m">Source: ${publisher ? `<bdi>${escapeMarkup(oneLine(publisher))}</bdi>` : 'not named'} · <span class="o">Firmament</span></p>`,
  ].join('');
  return embedPage(name, embedLink(url, `<div>${words}</div>${figure(picture)}`));
}

/** Where the record is not at hand: the way to it, and no word of what it may say. */
export const plainEmbedHtml = (url: string, sentence: string): string =>
  embedPage(
    'Firmament',
    embedLink(url, `<div><strong>A record in a company register</strong><p>${escapeMarkup(sentence)}</p></div>`),
  );
