'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './language';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Provides the page's language to client components. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page in a browser, where `#language` resolves to this module. */
export const useLanguage = (): Language => useContext(LanguageContext);
