import { keepChoice } from '@/lib/api/keep-choice';
import { chosenTheme, THEME_COOKIE } from '@/lib/shared/theme/theme';

/** The theme that a form chose. */
export const POST = (request: Request): Promise<Response> =>
  keepChoice(request, { cookie: THEME_COOKIE, field: 'theme', read: chosenTheme });
