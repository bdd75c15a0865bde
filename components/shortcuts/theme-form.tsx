import { ChoiceForm } from '@/components/ui/choice-form';
import { useWords } from '@/lib/shared/language/use-words';
import { THEMES, type Theme } from '@/lib/shared/theme/theme';
import { layoutWords } from '@/lib/words/site';

/** Light, dark or high contrast. */
export function ThemeForm({ theme }: { theme: Theme }) {
  const { look, themes } = useWords(layoutWords);
  const choices = THEMES.map((value) => ({ value, label: themes[value] }));
  return <ChoiceForm action="/api/theme" name="theme" legend={look} choices={choices} chosen={theme} />;
}
