import type { CompanyInput, EntityReference, PlaceholderInput } from '@/lib/register/store/records';
import { BoundedMap } from '../bounded-map';
import { type FileFacts, type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { referenceTo } from '../reference';
import { isNumber, nameProblem } from '../text';
import { parseLeakDate } from './days';
import { countryInWords, jurisdictionOf } from './jurisdictions';
import { sourceOf } from './source';

/** So many nodes are remembered, for the edges that name them by id: as many as all leaks together have. */
const CAPACITY = 2_000_000;

/** Node → how edges name it. */
export type Nodes = BoundedMap<EntityReference>;

export const createNodes = (): Nodes => new BoundedMap(CAPACITY);

export const keyOf = (node: string): string => `icij:${node}`;

/** The columns of each leak are called a little differently. */
export function nodeId(raw: Raw): string | null {
  const id = textAt(raw, 'node_id') ?? textAt(raw, 'ID');
  return id !== null && isNumber(id) ? id : null;
}

const nameOf = (raw: Raw): string | null => textAt(raw, 'name') ?? textAt(raw, 'Name/Address');

const ENDED = /struck|dissol|default|inactive|liquidat|cancel|closed|dead|relinquish|discontinu/i;
const GOING_ON = /^(?:active|in transition|registered|live)\b/i;

function isInactive(status: string | null, ended: string | null): boolean | null {
  if (ENDED.test(status ?? '')) return true;
  if (GOING_ON.test(status ?? '')) return false;
  return ended === null ? null : true;
}

interface Node {
  raw: Raw;
  id: string;
  name: string;
}

function toCompany({ raw, id, name }: Node, number: string, jurisdiction: string, file: FileFacts): CompanyInput {
  const at = (column: string): string | null => textAt(raw, column);
  const ended = ['struck_off_date', 'inactivation_date', 'closed_date'].map((column) => parseLeakDate(at(column)));
  const dissolution_date = ended.find((day) => day !== null) ?? null;
  const [original, former] = [at('original_name'), at('former_name')];
  return {
    kind: 'company',
    jurisdiction_code: jurisdiction,
    company_number: number,
    keys: [keyOf(id)],
    record_key: keyOf(id),
    name,
    company_type: at('company_type'),
    current_status: at('status'),
    incorporation_date: parseLeakDate(at('incorporation_date')),
    dissolution_date,
    inactive: isInactive(at('status'), dissolution_date),
    registered_address_in_full: at('address'),
    previous_names: former === null || former === name ? [] : [{ company_name: former }],
    alternative_names: original === null || original === name ? [] : [{ company_name: original }],
    source: sourceOf(raw, id, file),
  };
}

type EntityType = PlaceholderInput['entity_type'];

function toPlaceholder({ raw, id, name }: Node, entity_type: EntityType, file: FileFacts): PlaceholderInput {
  const country =
    textAt(raw, 'jurisdiction_description') ?? textAt(raw, 'countries') ?? countryInWords(textAt(raw, 'CountryCode'));
  return {
    kind: 'placeholder',
    entity_type,
    keys: [keyOf(id)],
    record_key: keyOf(id),
    name,
    jurisdiction_string: country,
    jurisdiction_code: jurisdictionOf(textAt(raw, 'jurisdiction'), country),
    identifier: `ICIJ ${id}`,
    source: sourceOf(raw, id, file),
  };
}

/** An entity of a leak has a jurisdiction; of officers and intermediaries nobody says whether they are people. */
const isEntity = (raw: Raw): boolean => 'jurisdiction' in raw || textAt(raw, 'Type') === 'entity';

/** A company where the leak tells its number and where, else a placeholder. Addresses are nobody. */
export function mapNode(raw: Raw, file: FileFacts, nodes: Nodes): Mapped {
  const id = nodeId(raw);
  if (id === null) return skip('no id of a node');
  if (textAt(raw, 'Type') === 'address' || ('address' in raw && nameOf(raw) === null)) return [];
  const name = nameOf(raw);
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a node with ${problem}`);
  const node = { raw, id, name };
  const jurisdiction = jurisdictionOf(textAt(raw, 'jurisdiction'), textAt(raw, 'jurisdiction_description'));
  const number = textAt(raw, 'ibcRUC');
  const input =
    isEntity(raw) && jurisdiction !== null && number !== null && isNumber(number)
      ? toCompany(node, number, jurisdiction, file)
      : toPlaceholder(node, isEntity(raw) ? 'company' : 'unknown', file);
  nodes.set(id, referenceTo(input));
  return [input];
}
