import type { IndustryCodeSchemeInput } from '@/lib/registry/embedded/store/records';
import type { Profile } from './profile';

const SCHEME_NAMES: Readonly<Record<string, string>> = {
  uk_sic_2007: 'UK Standard Industrial Classification 2007',
  uk_sic_2003: 'UK Standard Industrial Classification 2003',
};

/** The table brings each code's meaning along; a run hands each meaning over once. */
export function createSchemeCollector(): (codes: Profile['industryCodes']) => IndustryCodeSchemeInput[] {
  const seen = new Set<string>();
  return (codes) =>
    codes.flatMap(({ code_scheme_id: id, code, description }) => {
      const uid = `${id}-${code}`;
      if (description === null || seen.has(uid)) return [];
      seen.add(uid);
      return [{ kind: 'industry_code_scheme', id, name: SCHEME_NAMES[id] ?? id, codes: [{ code, description }] }];
    });
}
