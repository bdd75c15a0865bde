import { expect, it } from 'vitest';
import { scriptsOf } from './scripts';

it('finds each script that a page loads or preloads once', () => {
  const html = `<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async></script>
    <script>inline()</script><script src="/b.js"></script><link rel="stylesheet" href="/c.css"/>`;
  expect(scriptsOf(html)).toEqual(['/a.js', '/b.js']);
});
