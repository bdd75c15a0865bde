/**
 * Legal forms in scripts whose words cannot be told apart after transliteration, because no blank parts them or
 * because a reading of single characters loses them. They are written as the words of the register's own Latin form,
 * before anything else is done to a name. What holds a shorter one comes first.
 */
const NATIVE_FORMS: readonly (readonly [written: string, latin: string])[] = [
  // Japan; the circled and the bracketed characters are one after compatibility folding.
  ['株式会社', 'kk'],
  ['(株)', 'kk'],
  ['有限会社', 'yk'],
  ['(有)', 'yk'],
  ['合同会社', 'gk'],
  // China, Taiwan, Hong Kong: both ways to write the characters.
  ['股份有限公司', 'company limited by shares'],
  ['有限责任公司', 'company limited'],
  ['有限責任公司', 'company limited'],
  ['有限公司', 'company limited'],
  ['合伙企业', 'partnership'],
  ['合夥企業', 'partnership'],
  // Korea
  ['주식회사', 'jusikhoesa'],
  ['(주)', 'jusikhoesa'],
  ['유한회사', 'yuhanhoesa'],
  ['(유)', 'yuhanhoesa'],
  // Thailand
  ['จำกัด (มหาชน)', 'pcl'],
  ['จำกัด(มหาชน)', 'pcl'],
  ['ห้างหุ้นส่วน', 'partnership'],
  ['บริษัท', 'company'],
  ['จำกัด', 'limited'],
  // Israel, with either quotation mark
  ['בע"מ', 'limited'],
  ['בע״מ', 'limited'],
  // Arabic
  ['ش.ذ.م.م', 'llc'],
  ['ذ.م.م', 'llc'],
  ['ش.م.ع', 'pjsc'],
  // Georgia, Armenia
  ['შპს', 'llc'],
  ['ՍՊԸ', 'llc'],
].map(([written = '', latin = '']) => [written.normalize('NFKC'), latin] as const);

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const IS_ASCII = /^[\u0000-\u007f]*$/;

/** The name with each such form replaced by its Latin words. */
export function latiniseNativeForms(name: string): string {
  if (IS_ASCII.test(name)) return name;
  const compatible = name.normalize('NFKC');
  return NATIVE_FORMS.reduce((text, [written, latin]) => text.replaceAll(written, ` ${latin} `), compatible);
}
