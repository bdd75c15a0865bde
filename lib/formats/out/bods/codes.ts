import { codeToCamelCase } from '@/lib/formats/in/text';

/** A code of the standard, of words as the register keeps it: `senior_managing_official` → `seniorManagingOfficial`. */
export const codeOfWords = (words: string): string => codeToCamelCase(words.replaceAll(/[ _]+/g, '-'));
