import type { Language } from './languages';

/** Makes something for a language when it is first asked for, and keeps it: formatters and tables take long to make. */
export function oncePerLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
