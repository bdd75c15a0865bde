import type { Address } from '@/lib/contract/parameters';

export interface OtherName {
  name: string;
  /** As GLEIF calls it: `PREVIOUS_LEGAL_NAME`. */
  type: string | null;
  language: string | null;
}

/** The register that knows the entity, by its code in GLEIF's list, and the number it has there. */
export interface Registration {
  authority: string | null;
  /** Its name, where the list has no code for it. */
  otherAuthority: string | null;
  number: string | null;
}

export interface LegalEvent {
  /** `CHANGE_LEGAL_NAME`, `DISSOLUTION`. */
  type: string;
  /** `COMPLETED`, `IN_PROGRESS`, `WITHDRAWN_CANCELLED`. */
  status: string | null;
  effective: string | null;
  recorded: string | null;
}

export interface NamedEntity {
  lei: string | null;
  name: string | null;
}

/** A record of level 1 ("who is who"), whichever file it stood in. Days are YYYY-MM-DD, moments ISO timestamps in UTC. */
export interface LeiRecord {
  lei: string;
  name: string | null;
  otherNames: OtherName[];
  legalAddress: Address | null;
  headquarters: Address | null;
  /** An ISO 3166 code: `US-DE`. */
  jurisdiction: string | null;
  registeredAt: Registration;
  /** Registers that the facts were checked against, beside the one it is registered at. */
  alsoKnownAt: Registration[];
  /** `GENERAL`, `FUND`, `BRANCH`, `SOLE_PROPRIETOR`. */
  category: string | null;
  legalForm: { code: string | null; other: string | null };
  /** Of a branch, the head office. */
  associated: NamedEntity;
  status: string | null;
  created: string | null;
  expired: string | null;
  expirationReason: string | null;
  successors: NamedEntity[];
  events: LegalEvent[];
  issued: {
    status: string | null;
    first: string | null;
    updated: string | null;
    nextRenewal: string | null;
    issuer: string | null;
    /** `FULLY_CORROBORATED`, `ENTITY_SUPPLIED_ONLY`. */
    validation: string | null;
  };
  /** Numbers that GLEIF maps to the LEI, by system: `bic`, `ocid`. */
  mapped: { system: string; uid: string }[];
}
