import { FACT_COLUMNS, IDENTITY_COLUMNS, type PreparedCompany } from '../../prepare/company';
import type { Cell } from './columns';
import { type CompanyTerms, columnOf, type WriteContext } from './context';
import { entryCells } from './data';

/** The columns of a company's row, in the order in which it is written. */
export const COMPANY_COLUMNS = [
  'id',
  ...IDENTITY_COLUMNS,
  ...FACT_COLUMNS.map(columnOf),
  ...['home_company_id', 'source_id', 'redacted', 'implies_snapshot'],
  ...['incorporation_kind_id', 'entry_kind_id', 'entry_attributes'],
];
/** And those that say when it was written. */
export const WRITTEN_AT = ['created_at', 'updated_at'];

const [TYPE, STATUS] = [FACT_COLUMNS.indexOf('company_type'), FACT_COLUMNS.indexOf('current_status')];
const FACTS_BEGIN = 1 + IDENTITY_COLUMNS.length;

/** The rows to which that of a company points. */
interface References {
  home: number | null;
  source: number;
  type: number | null;
  status: number | null;
}

/** What only the register knows of a company that it takes in. */
export interface TakenIn extends References {
  /** Whether its first snapshot follows from its row. */
  implies: boolean;
  /** The kind of the event that follows from its row. */
  incorporation: number | null;
  /** Kind and values of the datum that does. */
  entry: readonly Cell[] | null;
}

type Parts = Pick<TakenIn, 'incorporation' | 'entry'>;

/** Nothing follows from its row but a snapshot, if that. */
export const NO_PARTS: Parts = { incorporation: null, entry: null };

/** What a company's row is to hold of the event and the datum that came with it and follow from it. */
export const impliedCells = (context: WriteContext, { incorporation, entry }: PreparedCompany): Parts => ({
  incorporation: incorporation && context.eventKinds.idOf(incorporation),
  entry: entry && entryCells(context, entry),
});

/** The ids of its terms, which are made where there are none. */
export const termsOf = ({ facts }: PreparedCompany, terms: CompanyTerms): Pick<References, 'type' | 'status'> => ({
  type: terms.idOf(facts[TYPE]),
  status: terms.idOf(facts[STATUS]),
});

/** By `COMPANY_COLUMNS`. */
export function companyCells(id: number, company: PreparedCompany, taken: TakenIn): Cell[] {
  const { identity, facts, extras } = company;
  const { home, source, implies, incorporation, entry } = taken;
  const cells: Cell[] = [id, ...identity, ...facts, home, source, extras.redacted ? 1 : 0, implies ? 1 : 0];
  cells[FACTS_BEGIN + TYPE] = taken.type;
  cells[FACTS_BEGIN + STATUS] = taken.status;
  cells.push(incorporation, entry?.[0] ?? null, entry?.[1] ?? null);
  return cells;
}
