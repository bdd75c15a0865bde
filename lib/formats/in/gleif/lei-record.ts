import type { Address } from '@/lib/contract/provenance';

export interface OtherName {
  name: string;
  /** In GLEIF's code: `PREVIOUS_LEGAL_NAME`. */
  type: string | null;
  language: string | null;
}

/** A register, by its code in GLEIF's list, and the entity's number in it. */
export interface Registration {
  authority: string | null;
  /** Name of a register without a code in the list. */
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

/** A record of level 1 ("who is who"), from any file type. Days are YYYY-MM-DD, moments ISO timestamps in UTC. */
export interface LeiRecord {
  lei: string;
  name: string | null;
  otherNames: OtherName[];
  legalAddress: Address | null;
  headquarters: Address | null;
  /** An ISO 3166 code: `US-DE`. */
  jurisdiction: string | null;
  registeredAt: Registration;
  /** Registers used for validation, besides the one of registration. */
  alsoKnownAt: Registration[];
  /** `GENERAL`, `FUND`, `BRANCH`, `SOLE_PROPRIETOR`. */
  category: string | null;
  legalForm: { code: string | null; other: string | null };
  /** LEI of the head office, if it is a branch. */
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
