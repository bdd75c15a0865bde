import type { Identifier } from '@/lib/contract/company';
import { isLei as isLeiCode, toLeiIdentifier } from '../lei';
import { type Raw, rawsAt, textAt } from '../raw';
import { codeToSnakeCase } from '../text';

export interface SchemeIdentifier {
  /** An org-id.guide code, `GB-COH`; null where the publisher gave neither code nor a name we know. */
  scheme: string | null;
  name: string | null;
  id: string;
}

/** Schemes that 0.2 publications name without their code. */
const SCHEMES_BY_NAME: readonly [RegExp, string][] = [
  [/centrale virksomhedsregister/i, 'DK-CVR'],
  [/^(gb |uk )?companies house/i, 'GB-COH'],
  [/global legal entity identifier/i, 'XI-LEI'],
];

function schemeOf(raw: Raw): string | null {
  const name = textAt(raw, 'schemeName') ?? '';
  return textAt(raw, 'scheme')?.toUpperCase() ?? SCHEMES_BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

export function readIdentifiers(details: Raw): SchemeIdentifier[] {
  return rawsAt(details, 'identifiers').flatMap((raw) => {
    const id = textAt(raw, 'id');
    return id === null ? [] : [{ scheme: schemeOf(raw), name: textAt(raw, 'schemeName'), id }];
  });
}

export const isLei = ({ scheme, id }: SchemeIdentifier): boolean => scheme === 'XI-LEI' && isLeiCode(id);

export const findLei = (identifiers: SchemeIdentifier[]): string | null => identifiers.find(isLei)?.id ?? null;

/** The identifier as the interface writes it; a scheme without a code goes by its name. */
export function toIdentifier(identifier: SchemeIdentifier): Identifier {
  const { scheme, name, id } = identifier;
  if (isLei(identifier)) return toLeiIdentifier(id);
  return {
    uid: id,
    identifier_system_code: scheme?.toLowerCase() ?? codeToSnakeCase((name ?? 'unknown').replace(/\s+/g, '-')),
    identifier_system_name: name ?? scheme,
  };
}
