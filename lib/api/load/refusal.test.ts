import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '@/lib/commands/setup/root.mjs';
import { joinBytes } from '@/lib/shared/printed-json';
import { refusalPage } from './refusal';

function page(headers: Record<string, string> = {}, path = '/companies/search?q=a', method = 'GET') {
  const get = (name: string) => headers[name] ?? null;
  const reply = refusalPage(
    { method, headers: { get }, url: new URL(`http://localhost${path}`) },
    { why: 'busy', seconds: 3 },
  );
  return { ...reply, html: joinBytes(reply.body.pieces).toString() };
}

describe('the page of a refusal', () => {
  it.each([
    [{}, 'en', 'This site is very busy', 'Please try again in 3 seconds.'],
    [{ 'accept-language': 'de-AT' }, 'de', 'Diese Website ist überlastet', 'in 3 Sekunden erneut'],
    [{ cookie: 'a=b; firmament_language=fr' }, 'fr', 'Ce site est surchargé', 'dans 3 secondes'],
  ])('for %j is in %s', (headers, language, title, again) => {
    const { html } = page(headers);
    for (const part of [`<html lang="${language}"`, title, again]) expect(html).toContain(part);
  });

  it('has the theme that was chosen, and loads nothing', () => {
    const { html, headers } = page({ cookie: 'firmament_theme=dark' });
    expect(html).toContain('data-theme="dark"');
    expect(html).not.toMatch(/src=|url\(|<script|@import/);
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='/);
  });

  it.each([
    ['/companies/search?q=%3Cb%3E&b="', 'GET', '/companies/search?q=%3Cb%3E&amp;b=%22'],
    ['//host.example/a', 'GET', '/host.example/a'],
    ['/\\host.example/a', 'GET', '/host.example/a'],
    ['/docs/api/try', 'POST', '/'],
  ])('leads from %s by %s back to %s', (path, method, href) => {
    expect(page({}, path, method).html).toContain(`<a href="${href}">Try again</a>`);
  });

  it('has the colours of all other pages', () => {
    const css = readFileSync(inRoot('app/globals.css'), 'utf8');
    const colours = [...page().html.matchAll(/--([\w-]+):(#\w{6})/g)];
    expect(colours.length).toBeGreaterThan(30);
    for (const [, name, value] of colours) expect(css).toContain(`--${name}: ${value};`);
  });
});
