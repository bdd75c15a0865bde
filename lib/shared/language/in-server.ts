import 'server-only';
import { use } from 'react';
import type { Language } from './language';
import { requestLanguage } from './request';

/** The language of the page in a synchronous server component, where `#language` resolves to this module. */
export const useLanguage = (): Language => use(requestLanguage());
