import { bodsTypeOf } from '@/lib/formats/out/network/bods/interests';
import { codeOfWords } from './codes';

/** The types of BODS 0.4 (codelist interestType). */
const TYPES: ReadonlySet<string> = new Set([
  ...['shareholding', 'votingRights', 'appointmentOfBoard', 'otherInfluenceOrControl', 'seniorManagingOfficial'],
  ...['settlor', 'trustee', 'protector', 'beneficiaryOfLegalArrangement', 'rightsToSurplusAssetsOnDissolution'],
  ...['rightsToProfitOrIncome', 'rightsGrantedByContract', 'conditionalRightsGrantedByContract'],
  ...['controlViaCompanyRulesOrArticles', 'controlByLegalFramework', 'boardMember', 'boardChair', 'unknownInterest'],
  ...['unpublishedInterest', 'enjoymentAndUseOfAssets', 'rightToProfitOrIncomeFromAssets', 'nominee', 'nominator'],
]);

/** The type of the standard for a word of ours or of a source; what it has no type for is of a type not known. */
export function interestTypeOf(word: string): string {
  const type = bodsTypeOf(word) ?? codeOfWords(word);
  return TYPES.has(type) ? type : 'unknownInterest';
}
