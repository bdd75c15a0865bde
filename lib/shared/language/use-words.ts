import { useLanguage } from '#language';
import { type Forms, formsOf, type InEveryLanguage } from './language';

/** The words of one part of the pages in the page's language, on the server as in a browser. Not in components that wait: they await `requestLanguage()`. */
export const useWords = <Words>(words: InEveryLanguage<Words>): Words => words[useLanguage()];

/** How the page's language writes numbers, dates and lists. */
export const useForms = (): Forms => formsOf(useLanguage());
