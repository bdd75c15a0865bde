import type { IndustryCodeSchemeInput } from '@/lib/register/store/records';
import type { Profile } from './profile';

type IndustryCode = Profile['industryCodes'][number];

const NONE: IndustryCodeSchemeInput[] = [];

const SCHEME_NAMES: Readonly<Record<string, string>> = {
  uk_sic_2007: 'UK Standard Industrial Classification 2007',
  uk_sic_2003: 'UK Standard Industrial Classification 2003',
};

/** The table brings each code's meaning along; a run hands each meaning over once. */
export function createSchemeCollector(): (codes: Profile['industryCodes']) => IndustryCodeSchemeInput[] {
  const seen = new Set<string>();
  const toSchemes = ({ code_scheme_id: id, code, description }: IndustryCode): IndustryCodeSchemeInput[] => {
    const uid = `${id}-${code}`;
    if (description === null || seen.has(uid)) return [];
    seen.add(uid);
    return [{ kind: 'industry_code_scheme', id, name: SCHEME_NAMES[id] ?? id, codes: [{ code, description }] }];
  };
  /** Most codes have been met, and as the same object. */
  const met = new WeakSet<IndustryCode>();
  return (codes) => {
    if (codes.every((code) => met.has(code))) return NONE;
    for (const code of codes) met.add(code);
    return codes.flatMap(toSchemes);
  };
}
