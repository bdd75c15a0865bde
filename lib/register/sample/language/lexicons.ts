import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import type { Lexicon } from './lexicon';
import { danish, finnish, norwegian, swedish } from './nordic';
import { bulgarian, greek, japanese } from './other-scripts';
import { american, caribbean, channel, eastern, mediterranean, southern } from './overseas-english';
import { czech, polish } from './slavic';
import { italian, portuguese, spanish } from './southern-europe';

export const LEXICONS = {
  english,
  american,
  southern,
  eastern,
  channel,
  caribbean,
  mediterranean,
  german,
  french,
  dutch,
  italian,
  spanish,
  portuguese,
  danish,
  swedish,
  norwegian,
  finnish,
  polish,
  czech,
  greek,
  bulgarian,
  japanese,
} satisfies Record<string, Lexicon>;

export type LexiconName = keyof typeof LEXICONS;
