import type { RelationshipStatement } from '../../store';
import { parseJson } from './rows';

/** When a statement held, how sure it is and who says so, from `statements s` and `provenances p`. */
export const SIGHTINGS = `s.start_date, s.start_date_type, s.end_date, s.end_date_type,
    max(p.confidence) AS confidence, json_group_array(DISTINCT p.publisher) AS publishers`;

export interface SightingColumns {
  start_date: string | null;
  start_date_type: string | null;
  end_date: string | null;
  end_date_type: string | null;
  confidence: number | null;
  publishers: string | null;
}

type Sightings = Pick<RelationshipStatement, Exclude<keyof SightingColumns, 'publishers' | 'confidence'>> &
  Pick<RelationshipStatement, 'confidence' | 'publishers'>;

export function toSightings(row: SightingColumns): Sightings {
  const { start_date, start_date_type, end_date, end_date_type, confidence, publishers } = row;
  return {
    start_date,
    start_date_type,
    end_date,
    end_date_type,
    confidence: confidence ?? 0,
    publishers: (parseJson<(string | null)[]>(publishers) ?? []).filter((publisher) => publisher !== null),
  };
}
