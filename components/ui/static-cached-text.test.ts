import { describe, expect, it } from 'vitest';
import { getCachedText } from './static-html';

const cachedHtml = (...given: Parameters<typeof getCachedText>): string => getCachedText(...given).html;

/** Creates a different text each time. */
function maker() {
  let times = 0;
  return () => `<p>${++times}</p>`;
}

describe('a cached text', () => {
  it('is created once for the same owner and dependencies', () => {
    const [owner, list, make] = [{}, [1], maker()];
    expect(cachedHtml(owner, [list, 'en'], make)).toBe('<p>1</p>');
    expect(cachedHtml(owner, [list, 'en'], make)).toBe('<p>1</p>');
  });

  it.each([
    ['a thing is another one, though it looks the same', [[1], 'en']],
    ['the language is another one', [undefined, 'de']],
    ['there are fewer things', []],
  ])('is created again if %s', (_, of) => {
    const [owner, make] = [{}, maker()];
    cachedHtml(owner, [undefined, 'en'], make);
    expect(cachedHtml(owner, of, make)).toBe('<p>2</p>');
  });

  it('is created again for another owner', () => {
    const make = maker();
    cachedHtml({}, [], make);
    expect(cachedHtml({}, [], make)).toBe('<p>2</p>');
  });

  it('has ids that are unique on a page, and leaves similar words unchanged', () => {
    const html = '<button popoverTarget="_S_1_">id=&quot;_S_1_&quot;</button><i id="_S_1_"></i>';
    const ids = [cachedHtml({}, [], () => html), cachedHtml({}, [], () => html)].map((kept) => {
      const [, id] = / id="([^"]+)"/.exec(kept) ?? [];
      expect(kept).toContain(`popoverTarget="${id}"`);
      expect(kept).toContain('id=&quot;_S_1_&quot;');
      return id;
    });
    expect(new Set([...ids, '_S_1_']).size).toBe(3);
  });
});
