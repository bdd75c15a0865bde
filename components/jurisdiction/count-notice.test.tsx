import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RegistryError } from '@/lib/contract/errors';
import { CountNotice } from './jurisdictions-overview';

const drawn = (counting: Parameters<typeof CountNotice>[0]['counting']): string =>
  renderToStaticMarkup(<CountNotice counting={counting} askHref="/jurisdictions?counts=true" price="call" />);

describe('notice on missing counts', () => {
  it('is empty if there are counts', () => expect(drawn({ given: true })).toBe(''));

  it('offers to count, with the price, if counts were not requested', () => {
    expect(drawn(undefined)).toMatch(/not loaded.*href="\/jurisdictions\?counts=true".*1 call/);
  });

  it('says that the service does not count, without a retry', () => {
    expect(drawn({ given: false })).toMatch(/does not count/);
    expect(drawn({ given: false })).not.toContain('href');
  });

  it('shows a failure, not a lack of companies', () => {
    const failure = new RegistryError('upstream_down', 'The service did not answer.', { reason: 'down' });
    expect(drawn({ failure, given: false })).toMatch(/role="alert".*did not answer/);
  });
});
