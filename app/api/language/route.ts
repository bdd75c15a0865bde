import { saveChoice } from '@/lib/api/save-choice';
import { isLanguage, LANGUAGE_COOKIE } from '@/lib/shared/language/language';

/** Stores the language chosen in a form. */
export const POST = (request: Request): Promise<Response> =>
  saveChoice(request, {
    cookie: LANGUAGE_COOKIE,
    field: 'language',
    read: (sent) => (sent !== undefined && isLanguage(sent) ? sent : undefined),
  });
