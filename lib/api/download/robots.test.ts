import { describe, expect, it } from 'vitest';
import { robotsFor } from './site-files';

const ORIGIN = 'https://firmament.example';

describe('what robots may visit', () => {
  it('is only the home page if each visit may cost a call', () => {
    expect(robotsFor('upstream', ORIGIN, true)).toEqual({ rules: { userAgent: '*', allow: '/$', disallow: '/' } });
  });

  it('is the records of our own register, without searches and files', () => {
    const { rules, sitemap } = robotsFor('embedded', ORIGIN, true);
    expect(sitemap).toBe(`${ORIGIN}/sitemap.xml`);
    expect(rules).toMatchObject({ allow: expect.arrayContaining(['/', '/icon.svg']) });
    expect(rules).toMatchObject({
      disallow: expect.arrayContaining(['/*/search?', '/connections?', '/*.csv$', '/embed/', '/api/']),
    });
  });

  it.each([true, false])('is officers only if the setting says so (%s)', (indexOfficers) => {
    const { rules } = robotsFor('embedded', ORIGIN, indexOfficers);
    const { disallow } = rules as { disallow: string[] };
    expect(disallow.includes('/officers/')).toBe(!indexOfficers);
  });
});
