import type { Source } from '@/lib/contract/provenance';
import type { FileFacts } from '../format';

const REGISTER = 'https://data.brreg.no/enhetsregisteret/api/enheter';

/** Nine digits, however they are grouped; null for anything else. */
export function toNorwegianNumber(text: string | null): string | null {
  const digits = text?.replace(/[\s.]/g, '') ?? '';
  return /^\d{9}$/.test(digits) ? digits : null;
}

export const sourceOf = (number: string, file: FileFacts): Source => ({
  publisher: 'Brønnøysundregistrene, Enhetsregisteret',
  url: `${REGISTER}/${number}`,
  source_type: 'external',
  retrieved_at: file.date,
  terms: 'NLOD 2.0',
});
