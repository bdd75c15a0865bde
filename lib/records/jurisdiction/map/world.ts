import 'server-only';
import { type GeoPath, type GeoProjection, geoArea, geoEqualEarth, geoPath } from 'd3-geo';
import type { Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { codeInAtlas, nameInFull } from './atlas-codes';
import { shortOutline } from './outline';
import { type CodedShape, splitParts } from './parts';
import { SMALL_PLACES } from './small-places';

/** The picture's own units, which are also its proportions. Antarctica would take a fifth of it and holds no register. */
export const WORLD = { width: 1200, height: 530 } as const;

const ANTARCTICA = '010';

export interface WorldShape {
  /** Undefined for an area that has no code of its own. */
  code?: string;
  name: string;
  /** The outline as an SVG path. */
  path: string;
  /** Where the eye has it: the middle of its largest part. */
  x: number;
  y: number;
}

export interface WorldDot {
  code: string;
  x: number;
  y: number;
}

export interface World {
  shapes: readonly WorldShape[];
  /** Places too small for the atlas; where they truly are, so that some lie on each other. */
  dots: readonly WorldDot[];
}

/** The largest polygon: of the United States the mainland, not the middle between it and Hawaii. */
function largestPart(geometry: Geometry): Geometry {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const [largest] = geometry.coordinates
    .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
    .sort((a, b) => geoArea(b) - geoArea(a));
  return largest ?? geometry;
}

function toShape(path: GeoPath, { geometry, ...shape }: CodedShape): WorldShape {
  const [x, y] = path.centroid(largestPart(geometry));
  return { ...shape, path: shortOutline(path(geometry) ?? ''), x: Math.round(x), y: Math.round(y) };
}

function toDots(projection: GeoProjection): WorldDot[] {
  return SMALL_PLACES.flatMap(({ code, at }) => {
    const place = projection(at);
    return place ? [{ code, x: Math.round(place[0]), y: Math.round(place[1]) }] : [];
  });
}

function drawWorld(): World {
  // The file is what its package says it is: a topology; its literal type is that of no format.
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const projection = geoEqualEarth().fitWidth(WORLD.width, { type: 'Sphere' });
  const path = geoPath(projection).digits(0);
  const drawn = feature(topology, topology.objects.countries).features.filter(({ id }) => id !== ANTARCTICA);
  const coded = drawn.flatMap((country) => {
    const { name } = country.properties;
    return splitParts(country, codeInAtlas(country.id, name), nameInFull(name));
  });
  return { shapes: coded.map((shape) => toShape(path, shape)), dots: toDots(projection) };
}

let drawn: World | undefined;

/** The land of the earth in equal areas (Equal Earth projection), projected once in the life of the process. */
export function getWorld(): World {
  drawn ??= drawWorld();
  return drawn;
}
