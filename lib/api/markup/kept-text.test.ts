import { describe, expect, it } from 'vitest';
import { keptText } from './kept-text';

const keptHtml = (...given: Parameters<typeof keptText>): string => keptText(...given).html;

/** Makes another text each time. */
function maker() {
  let times = 0;
  return () => `<p>${++times}</p>`;
}

describe('a text that is kept', () => {
  it('is made once for the same owner and the same things', () => {
    const [owner, list, make] = [{}, [1], maker()];
    expect(keptHtml(owner, [list, 'en'], make)).toBe('<p>1</p>');
    expect(keptHtml(owner, [list, 'en'], make)).toBe('<p>1</p>');
  });

  it.each([
    ['a thing is another one, though it looks the same', [[1], 'en']],
    ['the language is another one', [undefined, 'de']],
    ['there are fewer things', []],
  ])('is made anew where %s', (_, of) => {
    const [owner, make] = [{}, maker()];
    keptHtml(owner, [undefined, 'en'], make);
    expect(keptHtml(owner, of, make)).toBe('<p>2</p>');
  });

  it('is made anew for another owner', () => {
    const make = maker();
    keptHtml({}, [], make);
    expect(keptHtml({}, [], make)).toBe('<p>2</p>');
  });

  it('has ids that no other text on a page has, and leaves words alone that read like one', () => {
    const html = '<button popoverTarget="_S_1_">id=&quot;_S_1_&quot;</button><i id="_S_1_"></i>';
    const ids = [keptHtml({}, [], () => html), keptHtml({}, [], () => html)].map((kept) => {
      const [, id] = / id="([^"]+)"/.exec(kept) ?? [];
      expect(kept).toContain(`popoverTarget="${id}"`);
      expect(kept).toContain('id=&quot;_S_1_&quot;');
      return id;
    });
    expect(new Set([...ids, '_S_1_']).size).toBe(3);
  });
});
