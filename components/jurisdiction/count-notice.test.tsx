import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RegistryError } from '@/lib/contract/errors';
import { CountNotice } from './jurisdictions-overview';

const drawn = (counting: Parameters<typeof CountNotice>[0]['counting']): string =>
  renderToStaticMarkup(<CountNotice counting={counting} askHref="/jurisdictions?counts=true" price="call" />);

describe('why no companies are counted', () => {
  it('is not said where they are', () => expect(drawn({ given: true })).toBe(''));

  it('is that nobody asked, which is offered with its price', () => {
    expect(drawn(undefined)).toMatch(/not loaded.*href="\/jurisdictions\?counts=true".*1 call/);
  });

  it('is that the service does not count, which asking again would not change', () => {
    expect(drawn({ given: false })).toMatch(/does not count/);
    expect(drawn({ given: false })).not.toContain('href');
  });

  it('is a failure where there was one, never a lack of companies', () => {
    const failure = new RegistryError('upstream_down', 'The service did not answer.', { reason: 'down' });
    expect(drawn({ failure, given: false })).toMatch(/role="alert".*did not answer/);
  });
});
