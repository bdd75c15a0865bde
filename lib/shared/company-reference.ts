import { isJurisdictionCode } from './jurisdictions/jurisdictions';
import type { CompanyNumber } from './links';
import { decodePercent } from './text';

/**
 * A company that a user refers to: `gb/01234500`, or the address of its page on any host. Undefined for anything else,
 * which is treated as a name.
 */
export function parseCompanyReference(text: string): CompanyNumber | undefined {
  const address = /\/companies\/([^/?#\s]+)\/([^/?#]+)/.exec(text);
  const [, code = '', number = ''] = address ?? /^\s*([a-z_]+)\s*\/(.+)$/i.exec(text) ?? [];
  const company = {
    jurisdiction_code: code.toLowerCase(),
    company_number: (address ? (decodePercent(number) ?? number) : number).trim(),
  };
  return isJurisdictionCode(company.jurisdiction_code) && company.company_number !== '' ? company : undefined;
}
