import type { CountedJurisdiction } from '@/lib/records/jurisdiction/held';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { jurisdictionWords } from '@/lib/words/register';

/** The accessible name of a place on the map, and its tooltip: "France: 1,204 companies"; bare where nobody counted. */
export const heldInWords = ({ name, count }: CountedJurisdiction, language: Language): string =>
  count === undefined ? name : jurisdictionWords[language].placeWith(formsOf(language), name, count);
