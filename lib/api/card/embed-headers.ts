/** The pages of ours that may stand in frames of other sites: they have no script, no form and nothing from elsewhere. */
export const EMBED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *; base-uri 'none'; form-action 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
};

const SENTENCES: Readonly<Record<number, string>> = {
  200: 'Open it in Firmament.',
  404: 'There is no such record.',
};

/** Why a card says nothing of its record. */
export const embedSentence = (status: number): string => SENTENCES[status] ?? 'It cannot be shown now.';
