import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Link } from './parts';

it.each([
  [
    'is a plain link that works without scripts',
    <Link key="1" href="/glossary" />,
    '<a href="/glossary" data-page=""></a>',
  ],
  [
    'can keep the scroll position',
    <Link key="2" href="/compare" scroll={false} />,
    '<a href="/compare" data-page="stays"></a>',
  ],
])('a link %s', (_what, link, expected) => expect(renderToStaticMarkup(link)).toBe(expected));
