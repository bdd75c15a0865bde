import { type FileFacts, type Mapped, skip } from '../format';
import { toLei } from '../lei';
import { type Raw, textAt } from '../raw';
import { momentOf, sourceOf, toReference } from './source';

/** ISO 6166: its check digit is not reckoned. */
const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/**
 * The number of a security, which GLEIF and the numbering agencies link to the LEI of its issuer. It is no identifier
 * of the company, which may have issued thousands, and so it stands among its data.
 */
export function mapIsin(attributes: Raw, file: FileFacts, published: string | null): Mapped {
  const [isin, lei] = [textAt(attributes, 'isin'), toLei(textAt(attributes, 'lei'))];
  if (isin === null || !ISIN.test(isin) || lei === null) {
    return skip('a securities number without its form, or without the LEI of its issuer');
  }
  return [
    {
      kind: 'datum',
      key: `gleif:isin:${isin}`,
      companies: [toReference(lei)],
      data_type: 'SecurityIdentifier',
      title: `ISIN ${isin}`,
      attributes: { isin },
      source: sourceOf(lei, momentOf(published, file)),
    },
  ];
}
