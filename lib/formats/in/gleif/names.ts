import type { AlternativeName, PreviousName } from '@/lib/contract/company';
import { nameProblem } from '../text';
import type { LeiRecord, OtherName } from './lei-record';

const PREVIOUS = 'PREVIOUS_LEGAL_NAME';

/** The interface's types of names; a transliteration is nobody's lawful name. */
const KINDS: Readonly<Record<string, string>> = {
  [PREVIOUS]: 'legal',
  ALTERNATIVE_LANGUAGE_LEGAL_NAME: 'legal',
  TRADING_OR_OPERATING_NAME: 'trading',
};

/** `en-US` → `en`: names are told by the language, not by where it is spoken. */
const languageOf = (tag: string | null): string | null =>
  /^[a-z]{2,3}(?![a-z])/i.exec(tag ?? '')?.[0].toLowerCase() ?? null;

const toName = ({ name, type, language }: OtherName): PreviousName => ({
  company_name: name,
  type: KINDS[type ?? ''] ?? 'alias',
  language: languageOf(language),
});

const usable = ({ otherNames, name }: LeiRecord): OtherName[] =>
  otherNames.filter((other) => other.name !== name && nameProblem(other.name) === null);

/** GLEIF does not say when a former name ended: its events tell of changes, not of which name they changed. */
export const previousNames = (record: LeiRecord): PreviousName[] =>
  usable(record)
    .filter(({ type }) => type === PREVIOUS)
    .map(toName);

export const alternativeNames = (record: LeiRecord): AlternativeName[] =>
  usable(record)
    .filter(({ type }) => type !== PREVIOUS)
    .map(toName);
