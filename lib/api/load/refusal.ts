import { createHash } from 'node:crypto';
import { type ErrorBody, errorBody } from '@/lib/contract/errors';
import type { RegistryReply } from '@/lib/registry/request';
import { formsOf } from '@/lib/shared/language/language';
import { parseTheme, THEME_COOKIE } from '@/lib/shared/preferences';
import { escapeMarkup } from '@/lib/shared/text';
import { refusedWords } from '@/lib/words/site';
import { type HttpReply, printText } from '../reply';
import type { AddressedRequest } from '../route';
import { cookieOf, languageOfRequest } from '../shown-texts';
import type { Refusal } from './gate';

/** `slow`: it was begun, and took too long. */
export type WhyRefused = Refusal | 'slow';

/** 429 is for whom asks for too much (RFC 6585, 4), 503 for everybody (RFC 9110, 15.6.4). */
const STATUS: Readonly<Record<WhyRefused, number>> = { visitor: 429, busy: 503, slow: 503 };

const MESSAGES: Readonly<Record<WhyRefused, string>> = {
  visitor: 'Too many of your requests are being answered at once; this one was not begun.',
  busy: 'The server is asked for more than it can answer; this request was not begun.',
  slow: 'This request took too long and was stopped.',
};

/** Not the same for all, or all would come back at once. */
const RETRY_SECONDS = { least: 2, most: 5 };

const retrySeconds = (): number =>
  RETRY_SECONDS.least + Math.floor(Math.random() * (RETRY_SECONDS.most - RETRY_SECONDS.least + 1));

export interface RefusedRequest {
  why: WhyRefused;
  /** When to try again. */
  seconds: number;
}

export const refusedNow = (why: WhyRefused): RefusedRequest => ({ why, seconds: retrySeconds() });

const headersOf = ({ seconds }: RefusedRequest) => ({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' });

/** The refusal for routes of the interface, which give it the format of the request. */
export function failureOf(refused: RefusedRequest): Omit<RegistryReply, 'body'> & { error: ErrorBody['error'] } {
  const retry_at = new Date(Date.now() + refused.seconds * 1000).toISOString();
  const { error } = errorBody(MESSAGES[refused.why], { reason: 'busy', retry_at });
  return { status: STATUS[refused.why], error, headers: headersOf(refused) };
}

/** The refusal of a request whose errors are plain text, as those of files are. */
export const refusalInWords = (refused: RefusedRequest): HttpReply => ({
  status: STATUS[refused.why],
  body: printText(`${MESSAGES[refused.why]}\n`, 'text/plain; charset=utf-8'),
  headers: headersOf(refused),
});

/** The colours of app/globals.css, which is not loaded: a server that refuses must not be asked for more. */
const STYLE = `
:root{color-scheme:light;--surface:#faf8f3;--raised:#fffefb;--ink:#1d1c24;--muted:#5b5965;--line:#ddd7c9;--accent:#2b3f9e;--on-accent:#ffffff}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--surface:#0d1122;--raised:#141a30;--ink:#eceae2;--muted:#a9adc2;--line:#29304d;--accent:#f1c65b;--on-accent:#17130a}}
:root[data-theme=dark]{color-scheme:dark;--surface:#0d1122;--raised:#141a30;--ink:#eceae2;--muted:#a9adc2;--line:#29304d;--accent:#f1c65b;--on-accent:#17130a}
:root[data-theme=contrast]{--surface:#ffffff;--raised:#ffffff;--ink:#000000;--muted:#333333;--line:#767676;--accent:#14237a;--on-accent:#ffffff}
@media (prefers-color-scheme:dark){:root[data-theme=contrast]{--surface:#000000;--raised:#000000;--ink:#ffffff;--muted:#d6d8e4;--line:#8b90a8;--accent:#ffd866;--on-accent:#000000}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:1rem/1.6 "Inter Variable",Inter,system-ui,sans-serif}
header{background:var(--raised);border-bottom:1px solid var(--line)}
header a,main{display:block;max-width:72rem;margin:0 auto;padding:.9rem 1rem}
header a{color:var(--ink);font:600 1.25rem/1.4 "Source Serif 4 Variable","Source Serif 4",Georgia,serif;text-decoration:none}
main{padding-top:2rem;padding-bottom:3rem}
h1{margin:0;font:600 1.875rem/1.25 "Source Serif 4 Variable","Source Serif 4",Georgia,serif}
p{max-width:65ch;margin:.75rem 0 0}
p+p{color:var(--muted)}
main a{display:inline-block;margin-top:1.25rem;padding:.5rem 1rem;border-radius:.25rem;background:var(--accent);color:var(--on-accent);font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but its own style: no script, no font, no picture. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The refusal as a page, in the language and theme of its reader, without the framework. */
export function refusalPage({ method, headers, url }: AddressedRequest, refused: RefusedRequest): HttpReply {
  const language = languageOfRequest(headers);
  const theme = parseTheme(cookieOf(headers, THEME_COOKIE));
  const words = refusedWords[language];
  const { title, text } = words.reasons[refused.why];
  const again = words.again(formsOf(language).counted(refused.seconds, words.seconds));
  // A form that was sent is sent again by the page before this one.
  const isRead = method === 'GET' || method === 'HEAD';
  // One slash: with two, the next word would be a host.
  const address = isRead ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : '/';
  const html = `<!DOCTYPE html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} · Firmament</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Firmament</a></header>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p>${escapeMarkup(again)}</p>
<a href="${escapeMarkup(address)}">${escapeMarkup(words.tryAgain)}</a>
</main>
</body>
</html>
`;
  return {
    status: STATUS[refused.why],
    body: printText(html, 'text/html; charset=utf-8'),
    headers: { ...headersOf(refused), 'Content-Security-Policy': POLICY, Vary: 'Accept-Language, Cookie' },
  };
}
