import { describe, expect, it } from 'vitest';
import { getCachedText } from './static-html';

const cachedHtml = (...given: Parameters<typeof getCachedText>): string => getCachedText(...given).html;

/** Makes another text each time. */
function maker() {
  let times = 0;
  return () => `<p>${++times}</p>`;
}

describe('a text that is cached', () => {
  it('is made once for the same owner and the same things', () => {
    const [owner, list, make] = [{}, [1], maker()];
    expect(cachedHtml(owner, [list, 'en'], make)).toBe('<p>1</p>');
    expect(cachedHtml(owner, [list, 'en'], make)).toBe('<p>1</p>');
  });

  it.each([
    ['a thing is another one, though it looks the same', [[1], 'en']],
    ['the language is another one', [undefined, 'de']],
    ['there are fewer things', []],
  ])('is made anew where %s', (_, of) => {
    const [owner, make] = [{}, maker()];
    cachedHtml(owner, [undefined, 'en'], make);
    expect(cachedHtml(owner, of, make)).toBe('<p>2</p>');
  });

  it('is made anew for another owner', () => {
    const make = maker();
    cachedHtml({}, [], make);
    expect(cachedHtml({}, [], make)).toBe('<p>2</p>');
  });

  it('has ids that no other text on a page has, and leaves words alone that read like one', () => {
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
