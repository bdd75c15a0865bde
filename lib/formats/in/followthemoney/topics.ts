import type { CompanyInput, DatumInput } from '@/lib/register/store/records';
import type { FileFacts } from '../format';
import { referenceTo } from '../reference';
import { type Entity, firstOf, valuesOf } from './entity';
import { keyOf } from './seen';
import { sourceOf } from './source';

/** Why collections watch somebody, by FollowTheMoney's codes; one that is not here is told as it is written. */
const TOPICS: Readonly<Record<string, string>> = {
  'corp.disqual': 'disqualified',
  'corp.offshore': 'offshore company',
  'corp.shell': 'shell company',
  crime: 'linked to crime',
  'crime.fin': 'linked to financial crime',
  'crime.fraud': 'linked to fraud',
  debarment: 'barred from public contracts',
  'export.control': 'under export controls',
  'export.risk': 'a risk to export controls',
  'gov.soe': 'owned by a state',
  poi: 'of interest to investigators',
  'reg.action': 'subject of a regulator’s action',
  'reg.warn': 'subject of a regulator’s warning',
  sanction: 'under sanctions',
  'sanction.counter': 'under counter-sanctions',
  'sanction.linked': 'linked to somebody under sanctions',
  wanted: 'wanted',
};

/**
 * Why collections watch a company, as a data item of it: the sanctions themselves are entities of their own, which are
 * not in every file.
 */
export function mapTopics(entity: Entity, company: CompanyInput, file: FileFacts): DatumInput[] {
  const topics = valuesOf(entity, 'topics').map((topic) => TOPICS[topic] ?? topic);
  if (topics.length === 0) return [];
  const told = {
    programmes: valuesOf(entity, 'programId').join('; '),
    collections: entity.datasets.join('; '),
    notes: firstOf(entity, 'notes', 'summary'),
    page: firstOf(entity, 'sourceUrl'),
  };
  return [
    {
      kind: 'datum',
      key: `${keyOf(entity.id)}:topics`,
      companies: [referenceTo(company)],
      data_type: 'WatchlistEntry',
      title: `Watched: ${topics.join(', ')}`,
      attributes: {
        topics: topics.join('; '),
        ...Object.fromEntries(Object.entries(told).filter(([, value]) => value)),
      },
      source: sourceOf(entity, file),
    },
  ];
}
