import type { ENDPOINTS, EndpointName } from '@/lib/contract/endpoints';
import type { Language } from '@/lib/shared/language/language';
import { meanings as de } from './de/interface';
import { meanings as fr } from './fr/interface';

type ValuesOf<Table> = Table extends unknown ? Table[keyof Table] : never;
type MeaningIn<Declared> = Declared extends { meaning: infer Text extends string } ? Text : never;

/** The English descriptions of the interface's parameters. A new one does not compile until it is translated. */
export type Meaning = MeaningIn<ValuesOf<(typeof ENDPOINTS)[EndpointName]['parameters']>>;

const TRANSLATED: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = { de, fr };

/** The description of a parameter in a language. The English one is the interface's own; extensions have no other. */
export const meaningIn = (meaning: string, language: Language): string =>
  language === 'en' ? meaning : (TRANSLATED[language][meaning] ?? meaning);
