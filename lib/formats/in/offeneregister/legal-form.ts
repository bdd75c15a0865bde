/** How names of companies end → their legal form, as its law names it. The first that fits counts. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/&\s*co\.?\s*kgaa\b/i, 'GmbH & Co. KGaA'],
  [/\b(?:kgaa|kommanditgesellschaft auf aktien)\b/i, 'Kommanditgesellschaft auf Aktien'],
  [/\bug\b.*haftungsbeschränkt.*&\s*co\.?\s*kg\b/i, 'UG (haftungsbeschränkt) & Co. KG'],
  [/&\s*co\.?\s*(?:kg|kommanditgesellschaft)\b/i, 'GmbH & Co. KG'],
  [/&\s*co\.?\s*ohg\b/i, 'GmbH & Co. OHG'],
  [/\b(?:ug|unternehmergesellschaft)\b/i, 'Unternehmergesellschaft (haftungsbeschränkt)'],
  [/\b(?:ggmbh|gmbh|g\.?m\.?b\.?h|mbh|m\.b\.h)\b|mit beschränkter haftung/i, 'Gesellschaft mit beschränkter Haftung'],
  [/\bse\b\s*$/i, 'Europäische Gesellschaft (SE)'],
  [/\b(?:ag|aktiengesellschaft)\b/i, 'Aktiengesellschaft'],
  [/\b(?:ohg|offene handelsgesellschaft)\b/i, 'Offene Handelsgesellschaft'],
  [/\b(?:kg|kommanditgesellschaft)\b/i, 'Kommanditgesellschaft'],
  [/\be\.?\s?(?:k|kfm|kfr)\b|eingetragener? kauf/i, 'Eingetragener Kaufmann'],
  [/\bvvag\b|auf gegenseitigkeit/i, 'Versicherungsverein auf Gegenseitigkeit'],
  [/\be\.?\s?g\b|genossenschaft/i, 'Eingetragene Genossenschaft'],
  [/\be\.?\s?v\b|eingetragener verein/i, 'Eingetragener Verein'],
  [/\bpartg|partnerschaft/i, 'Partnerschaftsgesellschaft'],
];

/** Registers that hold one form only. */
const BY_REGISTER: Readonly<Record<string, string>> = {
  VR: 'Eingetragener Verein',
  GnR: 'Eingetragene Genossenschaft',
  PR: 'Partnerschaftsgesellschaft',
};

/** The legal form, which the data do not name: by the register, else by the name, which must say it (HGB § 19, GmbHG § 4). */
export function legalFormOf(register: string | null, name: string): string | null {
  return BY_REGISTER[register ?? ''] ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
