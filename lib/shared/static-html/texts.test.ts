import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findText } from './page-text';
import { nameText, sendText } from './static-html';

const HTML = '<p>Harrowgate &amp; Sons</p>';
const TEXT = nameText(HTML);

/** What `make` gives in the answer to a request: of HTML, or of a script of the framework. */
function answering<T>(to: 'html' | 'script', make: () => T): T {
  const scope = new AsyncLocalStorage<{ texts?: Map<string, string> }>();
  vi.stubGlobal('firmamentRequestScope', scope);
  return scope.run({ texts: to === 'html' ? new Map() : undefined }, make);
}

/** A browser's page that holds these texts. */
function page(texts: Record<string, string>): void {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const html = texts[/"(.*)"/.exec(selector)?.[1] ?? ''];
      return html === undefined ? null : { innerHTML: html };
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('a text on its way into a page', () => {
  it('is sent by its name alone where the HTML holds it, and drawn there', () => {
    answering('html', () => {
      const sent = sendText(TEXT);
      expect(sent).toEqual({ name: expect.stringMatching(/^[\w-]{20}$/) });
      expect(findText(sent.name, sent.html)).toBe(HTML);
    });
  });

  it('is sent whole to a script that asks for a page, and where nobody watches requests', () => {
    expect(answering('script', () => sendText(TEXT)).html).toBe(HTML);
    vi.unstubAllGlobals();
    expect(sendText(TEXT).html).toBe(HTML);
  });

  it('is never drawn as nothing on the server', () => {
    expect(() => answering('html', () => findText('unknown', undefined))).toThrow('unknown');
  });

  it('has a name that tells it from every other text', () => {
    const names = [HTML, `${HTML} `, '', HTML].map((html) => nameText(html).name);
    expect(new Set(names).size).toBe(3);
    expect(names[3]).toBe(names[0]);
  });
});

describe('a text in a browser', () => {
  it('is found in the page, and again when the page has been left and gone back to', () => {
    page({ first: '<br>' });
    expect(findText('first', undefined)).toBe('<br>');
    page({});
    expect(findText('first', undefined)).toBe('<br>');
  });

  it('stays spelt as the page spells it when it is sent once more, so that nothing is drawn anew', () => {
    page({ second: '<br>' });
    findText('second', undefined);
    expect(findText('second', '<br/>')).toBe('<br>');
  });

  it('is the one that was sent where the page has none, and none where the page came without HTML', () => {
    page({});
    expect(findText('third', HTML)).toBe(HTML);
    expect(findText('fourth', undefined)).toBeUndefined();
  });
});
