import { expect, test } from 'vitest';

/**
 * The source of every component and page. Except link previews, which are in English for everyone because they are
 * shared by address.
 */
const SOURCES = Object.entries(
  import.meta.glob<string>(
    ['/components/**/*.tsx', '/app/**/*.tsx', '!/**/*.test.tsx', '!/components/download/link-cards.tsx'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

/** The same in every language: our name, a format, keys as printed, our addresses. */
const SAME_EVERYWHERE = /^(Firmament|JSON|Ctrl K|Esc|&nbsp;|(?:POST )?\/[a-z/]+)$/;

/** Texts belong in the words of a language; these patterns find texts within components. */
const PLACES = {
  'an attribute':
    /\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|hint|legend|heading|summary)="([^"]*\p{L}{2}[^"]*)"/gu,
  'the text of an element': /<[a-zA-Z][^<>]*>([^<>{}]*\p{L}{3}[^<>{}]*)<\/[a-zA-Z]/gu,
  'the text of an element, on a line of its own': /(?<!=)>\n\s+([^<>{}=;\n]*\p{L}{3}[^<>{}=;\n]*)\n\s*[<{]/gu,
  'the text between values': /\}\s([^<>{}=;()\n]*\p{L}{3}[^<>{}=;()\n]*)\s[<{]/gu,
};

test.each(Object.entries(PLACES))('no component contains text in a single language: %s', (_, place) => {
  const found = SOURCES.flatMap(([file, text]) =>
    [...text.matchAll(place)].flatMap(([, said = '']) =>
      SAME_EVERYWHERE.test(said.trim()) || isCode(said) ? [] : [`${file}: ${said.trim()}`],
    ),
  );
  expect(found).toEqual([]);
});

/** Code between two expressions looks like text if the first ends with a brace. */
const isCode = (said: string): boolean =>
  /\b(from|import|export|else|as|satisfies|extends|catch|finally|interface|const|return)\b/.test(said);
