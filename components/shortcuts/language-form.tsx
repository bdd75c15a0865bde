import { useLanguage } from '#language';
import { ChoiceForm } from '@/components/ui/choice-form';
import { isLanguage, LANGUAGES } from '@/lib/shared/language/languages';
import { useWords } from '@/lib/shared/language/use-words';
import { layoutWords } from '@/lib/words/site';

const CHOICES = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .map((value) => ({ value, label: LANGUAGES[value].name, lang: value }));

/** The languages, each by its own name. */
export function LanguageForm() {
  const { language } = useWords(layoutWords);
  return (
    <ChoiceForm action="/api/language" name="language" legend={language} choices={CHOICES} chosen={useLanguage()} />
  );
}
