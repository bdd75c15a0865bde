import { Chance } from '../chance';
import { inLatin } from './company-names';
import type { Lexicon } from './lexicon';
import { LEXICONS, type LexiconName } from './lexicons';

/** An invented person. The same person can sit on several boards and own several companies. */
export interface Person {
  key: string;
  name: string;
  nationality: string;
  /** Of residence. */
  country: string;
  birth: { year: number; month: number; day: number };
  occupation: string;
}

const OCCUPATIONS = [
  'Company Director',
  'Company Director',
  'Accountant',
  'Engineer',
  'Solicitor',
  'Shipbroker',
  'Consultant',
  'Farmer',
  'Architect',
  'Chemist',
  'Publisher',
  'Hotelier',
  'Retired',
  'Business Executive',
];

const ORIGINS: Readonly<Record<LexiconName, readonly (readonly [nationality: string, country: string])[]>> = {
  english: [
    ['British', 'United Kingdom'],
    ['British', 'United Kingdom'],
    ['British', 'United Kingdom'],
    ['Irish', 'Ireland'],
  ],
  american: [
    ['American', 'United States'],
    ['American', 'United States'],
    ['Canadian', 'Canada'],
  ],
  southern: [
    ['Australian', 'Australia'],
    ['New Zealander', 'New Zealand'],
    ['South African', 'South Africa'],
  ],
  eastern: [
    ['Singaporean', 'Singapore'],
    ['Indian', 'India'],
    ['Emirati', 'United Arab Emirates'],
    ['Chinese', 'Hong Kong'],
  ],
  channel: [
    ['British', 'Jersey'],
    ['British', 'Guernsey'],
    ['British', 'Isle of Man'],
  ],
  caribbean: [
    ['Caymanian', 'Cayman Islands'],
    ['British', 'British Virgin Islands'],
    ['Panamanian', 'Panama'],
  ],
  mediterranean: [
    ['Cypriot', 'Cyprus'],
    ['Maltese', 'Malta'],
  ],
  german: [
    ['German', 'Germany'],
    ['German', 'Germany'],
    ['Austrian', 'Austria'],
    ['Swiss', 'Switzerland'],
  ],
  french: [
    ['French', 'France'],
    ['French', 'France'],
    ['Belgian', 'Belgium'],
    ['Luxembourger', 'Luxembourg'],
  ],
  dutch: [
    ['Dutch', 'Netherlands'],
    ['Dutch', 'Netherlands'],
    ['Belgian', 'Belgium'],
  ],
  italian: [['Italian', 'Italy']],
  spanish: [
    ['Spanish', 'Spain'],
    ['Spanish', 'Spain'],
    ['Mexican', 'Mexico'],
  ],
  portuguese: [
    ['Portuguese', 'Portugal'],
    ['Brazilian', 'Brazil'],
  ],
  danish: [['Danish', 'Denmark']],
  swedish: [['Swedish', 'Sweden']],
  norwegian: [['Norwegian', 'Norway']],
  finnish: [['Finnish', 'Finland']],
  polish: [['Polish', 'Poland']],
  czech: [['Czech', 'Czechia']],
  greek: [['Greek', 'Greece']],
  bulgarian: [['Bulgarian', 'Bulgaria']],
  japanese: [['Japanese', 'Japan']],
};

const SECOND_NAMES = ['Wren', 'Ash', 'Linden', 'Rowan', 'Sorrel', 'Maple', 'Hazel', 'Flint'];

function person(name: LexiconName, index: number): Person {
  const lexicon: Lexicon = LEXICONS[name];
  const chance = new Chance(`person/${name}/${index}`);
  const given = chance.pick(lexicon.givenNames);
  const [nationality, country] = chance.pick(ORIGINS[name]);
  const second = lexicon.language === 'en' && chance.likely(0.35) ? `${chance.pick(SECOND_NAMES)} ` : '';
  return {
    key: `sample:person/${name}/${index}`,
    name: `${given} ${second}${inLatin(chance.pick(lexicon.families))}`,
    nationality,
    country,
    birth: { year: chance.int(1941, 1999), month: chance.int(1, 12), day: chance.int(1, 28) },
    occupation: chance.pick(OCCUPATIONS),
  };
}

const POOL_SIZES: Partial<Record<LexiconName, number>> = {
  english: 420,
  american: 260,
  german: 160,
  french: 140,
  channel: 60,
};

const circles = new Map<Lexicon, readonly Person[]>();
for (const name of Object.keys(LEXICONS) as LexiconName[]) {
  const size = POOL_SIZES[name] ?? 90;
  circles.set(
    LEXICONS[name],
    Array.from({ length: size }, (_, index) => person(name, index)),
  );
}

/** Everybody who speaks the language. The first ones are the busiest. */
export const peopleOf = (lexicon: Lexicon): readonly Person[] => circles.get(lexicon) ?? [];

export function pickPerson(chance: Chance, lexicon: Lexicon): Person {
  const people = peopleOf(lexicon);
  const chosen = people[Math.floor(people.length * chance.next() ** 1.5)];
  return chosen ?? chance.pick(people);
}

/** Those of each language who are known as owners, too. */
export function owners(): Person[] {
  return [...circles.values()].flatMap((people) => people.slice(0, Math.ceil(people.length / 3)));
}

export function pickOwner(chance: Chance, lexicon: Lexicon): Person {
  const people = peopleOf(lexicon);
  return chance.pick(people.slice(0, Math.ceil(people.length / 3)));
}
