import { words } from '@/lib/shared/names/fold';
import { JURISDICTIONS } from './jurisdictions';
import { matchJurisdiction } from './match';

/** Every typed word begins a word of the name; the last may be half typed, and so may the others. */
function begins(name: string, typed: string[]): boolean {
  const names = words(name);
  return typed.every((part) => names.some((word) => word.startsWith(part)));
}

/** Jurisdictions for a person who is typing: the one that is meant first, then those whose names begin so, by name. */
export function suggestJurisdictions(text: string, limit: number): { code: string; name: string; full_name: string }[] {
  const typed = words(text);
  if (typed.length === 0) return [];
  const meant = matchJurisdiction(text);
  const others = JURISDICTIONS.filter(({ code, name }) => code !== meant?.code && begins(name, typed));
  const byName = others.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...(meant ? [meant] : []), ...byName]
    .slice(0, limit)
    .map(({ code, name, full_name }) => ({ code, name, full_name: full_name ?? name }));
}
