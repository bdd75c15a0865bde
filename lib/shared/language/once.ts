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

/** Makes something when it is first needed, and keeps it: in a browser a formatter takes a millisecond to make. */
export function onceNeeded<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
