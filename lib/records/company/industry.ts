import type { IndustryCode } from '@/lib/contract/industry-code';

export interface SchemeCodes {
  id: string;
  name: string;
  codes: IndustryCode[];
}

interface IndustryGroups {
  /** As the register gave them. */
  own: SchemeCodes[];
  /** The same in the international schemes to which others are mapped (specification, "Industry code"). */
  equivalents: SchemeCodes[];
}

/** Schemes from which national ones are derived. */
const BASE_SCHEME = /^(?:eu_nace|isic)_/;

function byScheme(codes: IndustryCode[]): SchemeCodes[] {
  const schemes = new Map<string, SchemeCodes>();
  for (const code of codes) {
    const { code_scheme_id: id, code_scheme_name: name } = code;
    const scheme = schemes.get(id) ?? { id, name: name ?? id, codes: [] };
    schemes.set(id, { ...scheme, codes: [...scheme.codes, code] });
  }
  return [...schemes.values()];
}

/** Native and mapped codes stand in one list (api-shapes, 3.4): a base scheme beside another is its equivalent. */
export function groupIndustryCodes(codes: IndustryCode[]): IndustryGroups {
  const schemes = byScheme(codes);
  const own = schemes.filter(({ id }) => !BASE_SCHEME.test(id));
  if (own.length === 0) return { own: schemes, equivalents: [] };
  return { own, equivalents: schemes.filter(({ id }) => BASE_SCHEME.test(id)) };
}
