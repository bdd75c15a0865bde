import { type FileFacts, type Mapped, skip } from '../format';
import { leiKey, toLei } from '../lei';
import { type Raw, textAt } from '../raw';
import { codeToWords } from '../text';
import { deletedAt } from './deletion';
import { momentOf, provenanceOf, recordPage } from './source';
import { toTimestamp } from './times';
import { branchAt, treeText, treeTexts } from './tree';

/** Why an entity names no parent: an exception of level 2. */
export interface ExceptionRecord {
  lei: string | null;
  /** `DIRECT_ACCOUNTING_CONSOLIDATION_PARENT`. */
  category: string | null;
  reasons: string[];
  references: string[];
  /** When GLEIF took it out. */
  deleted: string | null;
}

/** A record of the golden copy; in its tables the words stand below `Exception`. */
export function readTreeException(raw: Raw): ExceptionRecord {
  const inTable = branchAt(raw, 'Exception');
  return {
    lei: toLei(treeText(raw, 'LEI')),
    category: treeText(raw, 'ExceptionCategory') ?? treeText(inTable, 'Category'),
    reasons: [...treeTexts(raw, 'ExceptionReason'), ...treeTexts(inTable, 'Reason')],
    references: [...treeTexts(raw, 'ExceptionReference'), ...treeTexts(inTable, 'Reference')],
    deleted: deletedAt(raw),
  };
}

/** A record of the type `reporting-exceptions` of the API, by its attributes. */
export function readApiException(attributes: Raw): ExceptionRecord {
  const [reason, reference] = [textAt(attributes, 'reason'), textAt(attributes, 'reference')];
  return {
    lei: toLei(textAt(attributes, 'lei')),
    category: textAt(attributes, 'category'),
    reasons: reason === null ? [] : [reason],
    references: reference === null ? [] : [reference],
    deleted: toTimestamp(textAt(attributes, 'validTo')),
  };
}

const LEVELS: Readonly<Record<string, 'direct' | 'ultimate'>> = {
  DIRECT_ACCOUNTING_CONSOLIDATION_PARENT: 'direct',
  ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT: 'ultimate',
};

/** There is a parent, and it has no LEI; "no LEI" alone would read as if there were none. */
const WORDS: Readonly<Record<string, string>> = { NO_LEI: 'parent without an LEI' };

/** The entity's own word, which nobody checks. */
const CONFIDENCE = 80;

/** An exception → a control statement that names nobody, with the reasons. */
export function mapException(record: ExceptionRecord, file: FileFacts, published: string | null): Mapped {
  const { lei, category, reasons, references, deleted } = record;
  if (lei === null) return skip('a reporting exception without an LEI');
  const level = LEVELS[category ?? ''];
  if (level === undefined) return skip('a reporting exception of a category GLEIF does not have');
  const key = `gleif:exception:${lei}:${level}`;
  const moment = momentOf(published, file);
  return [
    {
      kind: 'statement',
      key,
      data_type: 'control_statement',
      predicate: 'controls',
      subjects: [],
      objects: [{ key: leiKey(lei), name: lei, entity_type: 'company', identifier: lei }],
      properties: {
        controlling_entities: [],
        no_controlling_entities_reasons: reasons.map((reason) => WORDS[reason] ?? codeToWords(reason)),
        direct: level === 'direct',
        ultimate: level === 'ultimate',
        ...(references.length > 0 && { references }),
      },
      ...(deleted !== null && { end_date: deleted.slice(0, 10), end_date_type: '<' }),
      sample_date: moment.slice(0, 10),
      version: moment,
      relationship: null,
      provenances: [
        provenanceOf({ key, moment, url: recordPage(lei), confidence: CONFIDENCE, part: 'reporting exceptions' }, file),
      ],
    },
  ];
}
