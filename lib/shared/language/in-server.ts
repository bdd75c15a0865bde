import 'server-only';
import { use } from 'react';
import type { Language } from './language';
import { requestLanguage } from './request';

/** The language of the page, in a server component that does not wait; `#language` means this module there. */
export const useLanguage = (): Language => use(requestLanguage());
