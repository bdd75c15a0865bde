import { isLanguage, LANGUAGE_COOKIE } from '@/lib/language/languages';
import { keepChoice } from '@/lib/preferences/keep-choice';

/** The language that a form chose. */
export const POST = (request: Request): Promise<Response> =>
  keepChoice(request, {
    cookie: LANGUAGE_COOKIE,
    field: 'language',
    read: (sent) => (sent !== undefined && isLanguage(sent) ? sent : undefined),
  });
