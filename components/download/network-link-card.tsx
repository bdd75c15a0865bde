import { cardLetters } from '@/lib/api/card/letters';
import type { NetworkCard } from '@/lib/api/card/network-card';
import { labelRooms, networkLines, networkTitle } from '@/lib/api/card/network-embed';
import type { CardPicture, CardPoint } from '@/lib/api/card/picture';
import { networkSvg, placesIn } from '@/lib/api/card/svg';
import { CARD_COLOURS, CardFrame, dataAddress, NIGHT, PlainCard } from './card-frame';

const DRAWING = { width: 1072, height: 310 };
const LETTERS = 18;

/** The drawing library writes no text within a drawing: names are laid over it. */
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
  const places = placesIn(drawing, DRAWING, letters);
  const unnamed = { ...drawing, points: drawing.points.map((point) => ({ ...point, label: '' })) };
  const names = drawing.points.flatMap((point, index) => {
    const [at, room = 0] = [places[index], letters.rooms[index]];
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in the order of the points
    return at && room > 0 ? [<Name key={index} point={point} at={at} room={room} />] : [];
  });
  return (
    <div style={{ display: 'flex', position: 'relative', ...DRAWING }}>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, never sent as a page */}
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

/** The picture of a link to a network, as its address shows it; drawn for `ImageResponse`. */
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
