import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import type { Parameter, ParameterKind } from '@/lib/contract/parameters';
import type { Dice } from '../chance';

/** Texts that break naive programs: operators of search engines, quotes, markup, controls, other scripts, length. */
const NASTY = [
  '',
  ' ',
  '*',
  '**',
  '"',
  "'",
  '\\',
  '%',
  '_',
  '--',
  ';',
  '()',
  'AND',
  'OR NOT',
  'NEAR(a b)',
  'name:x',
  '{name}:x',
  '^a',
  '<script>',
  ']]>',
  '&amp;',
  '\u0000',
  '\u001f',
  '\u202e',
  '\ud800',
  '😀',
  'Ελλάς',
  '株式会社',
  'مؤسسة',
  'ООО',
  'ß',
  '../..',
  'a'.repeat(3000),
  'a '.repeat(400),
  '|',
  ',',
  'a|b,c',
  '1e9',
  '-1',
  'NaN',
  '9'.repeat(30),
  'null',
  'true',
  '2024-02-30',
  ':',
] as const;

const WORDS = [
  'harrowgate',
  'marine',
  'limited',
  'ltd',
  'gmbh',
  'holdings',
  'oldacre',
  'the',
  'of',
  'énergies',
  'zzz',
] as const;

/** Valid values, by kind, so that not every request fails at the route. */
const SENSIBLE: Record<ParameterKind, readonly string[]> = {
  text: [...WORDS, 'harrowgate marine', 'marine*', 'kyc', 'gb', 'United Kingdom'],
  choice: [],
  comma_list: ['name', 'name,previous_names', 'company_number', 'postal_codes'],
  term_filter: [
    'gb',
    'gb|de',
    'gb,de',
    'us_de',
    'Active',
    'director|secretary',
    'uk_sic_2007-62012',
    'isic_4-A',
    'london',
  ],
  date: ['2020-01-01', '1968-04-17', '2026-10-31'],
  date_filter: ['2020-01-01', '2000-01-01:2010-12-31', ':1990-01-01', '2020-01-01:'],
  boolean: ['true', 'false', '1', '0', 'True'],
  page: ['1', '2', '7', '100', '0'],
  per_page: ['1', '7', '30', '100'],
  confidence: ['0', '60', '99.5', '100', 'all'],
  percentage: ['0', '2', '50', '100'],
};

const VARIABLES: Record<string, readonly string[]> = {
  jurisdiction_code: ['gb', 'GB', 'us_de', 'je', 'xx'],
  company_number: ['01234500', '04040401', '100200', '05030503', 'FC012345', '00000000'],
  id: ['1', '2', '77', '300', '4000', '999999999', '0', '-1', 'x', '1.5'],
  name: ['harrowgate', 'nothing'],
  code_scheme_id: ['uk_sic_2007', 'isic_4', 'nothing'],
  code: ['62012', 'A', '01.11', 'nothing'],
};

function textFor({ kind, values }: Parameter, dice: Dice): string {
  if (dice.below(4) === 0) return dice.pick(NASTY);
  return dice.pick(values && dice.below(8) > 0 ? values : [...SENSIBLE[kind], ...(values ?? ['x'])]);
}

/** A lone surrogate has no encoding: no client can send it in a path. */
const sendable = (value: string): string => value.replace(/\p{Surrogate}/gu, 'x');

function pathOf(name: EndpointName, dice: Dice): string {
  return ENDPOINTS[name].path
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const value = dice.below(10) === 0 ? dice.pick(NASTY) : dice.pick(VARIABLES[segment.slice(1)] ?? ['x']);
      return encodeURIComponent(sendable(value));
    })
    .join('/');
}

export interface FuzzRequest {
  name: EndpointName;
  path: string;
  params: URLSearchParams;
}

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** One random API request: any endpoint, any of its parameters, valid and invalid values. */
export function randomRequest(dice: Dice): FuzzRequest {
  const name = dice.pick(NAMES);
  const params = new URLSearchParams();
  for (const [parameter, declared] of Object.entries<Parameter>(ENDPOINTS[name].parameters)) {
    if (dice.below(4) === 0) params.append(parameter, textFor(declared, dice));
  }
  if (dice.below(20) === 0) params.append(dice.pick(['utf8', 'colour', '__proto__', 'constructor']), dice.pick(NASTY));
  return { name, path: pathOf(name, dice), params };
}
