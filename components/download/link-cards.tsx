import type { ReactNode } from 'react';
import { labelRooms, networkLines, networkTitle } from '@/lib/api/card/embed';
import type { CompanyCard, NetworkCard } from '@/lib/api/card/network-card';
import { type CardPicture, type CardPoint, cardLetters, cardPlaces, networkSvg } from '@/lib/api/card/svg';
import { verdict } from '@/lib/records/format/verdict';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { DEFAULT_LANGUAGE, formsOf } from '@/lib/shared/language/language';

/** Link cards always use the dark theme. */
const NIGHT = { surface: '#0d1122', ink: '#eceae2', muted: '#a9adc2', line: '#6b7396', accent: '#f1c65b' };

const CARD_COLOURS = { line: NIGHT.line, point: NIGHT.ink, root: NIGHT.accent, ground: NIGHT.surface };

const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '100%',
  height: '100%',
  padding: 64,
  background: NIGHT.surface,
  color: NIGHT.ink,
} as const;

/** A drawing as a data address for the image. */
const dataAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The frame of all link cards: background, margins, and the site name; drawn for `ImageResponse`. */
const CardFrame = ({ children }: { children: ReactNode }) => (
  <div style={FRAME}>
    {children}
    <div style={{ display: 'flex', fontSize: 28, color: NIGHT.accent }}>Firmament: who owns what</div>
  </div>
);

/** The card without data: it states no fact. */
const PlainCard = ({ children }: { children: string }) => (
  <CardFrame>
    <div style={{ display: 'flex', flex: 1, alignItems: 'center', fontSize: 64 }}>{children}</div>
  </CardFrame>
);

const PICTURE = { width: 420, height: 400 };

/** Shared links have one address for all readers, so cards have one language. */
const aroundIt = (count: number): string =>
  `${formsOf(DEFAULT_LANGUAGE).counted(count, { one: 'entity', other: 'entities' })} around it`;

function Network({ picture }: { picture: CardPicture }) {
  const svg = networkSvg(picture, PICTURE, CARD_COLOURS);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12 }}>
      {/* biome-ignore lint/performance/noImgElement: rendered into an image, not a page */}
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

/** The image of a link to a company, drawn for `ImageResponse`; without data a plain card that states no fact. */
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

const DRAWING = { width: 1072, height: 310 };
const LETTERS = 18;

/** The drawing library does not support text in drawings, so names are laid over them. */
function Name({ point, at: { x, y }, room }: { point: CardPoint; at: { x: number; y: number }; room: number }) {
  const width = room * LETTERS * 0.62;
  return (
    <div
      style={{
        position: 'absolute',
        left: x - width / 2,
        top: y + 12,
        width,
        display: 'flex',
        justifyContent: 'center',
        whiteSpace: 'nowrap',
        fontSize: LETTERS,
        color: point.isRoot ? NIGHT.accent : NIGHT.ink,
      }}
    >
      <span style={{ background: NIGHT.surface, padding: '0 4px' }}>{cardLetters(point.label ?? '', room)}</span>
    </div>
  );
}

function Drawing({ drawing }: { drawing: CardPicture }) {
  const rooms = labelRooms(drawing, DRAWING.width, LETTERS);
  const letters = { rooms, size: LETTERS, colour: NIGHT.ink, rim: NIGHT.surface };
  const places = cardPlaces(drawing, DRAWING, letters);
  const unnamed = { ...drawing, points: drawing.points.map((point) => ({ ...point, label: '' })) };
  const names = drawing.points.flatMap((point, index) => {
    const [at, room = 0] = [places[index], letters.rooms[index]];
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the points
    return at && room > 0 ? [<Name key={index} point={point} at={at} room={room} />] : [];
  });
  return (
    <div style={{ display: 'flex', position: 'relative', ...DRAWING }}>
      {/* biome-ignore lint/performance/noImgElement: rendered into an image, not a page */}
      <img
        src={dataAddress(networkSvg(unnamed, DRAWING, CARD_COLOURS, letters))}
        alt=""
        width={DRAWING.width}
        height={DRAWING.height}
      />
      {names}
    </div>
  );
}

/** The image of a link to a network, as configured by its address; drawn for `ImageResponse`. */
export function NetworkLinkCard({ card }: { card?: NetworkCard }) {
  if (!card) return <PlainCard>An ownership network</PlainCard>;
  const title = cardLetters(networkTitle(card.names), 90);
  return (
    <CardFrame>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 10 }}>
        <div style={{ display: 'flex', fontSize: title.length > 48 ? 36 : 42, lineHeight: 1.12 }}>{title}</div>
        <div style={{ display: 'flex', fontSize: 22, color: NIGHT.muted }}>
          {cardLetters(networkLines(card).join(' – '), 120)}
        </div>
      </div>
      {card.picture.drawing && <Drawing drawing={card.picture.drawing} />}
    </CardFrame>
  );
}
