import type { Identifier } from '@/lib/contract/company';
import type { CompanyInput } from '@/lib/register/store/records';
import { AS_OF, dayBetween, FIRST_SNAPSHOT, latest, momentOf } from '../calendar';
import { Chance } from '../chance';
import { getTrade, TRADES } from '../industry/trades';
import { causeName, firmName, type WrittenName } from '../language/company-names';
import type { Lexicon } from '../language/lexicon';
import { LEXICONS } from '../language/lexicons';
import { addressOf } from '../registers/addresses';
import type { LegalForm, Register } from '../registers/register';
import { keyOf, type SampleCompany } from './company';
import { lifeOf } from './life';
import { alternativeNames, inForm, previousNames } from './other-names';

/** What is asked of a new entry; all that is left open is drawn from the stream of the seed. */
export interface Application {
  /** Names the entry among all entries: its stream of choices follows from it. */
  seed: string;
  register: Register;
  /** Makes the name without its legal form; asked again while the name is taken. */
  nameBy?: (chance: Chance, lexicon: Lexicon, tradeId: string) => WrittenName;
  trades?: readonly string[];
  alive?: boolean;
  /** Facts that are settled already; they win. */
  facts?: Partial<CompanyInput>;
}

const VAT_PREFIX: Readonly<Record<string, string>> = {
  gb: 'GB',
  de: 'DE',
  fr: 'FR',
  nl: 'NL',
  ie: 'IE',
  it: 'IT',
  be: 'BE',
};

function pickForm(chance: Chance, forms: readonly LegalForm[]): LegalForm {
  return chance.pick(forms.flatMap((form) => Array<LegalForm>(form.weight).fill(form)));
}

/** Shaped like the codes they stand for, and none of them can be one: no issuer has the prefix 9999. */
function identifiersOf(chance: Chance, register: Register, form: LegalForm): Identifier[] {
  const identifiers: Identifier[] = [];
  const add = (identifier_system_code: string, identifier_system_name: string, pattern: string): void => {
    identifiers.push({ uid: chance.fill(pattern), identifier_system_code, identifier_system_name });
  };
  if (chance.likely(0.22)) add('lei', 'Global Legal Entity Identifier Index', '999900####@@####@@##');
  const vat = VAT_PREFIX[register.jurisdiction_code];
  if (vat && chance.likely(0.3)) add('vat', 'Value Added Tax number', `${vat}9999#####`);
  if (form.nonprofit && register.jurisdiction_code === 'gb') add('gb_charity', 'Sample Charity Register', '9999###');
  return identifiers;
}

/** A share of the companies names a second line of business. */
function industryCodes(chance: Chance, { scheme }: Register, tradeId: string): CompanyInput['industry_codes'] {
  const trades = [getTrade(tradeId), ...(chance.likely(0.18) ? [chance.pick(TRADES)] : [])];
  return [...new Set(trades)].map((trade) => ({ code_scheme_id: scheme, code: trade[scheme] }));
}

interface Draft {
  register: Register;
  lexicon: Lexicon;
  form: LegalForm;
  tradeId: string;
}

/** A settled name already says its form: "Harrowgate Marine Group plc". */
function formFor(chance: Chance, { register, trades, facts }: Application): LegalForm {
  const said = register.forms.filter(
    ({ pattern }) => pattern !== '{}' && facts?.name?.endsWith(pattern.replace('{}', '')),
  );
  if (said.length > 0) return chance.pick(said);
  return pickForm(chance, trades ? register.forms.filter(({ nonprofit }) => !nonprofit) : register.forms);
}

function draftOf(chance: Chance, application: Application): Draft {
  const { register, trades } = application;
  const lexicon: Lexicon = LEXICONS[chance.pick(register.lexicons)];
  const form = formFor(chance, application);
  const tradeId = form.nonprofit ? 'society' : chance.pick(trades ?? [...lexicon.trades.keys()]);
  return { register, lexicon, form, tradeId };
}

type Dates = Pick<CompanyInput, 'incorporation_date' | 'dissolution_date'>;

/** The settled dates, so that what is drawn after them agrees with them. */
function definedOf({ incorporation_date, dissolution_date }: Dates): Dates {
  return {
    ...(incorporation_date !== undefined && { incorporation_date }),
    ...(dissolution_date !== undefined && { dissolution_date }),
  };
}

function identityOf(register: Register, company_number: string, name: string) {
  const { jurisdiction_code } = register;
  return {
    kind: 'company',
    jurisdiction_code,
    company_number,
    record_key: `sample:${jurisdiction_code}/${company_number}`,
    name,
    native_company_number: nativeNumber(register, company_number),
    registry_url: registryUrl(register, company_number),
    branch: null,
    branch_status: null,
  } as const;
}

function sourceOf(chance: Chance, { label, jurisdiction_code }: Register): CompanyInput['source'] {
  return {
    publisher: `Sample Companies Register (${label})`,
    url: `https://register.example/${jurisdiction_code}`,
    source_type: 'external',
    retrieved_at: momentOf(dayBetween(chance, '2026-08-01', AS_OF), chance),
    terms: 'CC0 1.0 (fictional data)',
  };
}

const NO_ADDRESS = { registered_address: null, registered_address_in_full: null };

function otherFacts(
  chance: Chance,
  { register, lexicon, form, tradeId }: Draft,
  name: WrittenName,
  { incorporation_date: born, dissolution_date: end }: Dates,
) {
  const known = latest(FIRST_SNAPSHOT, born ?? FIRST_SNAPSHOT);
  return {
    ...(chance.likely(0.05) ? NO_ADDRESS : addressOf(chance, register, lexicon)),
    previous_names:
      born && chance.likely(0.3) ? previousNames(chance, lexicon, form, { name: name.native, born, end }) : [],
    alternative_names: alternativeNames(chance, lexicon, name.latin, name.native),
    identifiers: identifiersOf(chance, register, form),
    industry_codes: chance.likely(0.88) ? industryCodes(chance, register, tradeId) : [],
    source: sourceOf(chance, register),
    created_at: momentOf(dayBetween(chance, known, '2026-09-30'), chance),
  };
}

/** Gives out names and numbers, each once. */
export class Registrar {
  private readonly numbers = new Set<string>();
  private readonly names = new Set<string>();

  /** A key and a name that are settled elsewhere and may not be drawn. */
  reserve(key: string, name: string): void {
    this.numbers.add(key);
    // Names are kept without their legal form, which for these is the last word.
    this.names.add(name.replace(/ \S+$/, ''));
  }

  private freeNumber(chance: Chance, { jurisdiction_code }: Register, patterns: readonly string[]): string {
    for (;;) {
      const number = chance.fill(chance.pick(patterns));
      const key = `company:${jurisdiction_code}/${number}`;
      if (this.numbers.has(key)) continue;
      this.numbers.add(key);
      return number;
    }
  }

  private freeName(draw: () => WrittenName): WrittenName {
    for (let attempt = 2; ; attempt += 1) {
      const name = draw();
      if (this.names.has(name.native) && attempt < 40) continue;
      this.names.add(name.native);
      return name;
    }
  }

  private nameFor(chance: Chance, draft: Draft, application: Application): WrittenName {
    const { facts, nameBy = firmName } = application;
    if (facts?.name) return { native: facts.name, latin: facts.name };
    const { lexicon, form, tradeId } = draft;
    const { native, latin } = this.freeName(() =>
      form.nonprofit ? causeName(chance, lexicon) : nameBy(chance, lexicon, tradeId),
    );
    return { native: inForm(native, form), latin: latin === native ? inForm(native, form) : latin };
  }

  incorporate(application: Application): SampleCompany {
    const { seed, register, alive = false, facts = {} } = application;
    const chance = new Chance(seed);
    const draft = draftOf(chance, application);
    const name = this.nameFor(chance, draft, application);
    const company_number = facts.company_number ?? this.freeNumber(chance, register, register.numbers);
    const life = { ...lifeOf(chance, register, alive), ...definedOf(facts) };
    const input: CompanyInput = {
      ...identityOf(register, company_number, name.native),
      company_type: draft.form.type,
      nonprofit: draft.form.nonprofit ? true : register.silent ? null : false,
      ...life,
      ...otherFacts(chance, draft, name, life),
      ...facts,
    };
    return { input, register, lexicon: draft.lexicon, tradeId: draft.tradeId, key: keyOf(input) };
  }

  branchNumber(chance: Chance, register: Register): string {
    return this.freeNumber(chance, register, register.branchNumbers);
  }
}

/** A German number holds the court; people write only what follows it. A Belgian one is written with dots. */
function nativeNumber({ jurisdiction_code }: Register, number: string): string | null {
  if (jurisdiction_code === 'de') return number.replace(/^.*_(HR.)/, '$1 ');
  if (jurisdiction_code === 'be') return `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`;
  return null;
}

/** Not every register has pages of its own for its companies. */
function registryUrl({ silent, jurisdiction_code }: Register, number: string): string | null {
  return silent ? null : `https://register.example/${jurisdiction_code}/${encodeURIComponent(number)}`;
}
