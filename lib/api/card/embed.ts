import type { Company } from '@/lib/contract/company';
import { originOfRow } from '@/lib/formats/out/origin';
import { SPOKEN, spoken } from '@/lib/formats/out/spoken';
import { verdict } from '@/lib/records/format/verdict';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { escapeMarkup } from '@/lib/shared/markup';
import { oneLine } from '@/lib/shared/text';
import { EMBED_COLOURS, embedLink, embedPage } from './embed-page';
import type { CardPicture } from './picture';
import { networkSvg } from './svg';

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
