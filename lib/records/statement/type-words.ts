import { codeWords } from '@/lib/shared/code-words';
import type { Language } from '@/lib/shared/language/languages';
import { typeWords } from '@/lib/words/statement';

interface TypeWords {
  one: string;
  many: string;
  /** What such a statement says, for who meets the word for the first time. */
  explained: string;
}

/** A type in words; one that nobody has words for is its own code, readable. */
export function typeInWords(data_type: string, language: Language): TypeWords {
  const { known, unexplained } = typeWords[language];
  const types: Readonly<Record<string, TypeWords>> = known;
  const words = codeWords(data_type.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase());
  const found = Object.hasOwn(types, data_type) ? types[data_type] : undefined;
  return found ?? { one: words, many: words, explained: unexplained };
}
