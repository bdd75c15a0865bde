import { cardLetters } from '@/lib/api/card/letters';
import type { CompanyCard } from '@/lib/api/card/load-card';
import type { CardPicture } from '@/lib/api/card/picture';
import { networkSvg } from '@/lib/api/card/svg';
import { verdict } from '@/lib/records/format/verdict';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { formsOf } from '@/lib/shared/language/forms/forms';
import { DEFAULT_LANGUAGE } from '@/lib/shared/language/languages';
import { CARD_COLOURS, CardFrame, dataAddress, NIGHT, PlainCard } from './card-frame';

const PICTURE = { width: 420, height: 400 };

/** What leaves the site is shared by its address, and says the same to everybody: cards have one language. */
const aroundIt = (count: number): string =>
  `${formsOf(DEFAULT_LANGUAGE).counted(count, { one: 'entity', other: 'entities' })} around it`;

function Network({ picture }: { picture: CardPicture }) {
  const svg = networkSvg(picture, PICTURE, CARD_COLOURS);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12 }}>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, never sent as a page */}
      <img src={dataAddress(svg)} alt="" width={PICTURE.width} height={PICTURE.height} />
      <div style={{ display: 'flex', fontSize: 22, color: NIGHT.muted }}>{aroundIt(picture.points.length - 1)}</div>
    </div>
  );
}

const sizeOf = (name: string): number => (name.length > 60 ? 44 : name.length > 28 ? 54 : 66);

function CompanyWords({ company }: Pick<CompanyCard, 'company'>) {
  const name = cardLetters(company.name, 110) || 'A company';
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 22 }}>
      <div style={{ display: 'flex', fontSize: 26, color: NIGHT.muted }}>
        {cardLetters(
          `${placesIn(DEFAULT_LANGUAGE)(company.jurisdiction_code)} · ${company.company_number}`.replace('·', '–'),
          60,
        )}
      </div>
      <div style={{ display: 'flex', fontSize: sizeOf(name), lineHeight: 1.12 }}>{name}</div>
      <div style={{ display: 'flex', fontSize: 30, lineHeight: 1.35, color: NIGHT.muted }}>
        {cardLetters(verdict(company, DEFAULT_LANGUAGE), 190)}
      </div>
    </div>
  );
}

/** The picture of a link to a company, drawn for `ImageResponse`; without a card a plain one that says no fact. */
export function LinkCard({ card }: { card?: CompanyCard }) {
  if (!card) return <PlainCard>A record in a company register</PlainCard>;
  return (
    <CardFrame>
      <div style={{ display: 'flex', gap: 48, alignItems: 'center', flex: 1 }}>
        <CompanyWords company={card.company} />
        {card.picture && <Network picture={card.picture} />}
      </div>
    </CardFrame>
  );
}
