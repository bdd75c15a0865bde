import { type Language, oncePerLanguage } from './language';

/** Names of languages by their code (ISO 639): "cy" is "Welsh"; a value that is not a code is returned unchanged. */
export const languageNamesIn: (language: Language) => (code: string) => string = oncePerLanguage((language) => {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
});
