import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/register/store/records';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';

const SITE = 'https://www.sec.gov';

/** A Central Index Key without its zeros: `0001318605` and `1318605` are one. Null where it is none. */
export function toCik(text: string | null): string | null {
  const [, digits] = /^(?:CIK)?0*(\d{1,10})$/i.exec(text?.trim() ?? '') ?? [];
  return digits === undefined || digits === '0' ? null : digits;
}

/** The key by which every filing speaks of a filer. */
export const cikKey = (cik: string): string => `cik:${cik}`;

export const filerPage = (cik: string): string =>
  `${SITE}/cgi-bin/browse-edgar?action=getcompany&CIK=${cik.padStart(10, '0')}`;

export const documentPage = (cik: string, accession: string, document: string): string =>
  `${SITE}/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${document}`;

const PUBLISHER = 'U.S. Securities and Exchange Commission';

export const sourceOf = (cik: string, file: FileFacts): Source => ({
  publisher: PUBLISHER,
  url: filerPage(cik),
  source_type: 'external',
  retrieved_at: file.date,
  terms: 'Public domain (United States government)',
});

/** What a filing says; `moment` is the day it speaks of. */
export const provenanceOf = (
  key: string,
  cik: string,
  confidence: number,
  moment: string,
  file: FileFacts,
): ProvenanceInput =>
  provenanceFrom(sourceOf(cik, file), { key: `${key}:${moment}`, confidence, moment, log: `EDGAR, ${file.name}` });
