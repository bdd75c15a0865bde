import { DayColumn, dayCode } from '../columns/days';
import { ValueOrder } from '../columns/id-order';
import { NumberColumn } from '../columns/number-column';
import { type Changes, IN_SCOPE, MOST_REMEMBERED, type Scope, SearchColumns } from '../columns/search-columns';
import { idOf } from '../columns/terms';
import type { CompanyColumns } from '../company-search/columns';
import type { SqliteDatabase } from '../open';
import { parseJson } from '../sql-parts';

/** A position as written; positions with the same key are one. */
export interface Position {
  key: string | null;
  value: string | null;
}

/** What officers share by their companies, and whether they are inactive: they or their companies. */
export interface CompanyPart {
  /** Null for an officer of a placeholder. */
  jurisdiction_code: string | null;
  inactive: boolean;
}

type OfficerCells = [
  id: number,
  company: number,
  position: string | null,
  position_key: string | null,
  inactive: number | null,
  date_of_birth: string | null,
  name_length: number,
];

/** What the stored numbers of positions stand for. */
interface OfficerTerms {
  positions: Position[];
}

/** What searches filter and count of all officers, some ten bytes each. */
export class OfficerColumns extends SearchColumns<OfficerTerms> {
  /** Twice the number of the position, one more if the officer is inactive. */
  readonly position = new NumberColumn();
  readonly birth = new DayColumn();
  /** The number of its part by the company, which changes with the company; 0 if the officer is not shown. */
  readonly companyPart = new NumberColumn();
  readonly byCompanyPart = new ValueOrder(this, this.companyPart);
  /** By number; the first means none. */
  positions: Position[] = [NO_POSITION];
  /** By number; the first means that the officer is not shown. */
  companyParts: (CompanyPart | undefined)[] = [undefined];

  protected readonly columns = {
    position: this.position,
    birth: this.birth,
    nameLength: this.nameLength,
    nameRank: this.ranks.column,
  };
  protected override readonly derived = [this.companyPart];
  /** Of the companies only what they mean for their officers is kept. */
  protected override readonly passing = {
    name: 'company',
    take: (from: number, companies: ArrayLike<number>) => {
      for (let at = 0; at < companies.length; at++) this.setCompanyPart(from + at, companies[at] as number);
    },
    read: (from: number, to: number) => this.readCompanies(from, to),
  };
  private readonly positionIds = new Map<string, number>();
  private readonly companyPartIds = new Map<string, number>();
  /** The generation of the companies from which all of these are; 0 if they are from none. */
  private companyGeneration = 0;
  private readonly listOfficers;
  private readonly listCompanies;
  /** The part by twice the company's profile, one more if the officer is inactive. */
  private ofProfiles = new Uint32Array(0);
  /** The same for placeholders. */
  private ofPlaceholders: readonly [number, number] = [0, 0];

  /** @param companies May be shared with the search of companies. */
  constructor(
    db: SqliteDatabase,
    private readonly companies: CompanyColumns,
  ) {
    super(db, { records: 'officers', log: 'officer_changes', nameIndex: 'officers_by_name', isNamed: '1' });
    this.listOfficers = db
      .prepare<[companies: string, from: number, to: number], [id: number, company: number]>(
        `SELECT id, company_id FROM officers WHERE company_id IN (SELECT value FROM json_each(?))
         UNION ALL SELECT id, company_id FROM officers WHERE company_id BETWEEN ? AND ?`,
      )
      .raw();
    this.listCompanies = db
      .prepare<[from: number, to: number], [ids: string, companies: string]>(
        `SELECT json_group_array(id), json_group_array(company_id) FROM officers WHERE id BETWEEN ? AND ?`,
      )
      .raw();
  }

  override refresh(): void {
    this.companies.refresh();
    const { generation } = this.companies;
    const [before, isSame] = [this.companyGeneration, this.companyGeneration === generation];
    const changes = before === 0 ? undefined : this.companies.changesSince(before, MOST_REMEMBERED);
    if (!isSame) this.readProfiles();
    if (!changes) this.isStale = true;
    super.refresh();
    this.companyGeneration = generation;
    if (isSame) return;
    if (changes) this.followCompanies(changes);
    this.noteChanges({ changed: [], after: this.size - 1 });
  }

  protected readRows(scope: Scope, bound: string | number): void {
    const rows = this.db
      .prepare<[string | number], OfficerCells>(
        `SELECT id, company_id, position, position_key, inactive, date_of_birth, length(sort_name)
         FROM officers WHERE id ${IN_SCOPE[scope]}`,
      )
      .raw();
    for (const [id, company, value, key, inactive, birth, length] of rows.iterate(bound)) {
      this.position.set(id, 2 * this.positionIdOf({ key, value }) + (inactive === 1 ? 1 : 0));
      this.birth.setDay(id, dayCode(birth));
      this.nameLength.set(id, length);
      this.setCompanyPart(id, company);
    }
    this.birth.settle();
  }

  protected saveTerms(): { terms: OfficerTerms; cells: Record<string, Uint8Array> } {
    return { terms: { positions: this.positions.slice(1) }, cells: { 'birth.days': this.birth.save() } };
  }

  protected loadTerms({ positions }: OfficerTerms, cells: (name: string) => Uint8Array): void {
    this.birth.load(cells('birth.days'));
    for (const position of positions) this.positionIdOf(position);
  }

  protected clearTerms(): void {
    this.positions = [NO_POSITION];
    this.positionIds.clear();
  }

  private followCompanies({ changed, after }: Changes): void {
    const officers = this.listOfficers.iterate(JSON.stringify(changed), after + 1, this.companies.size - 1);
    for (const [id, company] of officers) {
      this.setCompanyPart(id, company);
      this.byCompanyPart.note(id);
    }
  }

  private readCompanies(from: number, to: number): Uint32Array {
    const cells = new Uint32Array(to + 1 - from);
    const [ids, companies] = (this.listCompanies.get(from, to) ?? ['[]', '[]']).map((list) =>
      parseJson<number[]>(list),
    );
    ids?.forEach((id, at) => {
      cells[id - from] = companies?.[at] ?? 0;
    });
    return cells;
  }

  private readProfiles(): void {
    const { profiles } = this.companies;
    this.ofPlaceholders = [false, true].map((inactive) =>
      this.companyPartIdOf({ jurisdiction_code: null, inactive }),
    ) as unknown as [number, number];
    this.ofProfiles = new Uint32Array(2 * profiles.length);
    profiles.forEach((profile, at) => {
      if (!profile) return;
      const { jurisdiction_code, inactive } = profile;
      this.ofProfiles[2 * at] = this.companyPartIdOf({ jurisdiction_code, inactive });
      this.ofProfiles[2 * at + 1] = this.companyPartIdOf({ jurisdiction_code, inactive: true });
    });
  }

  /** @param company 0 for an id that is no officer. */
  private setCompanyPart(id: number, company: number): void {
    if (company === 0) return;
    const inactive = (this.position.get(id) & 1) as 0 | 1;
    const profile = this.companies.profile.get(company);
    const isHidden = profile === 0 && this.companies.isCompany(company);
    const companyPart = profile === 0 ? this.ofPlaceholders[inactive] : (this.ofProfiles[2 * profile + inactive] ?? 0);
    this.companyPart.set(id, isHidden ? 0 : companyPart);
  }

  private positionIdOf(position: Position): number {
    if (position.key === null || position.value === null) return 0;
    return idOf(this.positionIds, this.positions, JSON.stringify([position.key, position.value]), position);
  }

  private companyPartIdOf(companyPart: CompanyPart): number {
    const { jurisdiction_code, inactive } = companyPart;
    return idOf(this.companyPartIds, this.companyParts, `${jurisdiction_code} ${inactive}`, companyPart);
  }
}

const NO_POSITION: Position = { key: null, value: null };
