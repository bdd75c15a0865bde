import type { SchemeId } from '../industry/schemes';
import { phrases } from '../language/lexicon';
import type { LexiconName } from '../language/lexicons';

/** A legal form in the register's own words, and how it is written around a name: "{} Limited". */
export interface LegalForm {
  type: string;
  pattern: string;
  weight: number;
  nonprofit: boolean;
}

export interface City {
  locality: string;
  region: string | null;
  /** Pattern of its postal codes, or nothing where there are none. */
  postalCode: string | null;
}

/** How one company register of the sample numbers, words and dates its entries. */
export interface Register {
  jurisdiction_code: string;
  /** As the sources name it: "United Kingdom", "Delaware". */
  label: string;
  country: string;
  /** About how many ordinary companies it has. */
  size: number;
  lexicons: LexiconName[];
  scheme: SchemeId;
  /** Patterns of company numbers, see `Chance.fill`. */
  numbers: string[];
  branchNumbers: string[];
  forms: LegalForm[];
  /** Form of an entry that is a branch of a company from elsewhere. */
  branchForm: string;
  active: string[];
  ended: string[];
  /** Between the two: in liquidation, suspended. */
  troubled: string[];
  cities: City[];
  /** Street before number and postal code before town, as on the continent. */
  continental: boolean;
  /** The first is the ordinary director, the last one may be held by a company. */
  positions: string[];
  /** The register does not say whether a company is alive. */
  silent?: boolean;
}

type Listed = 'numbers' | 'branchNumbers' | 'active' | 'ended' | 'troubled' | 'positions';

/** A register as its table states it: lists as text, parted by bars or line ends. */
export interface RegisterTable
  extends Omit<Register, Listed | 'forms' | 'cities' | 'lexicons' | 'continental' | 'scheme'>,
    Record<Exclude<Listed, 'branchNumbers'>, string> {
  lexicons: LexiconName | LexiconName[];
  branchNumbers?: string;
  scheme?: SchemeId;
  continental?: boolean;
  /** Lines of `type / pattern / weight`, a fourth part `nonprofit`. */
  forms: string;
  /** Phrases of `locality / region / postal code`, a dash for what there is not. */
  cities: string;
}

const parts = (phrase: string): string[] => phrase.split('/').map((part) => part.trim());
const orNull = (part: string | undefined): string | null => (part === undefined || part === '-' ? null : part);

function parseForm(phrase: string): LegalForm {
  const [type = '', pattern = '', weight = '1', nonprofit] = parts(phrase);
  return {
    type: type.replaceAll('¦', '/'),
    pattern: pattern.replaceAll('¦', '/'),
    weight: Number(weight),
    nonprofit: nonprofit === 'nonprofit',
  };
}

function parseCity(phrase: string): City {
  const [locality = '', region, postalCode] = parts(phrase);
  return { locality, region: orNull(region), postalCode: orNull(postalCode) };
}

export function readRegister(table: RegisterTable): Register {
  return {
    ...table,
    scheme: table.scheme ?? 'eu_nace_2',
    continental: table.continental ?? false,
    lexicons: Array.isArray(table.lexicons) ? table.lexicons : [table.lexicons],
    numbers: phrases(table.numbers),
    branchNumbers: phrases(table.branchNumbers ?? table.numbers),
    forms: phrases(table.forms).map(parseForm),
    cities: phrases(table.cities).map(parseCity),
    active: phrases(table.active),
    ended: phrases(table.ended),
    troubled: phrases(table.troubled),
    positions: phrases(table.positions),
  };
}
