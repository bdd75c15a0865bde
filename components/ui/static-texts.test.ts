import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nameText, sendText } from './static-html';
import { findText } from './static-html-text';

const HTML = '<p>Harrowgate &amp; Sons</p>';
const TEXT = nameText(HTML);

/** The result of `make` within a request, for HTML or for a script of the framework. */
function answering<T>(to: 'html' | 'script', make: () => T): T {
  const scope = new AsyncLocalStorage<{ texts?: Map<string, string> }>();
  vi.stubGlobal('firmamentRequestScope', scope);
  return scope.run({ texts: to === 'html' ? new Map() : undefined }, make);
}

/** A page in a browser with these texts. */
function page(texts: Record<string, string>): void {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const html = texts[/"(.*)"/.exec(selector)?.[1] ?? ''];
      return html === undefined ? null : { innerHTML: html };
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('a text sent with a page', () => {
  it('is sent by name only if the HTML contains it, and rendered there', () => {
    answering('html', () => {
      const sent = sendText(TEXT);
      expect(sent).toEqual({ name: expect.stringMatching(/^[\w-]{20}$/) });
      expect(findText(sent.name, sent.html)).toBe(HTML);
    });
  });

  it('is sent whole to a script that requests a page, and if requests are not watched', () => {
    expect(answering('script', () => sendText(TEXT)).html).toBe(HTML);
    vi.unstubAllGlobals();
    expect(sendText(TEXT).html).toBe(HTML);
  });

  it('is never rendered empty on the server', () => {
    expect(() => answering('html', () => findText('unknown', undefined))).toThrow('unknown');
  });

  it('has a unique name', () => {
    const names = [HTML, `${HTML} `, '', HTML].map((html) => nameText(html).name);
    expect(new Set(names).size).toBe(3);
    expect(names[3]).toBe(names[0]);
  });
});

describe('a text in a browser', () => {
  it('is found in the page, and again after navigating away and back', () => {
    page({ first: '<br>' });
    expect(findText('first', undefined)).toBe('<br>');
    page({});
    expect(findText('first', undefined)).toBe('<br>');
  });

  it('keeps the spelling of the page when it is sent again, so that nothing is rendered again', () => {
    page({ second: '<br>' });
    findText('second', undefined);
    expect(findText('second', '<br/>')).toBe('<br>');
  });

  it('is the sent one if the page has none, and undefined if the page came without HTML', () => {
    page({});
    expect(findText('third', HTML)).toBe(HTML);
    expect(findText('fourth', undefined)).toBeUndefined();
  });
});
