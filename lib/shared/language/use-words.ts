import { useLanguage } from '#language';
import { type Forms, formsOf, type InEveryLanguage } from './language';

/**
 * The words of one part of the pages in the page's language, on server and browser. Async components await
 * `requestLanguage()` instead.
 */
export const useWords = <Words>(words: InEveryLanguage<Words>): Words => words[useLanguage()];

/** The formatting functions of the page's language. */
export const useForms = (): Forms => formsOf(useLanguage());
