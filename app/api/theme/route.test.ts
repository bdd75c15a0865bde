import { expect, test } from 'vitest';
import { POST } from './route';

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://here.test/api/theme', {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    }),
  );

test('stores the choice in a cookie and redirects back to the page', async () => {
  const referer = 'http://here.test/officers/1?x=1';
  const reply = await send(new URLSearchParams({ theme: 'contrast' }), { referer });
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/officers/1?x=1');
  expect(reply.headers.get('set-cookie')).toContain('firmament_theme=contrast;');
});

test.each([
  ['a theme that does not exist', new URLSearchParams({ theme: 'neon' })],
  ['a body that is not a form', '{"theme":"dark"}'],
])('%s resets the theme to the device setting', async (_what, body) => {
  const reply = await send(body);
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/');
  expect(reply.headers.get('set-cookie')).toContain('Max-Age=0');
});

test('a form of another site chooses nothing', async () => {
  const reply = await send(new URLSearchParams({ theme: 'contrast' }), { 'sec-fetch-site': 'cross-site' });
  expect(reply.status).toBe(403);
  expect(reply.headers.get('set-cookie')).toBeNull();
});
