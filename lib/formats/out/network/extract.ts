import { type Comparison, findChange } from '@/lib/network/changes/changes';
import type { Figures } from '@/lib/network/figures';
import type { Selection } from '@/lib/network/filter';
import type { Positions } from '@/lib/network/layout';
import { type Entity, type NetworkModel, nameOf, type Relationship } from '@/lib/network/model';
import type { CompanyNumber } from '@/lib/shared/links';
import { decodePercent, joined } from '@/lib/shared/text';
import { sourceColumns } from '../about';
import type { Cell } from '../columns';
import { type About, aboutLines, extentInWords } from '../document';

/** One attribute of the rows of a file, under the API field name where it has one. Null is unknown. */
export interface Field<R> {
  name: string;
  type: 'string' | 'double' | 'boolean';
  read(row: R): Cell;
}

/** Address of an entity's page, for its records and their sources. */
export const pageOf = ({ about }: Extract, id: string): string => new URL(id, about.page_url).href;

export const entityFields = (extract: Extract): readonly Field<Entity>[] => [
  ...ENTITY_FACTS,
  ...changeField<Entity>(extract, ({ id }) => extract.compared?.kinds.get(id) ?? 'same'),
  ...tagField(extract),
  { name: 'note', type: 'string', read: ({ id }) => extract.notes?.get(id) ?? null },
  { name: 'page', type: 'string', read: ({ id }) => pageOf(extract, id) },
];

/** The user's own tags, if there are any. */
const tagField = ({ entities }: Extract): readonly Field<Entity>[] =>
  entities.some(({ tags }) => tags)
    ? [{ name: 'tags', type: 'string', read: ({ tags }) => (tags ? joined(tags, (tag) => tag) : null) }]
    : [];

const ENTITY_FACTS: readonly Field<Entity>[] = [
  { name: 'name', type: 'string', read: (entity) => nameOf(entity, entity.id) },
  { name: 'kind', type: 'string', read: ({ kind }) => kind },
  { name: 'jurisdiction_code', type: 'string', read: ({ jurisdiction }) => jurisdiction ?? null },
  { name: 'status', type: 'string', read: ({ status }) => status ?? null },
  { name: 'current_status', type: 'string', read: ({ current_status }) => current_status ?? null },
  { name: 'incorporation_date', type: 'string', read: ({ incorporation_date }) => incorporation_date ?? null },
  { name: 'dissolution_date', type: 'string', read: ({ dissolution_date }) => dissolution_date ?? null },
  {
    name: 'corporate_groupings',
    type: 'string',
    read: ({ corporate_groupings: names }) => (names ? joined(names, (name) => name) : null),
  },
];

/** Result of a comparison of two dates: added, gone, changed or same; null where the dates do not settle it. */
const changeField = <R>({ compared }: Extract, read: (row: R) => Cell): readonly Field<R>[] =>
  compared ? [{ name: 'change', type: 'string', read }] : [];

export const relationshipFields = (extract: Extract): readonly Field<Relationship>[] => [
  ...RELATIONSHIP_FACTS,
  ...changeField<Relationship>(extract, (one) => {
    const change = extract.compared ? findChange(one, extract.compared) : 'undated';
    return change === 'undated' ? null : change;
  }),
];

const RELATIONSHIP_FACTS: readonly Field<Relationship>[] = [
  { name: 'relationship_type', type: 'string', read: ({ type }) => type },
  {
    name: 'ownership_percentage',
    type: 'double',
    read: ({ share }) => (share.kind === 'exact' ? share.value : null),
  },
  { name: 'percentage_min', type: 'double', read: ({ share }) => (share.kind === 'band' ? share.min : null) },
  { name: 'percentage_max', type: 'double', read: ({ share }) => (share.kind === 'band' ? share.max : null) },
  { name: 'share_known', type: 'boolean', read: ({ share }) => share.kind !== 'unknown' },
  { name: 'confidence', type: 'double', read: ({ confidence }) => confidence ?? null },
  { name: 'interests', type: 'string', read: ({ interests }) => joined(interests, (interest) => interest) },
  { name: 'earliest_date', type: 'string', read: ({ from }) => from ?? null },
  { name: 'latest_date', type: 'string', read: ({ to }) => to ?? null },
  { name: 'ended', type: 'boolean', read: ({ ended }) => ended },
  { name: 'statement_ids', type: 'string', read: ({ statements }) => joined(statements, String) },
];

/** Who publishes a relationship, and under which licence, for formats without columns of sources. */
export const relationshipSources = ({ about }: Extract): readonly Field<Relationship>[] =>
  sourceColumns(about)
    .filter(({ name }) => name === 'source_publisher' || name === 'licence')
    .map(({ name, read }) => ({ name, type: 'string', read }));

/** The description of a network file, line by line: extent, source, licence, attribution. */
export const aboutText = ({ about, relationships, shortfall }: Extract): string =>
  [
    ...aboutLines(about, extentInWords(relationships.length, about.total_count)).map(
      ([label, text]) => `${label}: ${text}`,
    ),
    ...(shortfall ? [shortfall] : []),
  ].join('\n');

/** Jurisdiction and number of a company of a register; undefined for every other entity. */
export function registeredAs({ id, kind }: Entity): CompanyNumber | undefined {
  const [, noun, jurisdiction_code = '', number = ''] = id.split('/');
  if (kind !== 'company' || noun !== 'companies') return undefined;
  return { jurisdiction_code, company_number: decodePercent(number) ?? number };
}

/** The data of every network file: what the page's list shows, with its sources. */
export interface Extract {
  about: About;
  entities: readonly Entity[];
  relationships: readonly Relationship[];
  /** Positions in the picture; entities in a stack or without a place have none. */
  positions?: Positions;
  notes?: ReadonlyMap<string, string>;
  /** Why relationships are missing, in a sentence. */
  shortfall?: string | null;
  /** Two compared dates: each row then has the result of the comparison. */
  compared?: Comparison;
  /** Each entity then has them in a table. */
  figures?: Figures;
}

export const extractOf = (
  model: NetworkModel,
  selection: Selection,
  about: About,
  more: Pick<Extract, 'positions' | 'notes' | 'compared' | 'shortfall'> = {},
): Extract => ({
  about,
  entities: [...selection.entities].flatMap((id) => model.entities.get(id) ?? []),
  relationships: selection.relationships,
  ...more,
});
