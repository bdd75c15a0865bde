import type { ProvenanceInput } from '@/lib/register/store/records';
import { BY_NAME_ONLY } from '../by-name-only';
import { startOfDay } from '../dates';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { joinParts } from '../text';
import { type BodsStatement, dateOf } from './statement';

const CONFIDENCE: Readonly<Record<string, number>> = {
  officialRegister: 95,
  selfDeclaration: 80,
  thirdParty: 70,
  primaryResearch: 60,
};
const UNSTATED = 60;
const HIGHEST = 97;
const FOR_VERIFICATION = 2;

/** 0 to 100 by what the publisher says of its source; several sources count as the best of them. */
export function confidenceOf(sourceTypes: string[]): number {
  const verified = sourceTypes.includes('verified');
  const others = sourceTypes.filter((type) => type !== 'verified');
  if (others.length === 0) return verified ? HIGHEST : UNSTATED;
  const best = Math.max(...others.map((type) => CONFIDENCE[type] ?? UNSTATED));
  return verified ? Math.min(best + FOR_VERIFICATION, HIGHEST) : best;
}

export function provenanceOf(statement: BodsStatement, file: FileFacts, knownByNameOnly: boolean): ProvenanceInput {
  const confidence = confidenceOf(statement.origin.types);
  const source = { publisher: statement.publication.publisher, url: statement.origin.url };
  return provenanceFrom(source, {
    key: statement.statementId,
    confidence: knownByNameOnly ? Math.min(confidence, BY_NAME_ONLY) : confidence,
    moment: startOfDay(dateOf(statement, file)),
    // The interface has no publisher of a statement: here alone it is told who says so.
    log: joinParts([source.publisher, `${statement.format}, ${file.name}`], ': '),
  });
}
