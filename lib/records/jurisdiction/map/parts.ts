import type { Feature, Geometry, Position } from 'geojson';

/** A part of a shape that has a jurisdiction of its own. */
interface Part {
  of: string;
  code: string;
  /** Whether a ring of this first corner belongs to it; degrees. */
  holds: (longitude: number, latitude: number) => boolean;
}

/** What the atlas draws with its sovereign, though it has a code of its own. */
const PARTS: readonly Part[] = [
  { of: 'fr', code: 'gf', holds: (longitude, latitude) => longitude < -40 && latitude < 10 },
  { of: 'no', code: 'sj', holds: (_, latitude) => latitude > 74 },
];

export interface CodedShape {
  code?: string;
  /** As the atlas writes it; for what has no code. */
  name: string;
  geometry: Geometry;
}

const multi = (coordinates: Position[][][]): Geometry => ({ type: 'MultiPolygon', coordinates });

/** The shape, and apart from it the territories with codes of their own that the atlas draws as one with it. */
export function splitParts({ geometry }: Feature, code: string | undefined, name: string): CodedShape[] {
  const parts = PARTS.filter(({ of }) => of === code);
  if (parts.length === 0 || geometry.type !== 'MultiPolygon') return [{ code, name, geometry }];
  const partOf = ([ring]: Position[][]) => {
    const [longitude = 0, latitude = 0] = ring?.[0] ?? [];
    return parts.find(({ holds }) => holds(longitude, latitude))?.code ?? code;
  };
  return [code, ...parts.map((part) => part.code)].map((owner) => ({
    code: owner,
    name,
    geometry: multi(geometry.coordinates.filter((polygon) => partOf(polygon) === owner)),
  }));
}
