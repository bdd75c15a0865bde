import { formsOf, type Language, type Noun } from '@/lib/shared/language/language';
import { listWords } from '@/lib/words/site';

/** The size of a list, and of the current page of it. */
interface ListExtent {
  shown: number;
  total_count: number;
  page: number;
  total_pages: number;
}

/** "30 of 214 filings, page 1 of 8"; for a complete list "12 filings". */
export function shownOf(extent: ListExtent, noun: Noun, language: Language): string {
  const forms = formsOf(language);
  const all = forms.counted(extent.total_count, noun);
  const isWhole = extent.total_pages <= 1 && extent.shown === extent.total_count;
  return isWhole ? all : listWords[language].partOf(forms, extent, all);
}
