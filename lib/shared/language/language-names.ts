import { type Language, oncePerLanguage } from './language';

/** Languages by their code (ISO 639), named in a language: "cy" is "Welsh"; the register's own word where that is no code. */
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
