import type { RegisterInput } from '@/lib/register/store/records';

/** Whether the check digits of a number are right; undefined if it does not have the form of its system. */
type Check = (number: string) => boolean | undefined;

const digitsOf = (text: string): number[] => Array.from(text, Number);

const weigh = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0);

/** Luhn's formula: the sum of digits, each second from the right doubled, is a multiple of ten. */
function isLuhn(text: string): boolean {
  let sum = 0;
  for (const [place, digit] of digitsOf(text).toReversed().entries()) {
    const value = place % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The remainder of a number of any length. */
function remainder(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}

/** `A` → 10 … `Z` → 35, as ISO 7064 and ISO 6166 read letters. */
const lettersAsNumbers = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10));

/** Numbers of a form whose digits, weighted, sum to a multiple of 11. */
const elevens =
  (form: RegExp, weights: readonly number[]): Check =>
  (number) => {
    if (!form.test(number)) return undefined;
    return weigh(digitsOf(number.replace(/\D/g, '')), weights) % 11 === 0;
  };

const of =
  (form: RegExp, check: (number: string) => boolean): Check =>
  (number) =>
    form.test(number) ? check(number) : undefined;

/** La Poste has more establishments than Luhn's formula allows: the digits of their numbers sum to a multiple of 5. */
const LA_POSTE = '356000000';

const isSiret = (number: string): boolean =>
  isLuhn(number) || (number.startsWith(LA_POSTE) && digitsOf(number).reduce((sum, digit) => sum + digit, 0) % 5 === 0);

/** Digits, and letters since 2026, which count by their place in ASCII. */
const brazilian = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0) - '0'.charCodeAt(0));

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function isCnpj(number: string): boolean {
  const digits = brazilian(number);
  return [12, 13].every((place) => {
    const rest = weigh(digits, CNPJ_WEIGHTS.slice(13 - place)) % 11;
    return digits[place] === (rest < 2 ? 0 : 11 - rest);
  });
}

/** The last digit of 13 is the remainder of the others by 11, of 15 by 13, without its tens. */
const isOgrn = (number: string): boolean =>
  remainder(number.slice(0, -1), number.length - 2) % 10 === Number(number.at(-1));

/** Numbers of companies, by jurisdiction. */
const OF_REGISTER: Readonly<Record<string, readonly [system: string, check: Check]>> = {
  be: ['KBO/BCE', of(/^[01]\d{9}$/, (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)))],
  ch: ['UID', elevens(/^CHE-?\d{3}\.?\d{3}\.?\d{3}$/, [5, 4, 3, 2, 7, 6, 5, 4, 1])],
  dk: ['CVR', elevens(/^[1-9]\d{7}$/, [2, 7, 6, 5, 4, 3, 2, 1])],
  fi: ['Y-tunnus', elevens(/^\d{7}-\d$/, [7, 9, 10, 5, 8, 4, 2, 1])],
  fr: ['SIREN', of(/^\d{9}$/, isLuhn)],
  no: ['Organisasjonsnummer', elevens(/^\d{9}$/, [3, 2, 7, 6, 5, 4, 3, 2, 1])],
  se: ['Organisationsnummer', of(/^\d{6}-?\d{4}$/, (number) => isLuhn(number.replace('-', '')))],
};

/** Other identifiers, by the code of their system. */
const OF_SYSTEM: Readonly<Record<string, readonly [system: string, check: Check]>> = {
  br_cnpj: ['CNPJ', of(/^[A-Z\d]{12}\d{2}$/, isCnpj)],
  fr_siret: ['SIRET', of(/^\d{14}$/, isSiret)],
  isin: ['ISIN', of(/^[A-Z]{2}[A-Z\d]{9}\d$/, (number) => isLuhn(lettersAsNumbers(number)))],
  lei: ['LEI', of(/^[A-Z\d]{18}\d{2}$/, (number) => remainder(lettersAsNumbers(number), 97) === 1)],
  ru_ogrn: ['ОГРН', of(/^(?:\d{13}|\d{15})$/, isOgrn)],
};

/** An identifier whose check digits are wrong. */
export interface WrongIdentifier {
  system: string;
  number: string;
}

const SYSTEMS = { register: OF_REGISTER, identifier: OF_SYSTEM } as const;

function wrongIn(table: keyof typeof SYSTEMS, code: string | null | undefined, number: string): WrongIdentifier[] {
  const [system, check] = SYSTEMS[table][code ?? ''] ?? [];
  return system !== undefined && check?.(number) === false ? [{ system, number }] : [];
}

const NONE: readonly WrongIdentifier[] = [];

/**
 * The identifiers of a record that have the form of their system and wrong check digits: misprints, or numbers of another
 * system. Numbers of another form are left alone, as registers have used several.
 */
export function findWrongIdentifiers(input: RegisterInput): readonly WrongIdentifier[] {
  if (input.kind === 'datum') {
    const { isin } = input.attributes;
    return typeof isin === 'string' ? wrongIn('identifier', 'isin', isin) : NONE;
  }
  if (input.kind !== 'company') return NONE;
  const { jurisdiction_code, company_number, number_is_stand_in, identifiers } = input;
  const own = number_is_stand_in ? NONE : wrongIn('register', jurisdiction_code, company_number);
  if (!identifiers || identifiers.length === 0) return own;
  return [
    ...own,
    ...identifiers.flatMap(({ identifier_system_code, uid }) => wrongIn('identifier', identifier_system_code, uid)),
  ];
}
