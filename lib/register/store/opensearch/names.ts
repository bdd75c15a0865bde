import type { CompanyReference } from '@/lib/contract/provenance';
import { type NamedEntity, REDACTED_NAME, toCompanyReference, toNamedEntity } from '../sqlite/sql-parts';
import type { Cluster } from './cluster';

/** What a document of an entity says of its names; `null` for what it is not. */
export interface Named {
  kind: string | null;
  company_name: string | null;
  jurisdiction_code: string | null;
  company_number: string | null;
  redacted: number | null;
  placeholder_name: string | null;
  placeholder_jurisdiction_code: string | null;
  entity_type: string | null;
}

const NOBODY: Named = {
  kind: null,
  company_name: null,
  jurisdiction_code: null,
  company_number: null,
  redacted: null,
  placeholder_name: null,
  placeholder_jurisdiction_code: null,
  entity_type: null,
};

export interface Names {
  /** As other records name an entity: each that was asked for has a name. */
  names: ReadonlyMap<number, NamedEntity>;
  /** As it is stored. */
  of(id: number): Named;
}

/** Reads names of many entities in one request. */
export function createNames({ getMany }: Cluster) {
  return async (ids: Iterable<number>): Promise<Names> => {
    const distinct = [...new Set(ids)];
    const found = distinct.length === 0 ? new Map() : await getMany('entities', distinct, ['named']);
    const of = (id: number): Named => (found.get(id)?.named as Named | undefined) ?? NOBODY;
    const names = distinct.map((id): [number, NamedEntity] => {
      const { redacted, company_name, ...named } = of(id);
      return [id, toNamedEntity({ id, ...named, company_name: redacted === 1 ? REDACTED_NAME : company_name })];
    });
    return { names: new Map(names), of };
  };
}

export type NameReader = ReturnType<typeof createNames>;

export const referenceTo = (names: Names['names'], id: number | null | undefined): CompanyReference | null => {
  const entity = id == null ? undefined : names.get(id);
  return entity ? toCompanyReference(entity) : null;
};
