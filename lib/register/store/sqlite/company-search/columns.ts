import { rememberLast } from '@/lib/shared/names/fold';
import { DayColumn, dayCode, writingDayCode } from '../columns/days';
import { DayOrder } from '../columns/id-order';
import { NumberColumn } from '../columns/number-column';
import { IN_SCOPE, type Scope, SearchColumns } from '../columns/search-columns';
import { idOf } from '../columns/terms';
import type { SqliteDatabase } from '../open';
import { NumberSets } from './number-sets';

/** What companies share that are alike in everything with few values: counted and filtered once for all of them. */
export interface Profile {
  jurisdiction_code: string;
  /** Ids of `company_terms`. */
  company_type_id: number | null;
  current_status_id: number | null;
  inactive: boolean;
  branch: boolean;
  nonprofit: boolean;
}

type CompanyCells = [
  id: number,
  jurisdiction_code: string,
  incorporation_date: string | null,
  dissolution_date: string | null,
  created_at: string,
  updated_at: string,
  inactive: number | null,
  branch: number,
  nonprofit: number | null,
  company_type_id: number | null,
  current_status_id: number | null,
  redacted: number,
  name_length: number,
  entry_kind_id: number | null,
];

/** Types of data whose sets are remembered, far more than there are. */
const MOST_REMEMBERED_TYPES = 1_024;

const SETS_NAMES = ['industrySets', 'dataTypeSets'] as const;
const DAY_NAMES = ['incorporation', 'dissolution', 'created', 'updated'] as const;
/** Days of writing were once stored as codes without this one. */
const FORMER_BASES: Partial<Record<(typeof DAY_NAMES)[number], number>> = { created: 1970 << 9, updated: 1970 << 9 };

/** What the stored numbers of profiles and types stand for. */
interface CompanyTerms {
  profiles: Profile[];
  dataTypes: string[];
}

/** What searches filter and count of all companies, some 25 bytes each. */
export class CompanyColumns extends SearchColumns<CompanyTerms> {
  /** The id of the profile; 0 for an id that is no company, or one that is not shown. */
  readonly profile = new NumberColumn();
  readonly incorporation = new DayColumn();
  readonly dissolution = new DayColumn();
  readonly byIncorporation = new DayOrder(this, this.incorporation);
  readonly byDissolution = new DayOrder(this, this.dissolution);
  readonly created = new DayColumn();
  readonly updated = new DayColumn();
  /** The set of `told_industry_codes`. */
  readonly industries = new NumberColumn();
  /** The set of types of data held. */
  readonly dataTypes = new NumberColumn();
  /** By id; the first means none. */
  profiles: (Profile | undefined)[] = [undefined];
  industrySets = new NumberSets();
  dataTypeSets = new NumberSets();
  /** The types of data, numbered by the sets. */
  dataTypeNames: string[] = [];

  protected readonly columns = {
    profile: this.profile,
    incorporation: this.incorporation,
    dissolution: this.dissolution,
    created: this.created,
    updated: this.updated,
    industries: this.industries,
    dataTypes: this.dataTypes,
    nameLength: this.nameLength,
    nameRank: this.ranks.column,
  };
  private readonly profileIds = new Map<string, number>();
  private readonly dataTypeIds = new Map<string, number>();
  /** The set with one more type, by set and type. */
  private readonly dataTypeSteps = new Map<number, number>();

  constructor(db: SqliteDatabase) {
    super(db, {
      records: 'companies',
      log: 'company_changes',
      nameIndex: 'companies_by_name',
      isNamed: 'redacted = 0',
    });
  }

  /** Whether the id is one of a company, shown or not. */
  isCompany(id: number): boolean {
    return this.created.get(id) !== 0;
  }

  protected saveTerms(): { terms: CompanyTerms; cells: Record<string, Uint8Array> } {
    const sets = SETS_NAMES.flatMap((name) =>
      Object.entries(this[name].save()).map(([part, bytes]) => [`${name}.${part}`, bytes] as const),
    );
    const days = DAY_NAMES.map((name) => [`${name}.days`, this[name].save()] as const);
    const profiles = this.profiles.filter((profile) => profile !== undefined);
    return { terms: { profiles, dataTypes: this.dataTypeNames }, cells: Object.fromEntries([...sets, ...days]) };
  }

  protected loadTerms({ profiles, dataTypes }: CompanyTerms, cells: (name: string) => Uint8Array): void {
    for (const profile of profiles) this.profileIdOf(profile);
    for (const name of SETS_NAMES) {
      this[name].load({ members: cells(`${name}.members`), starts: cells(`${name}.starts`) });
    }
    for (const name of DAY_NAMES) this[name].load(cells(`${name}.days`), FORMER_BASES[name]);
    for (const type of dataTypes) this.dataTypeIdOf(type);
  }

  protected clearTerms(): void {
    this.profiles = [undefined];
    this.profileIds.clear();
    this.industrySets = new NumberSets();
    this.dataTypeSets = new NumberSets();
    this.dataTypeNames = [];
    this.dataTypeIds.clear();
    this.dataTypeSteps.clear();
  }

  protected readRows(scope: Scope, bound: string | number): void {
    // Cells of entities that were not companies yet.
    if (scope === 'after') for (const { cells } of [this.industries, this.dataTypes]) cells.fill(0, Number(bound) + 1);
    const rows = this.db
      .prepare<[string | number], CompanyCells>(
        `SELECT id, jurisdiction_code, incorporation_date, dissolution_date, created_at, updated_at, inactive,
           branch IS NOT NULL, nonprofit, company_type_id, current_status_id, redacted, length(sort_name), entry_kind_id
         FROM companies WHERE id ${IN_SCOPE[scope]}`,
      )
      .raw();
    // The companies of an import are written at one time.
    const toWritingDay = rememberLast(writingDayCode);
    const typeOf = this.readKinds();
    for (const row of rows.iterate(bound)) {
      const [id, jurisdiction_code, incorporated, dissolved, created, updated, inactive, branch, nonprofit] = row;
      const [, , , , , , , , , company_type_id, current_status_id, redacted, length, entry] = row;
      const flags = { inactive: inactive === 1, branch: branch === 1, nonprofit: nonprofit === 1 };
      const profile = { jurisdiction_code, company_type_id, current_status_id, ...flags };
      if (redacted === 0) this.profile.set(id, this.profileIdOf(profile));
      this.incorporation.setDay(id, dayCode(incorporated));
      this.dissolution.setDay(id, dayCode(dissolved));
      this.created.setDay(id, toWritingDay(created));
      this.updated.setDay(id, toWritingDay(updated));
      this.nameLength.set(id, length);
      if (entry !== null) this.addDataType(id, typeOf(entry));
    }
    for (const name of DAY_NAMES) this[name].settle();
    this.readIndustries(scope, bound);
    this.readData(scope, bound, typeOf);
    this.readStatements(scope, bound);
  }

  /** The types of data by the id of their kind. */
  private readKinds(): (kind: number) => number {
    const list = this.db.prepare<[], [number, string]>('SELECT id, data_type FROM data_kinds').raw().all();
    const kinds = new Map(list.map(([id, type]) => [id, this.dataTypeIdOf(type)]));
    return (kind) => kinds.get(kind) ?? 0;
  }

  private readIndustries(scope: Scope, bound: string | number): void {
    const codes = this.db
      .prepare<[string | number], [id: number, code: number]>(
        `SELECT company_id, code_id FROM company_industry_codes WHERE company_id ${IN_SCOPE[scope]} ORDER BY company_id`,
      )
      .raw();
    let company = 0;
    let held: number[] = [];
    const settle = (): void => {
      if (held.length > 0) this.industries.set(company, this.industrySets.idOf(held));
    };
    for (const [id, code] of codes.iterate(bound)) {
      if (id !== company) {
        settle();
        held = [];
        company = id;
      }
      held.push(code);
    }
    settle();
  }

  /** Data in rows of their own. */
  private readData(scope: Scope, bound: string | number, typeOf: (kind: number) => number): void {
    const data = this.db
      .prepare<(string | number)[], [id: number, kind: number]>(
        `SELECT company_id, kind_id FROM data WHERE company_id ${IN_SCOPE[scope]}
         UNION ALL SELECT h.company_id, d.kind_id FROM shared_data h JOIN data d ON d.id = h.datum_id
           WHERE h.company_id ${IN_SCOPE[scope]}`,
      )
      .raw();
    for (const [id, kind] of data.iterate(bound, bound)) this.addDataType(id, typeOf(kind));
  }

  /** Statements about a company, in any role. */
  private readStatements(scope: Scope, bound: string | number): void {
    if (bound === 0) {
      this.readAllStatements();
      return;
    }
    const statements = this.db
      .prepare<[string | number], [id: number, type: string]>(
        `SELECT entity_id, data_type FROM statement_entities e JOIN statements s ON s.id = e.statement_id
         WHERE entity_id ${IN_SCOPE[scope]}`,
      )
      .raw();
    for (const [id, type] of statements.iterate(bound)) this.addDataType(id, this.dataTypeIdOf(type));
  }

  /** From an index and a small table, each read once from end to end, instead of looking up each statement. */
  private readAllStatements(): void {
    const types = new NumberColumn();
    const list = this.db
      .prepare<[], [id: number, type: string]>('SELECT id, data_type FROM statements INDEXED BY statements_by_type')
      .raw();
    for (const [id, type] of list.iterate()) types.set(id, this.dataTypeIdOf(type));
    const ends = this.db
      .prepare<[], [statement: number, id: number]>('SELECT statement_id, entity_id FROM statement_entities')
      .raw();
    for (const [statement, id] of ends.iterate()) this.addDataType(id, types.get(statement));
  }

  private addDataType(id: number, type: number): void {
    const before = this.dataTypes.get(id);
    const step = before * MOST_REMEMBERED_TYPES + type;
    const known = type < MOST_REMEMBERED_TYPES ? this.dataTypeSteps.get(step) : undefined;
    const next = known ?? this.dataTypeSets.idOf([...this.dataTypeSets.of(before), type]);
    if (known === undefined && type < MOST_REMEMBERED_TYPES) this.dataTypeSteps.set(step, next);
    this.dataTypes.set(id, next);
  }

  private profileIdOf(profile: Profile): number {
    const { jurisdiction_code, company_type_id, current_status_id, inactive, branch, nonprofit } = profile;
    const flags = Number(inactive) + 2 * Number(branch) + 4 * Number(nonprofit);
    const key = `${jurisdiction_code} ${company_type_id} ${current_status_id} ${flags}`;
    return idOf(this.profileIds, this.profiles, key, profile);
  }

  private dataTypeIdOf(type: string): number {
    return idOf(this.dataTypeIds, this.dataTypeNames, type, type);
  }
}
