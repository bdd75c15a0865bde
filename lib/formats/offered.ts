import type { Kind } from '@/lib/contract/kinds';

/** Offered by `npm run export`. */
interface InCommand {
  description: string;
  /** The file holds one table; other formats hold all kinds of records, whichever table is named. */
  hasTables?: true;
}

/** Offered in the download menu of a page, at the page's address with a suffix. */
interface OnPage {
  media_type: string;
  label: string;
  /** Where the suffix is not the format's name. */
  suffix?: string;
  /** Kinds of records it cannot express. */
  not_for?: readonly Kind[];
  /** The kinds that it is for, if they are few. */
  only_for?: readonly Kind[];
}

/** Offered for the network on the screen. */
interface OfNetwork {
  /** Where the menu lists it. */
  group: 'picture' | 'document' | 'data';
  /** What its file name ends with. */
  ending: string;
  media_type: string;
}

interface Offer {
  command?: InCommand;
  page?: OnPage;
  network?: OfNetwork;
}

const OF_NETWORKS = ['network_relationship'] as const satisfies readonly Kind[];
const OF_OWNERS = ['company', 'placeholder', 'statement', ...OF_NETWORKS] as const satisfies readonly Kind[];

/**
 * Every format that is written, and where it is offered. The writers are kept apart, one list a place, so that a page loads
 * only its own; a format that is offered in a place without a writer there does not compile.
 */
export const OFFERED = {
  native: { command: { description: 'the register as it is, for npm run import -- native' } },
  json: { page: { media_type: 'application/json; charset=utf-8', label: 'JSON' } },
  xml: { page: { media_type: 'application/xml; charset=utf-8', label: 'XML' } },
  csv: {
    command: { description: 'one table for people; cells never begin a formula', hasTables: true },
    page: { media_type: 'text/csv; charset=utf-8; header=present', label: 'CSV' },
  },
  'parquet-csv': {
    command: { description: 'one table for conversion: types by --schema, empty is null', hasTables: true },
  },
  xlsx: {
    page: {
      media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      label: 'Excel workbook',
    },
  },
  md: { page: { media_type: 'text/markdown; charset=utf-8', label: 'Markdown' } },
  jsonld: {
    page: {
      media_type: 'application/ld+json; charset=utf-8',
      label: 'JSON-LD (schema.org)',
      // schema.org has no terms for a share or for the means of control.
      not_for: ['network_relationship', 'control_statement'],
    },
  },
  bods: {
    command: { description: 'Beneficial Ownership Data Standard 0.4: entities, persons, relationships' },
    page: {
      media_type: 'application/json; profile="https://standard.openownership.org/en/0.4.0/"',
      label: 'BODS 0.4',
      suffix: 'bods.json',
      only_for: OF_OWNERS,
    },
    network: { group: 'data', ending: '.bods.json', media_type: 'application/json' },
  },
  ftm: {
    command: { description: 'FollowTheMoney: companies, people, shares, offices' },
    page: {
      media_type: 'application/json+ftm',
      label: 'FollowTheMoney',
      suffix: 'ftm.json',
      only_for: ['officer', ...OF_OWNERS],
    },
    network: { group: 'data', ending: '.ftm.json', media_type: 'application/json+ftm' },
  },
  png: {
    page: { media_type: 'image/png', label: 'PNG', only_for: OF_NETWORKS },
    network: { group: 'picture', ending: '.png', media_type: 'image/png' },
  },
  'png-4x': { network: { group: 'picture', ending: '-4x.png', media_type: 'image/png' } },
  svg: {
    page: { media_type: 'image/svg+xml', label: 'SVG', only_for: OF_NETWORKS },
    network: { group: 'picture', ending: '.svg', media_type: 'image/svg+xml' },
  },
  pdf: { network: { group: 'picture', ending: '.pdf', media_type: 'application/pdf' } },
  relationships: { network: { group: 'data', ending: '-relationships.csv', media_type: 'text/csv' } },
  entities: { network: { group: 'data', ending: '-entities.csv', media_type: 'text/csv' } },
  graphml: {
    page: { media_type: 'application/graphml+xml', label: 'GraphML', only_for: OF_NETWORKS },
    network: { group: 'data', ending: '.graphml', media_type: 'application/graphml+xml' },
  },
  gexf: {
    page: { media_type: 'application/gexf+xml', label: 'GEXF', only_for: OF_NETWORKS },
    network: { group: 'data', ending: '.gexf', media_type: 'application/gexf+xml' },
  },
  cypher: {
    page: { media_type: 'application/x-cypher-query; charset=utf-8', label: 'Cypher', only_for: OF_NETWORKS },
    network: { group: 'data', ending: '.cypher', media_type: 'application/x-cypher-query' },
  },
  ttl: {
    page: { media_type: 'text/turtle; charset=utf-8', label: 'Turtle (RDF)', not_for: ['control_statement'] },
    network: { group: 'data', ending: '.ttl', media_type: 'text/turtle' },
  },
  cytoscape: { network: { group: 'data', ending: '-cytoscape.json', media_type: 'application/json' } },
  case: { network: { group: 'data', ending: '.firmament.json', media_type: 'application/json' } },
  dossier: { network: { group: 'document', ending: '-dossier.html', media_type: 'text/html' } },
  'dossier-pdf': { network: { group: 'document', ending: '-dossier.pdf', media_type: 'application/pdf' } },
  trail: { network: { group: 'document', ending: '.md', media_type: 'text/markdown' } },
} as const satisfies Readonly<Record<string, Offer>>;

type Offered = typeof OFFERED;

/** The names of the formats that are offered in a place. */
export type FormatIn<Place extends keyof Offer> = {
  [Name in keyof Offered]: Offered[Name] extends Record<Place, object> ? Name : never;
}[keyof Offered];

/** The formats offered in a place, in the order of the table. */
export const formatsIn = <Place extends keyof Offer>(place: Place): FormatIn<Place>[] =>
  (Object.keys(OFFERED) as (keyof Offered)[]).filter((name): name is FormatIn<Place> => place in OFFERED[name]);

/** What the table says of a format in a place. */
export const offerOf = <Place extends keyof Offer>(place: Place, name: FormatIn<Place>): Required<Offer>[Place] =>
  (OFFERED[name] as Offer)[place] as Required<Offer>[Place];

export type FormatName = FormatIn<'page'>;

/** Every format in which a page can be downloaded, in the order of its menu. */
export const FORMAT_NAMES: readonly FormatName[] = formatsIn('page');

export const mediaTypeOf = (name: FormatName): string => offerOf('page', name).media_type;

type SuffixIn<Name extends FormatName> = Offered[Name]['page'] extends { suffix: infer Suffix } ? Suffix : Name;

/** What the address of a page ends with, without the dot. */
export type FormatSuffix = { [Name in FormatName]: SuffixIn<Name> }[FormatName];

export const suffixOf = (name: FormatName): FormatSuffix => (offerOf('page', name).suffix ?? name) as FormatSuffix;

export const labelOf = (name: FormatName): string => offerOf('page', name).label;

/** The formats that make sense for a kind, in the order of the table. */
export const formatsFor = (kind: Kind): FormatName[] =>
  FORMAT_NAMES.filter((name) => {
    const { not_for, only_for } = offerOf('page', name);
    return !not_for?.includes(kind) && (only_for?.includes(kind) ?? true);
  });
