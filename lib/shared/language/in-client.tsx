'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './language';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Tells the parts of a page that run in a browser which language the page speaks. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page, in a browser; `#language` means this module there. */
export const useLanguage = (): Language => useContext(LanguageContext);
