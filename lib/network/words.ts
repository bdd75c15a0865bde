import type { Entity } from './entity';
import type { Relationship } from './relationship';

/** Codes of the interface as words: has_subsidiary → "Has subsidiary". */
export function codeWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const confidenceWords = (confidence: number | undefined): string =>
  confidence === undefined ? 'not stated' : String(confidence);

export const kindWords = (entity: Entity): string => (entity.kind === 'company' ? 'Company' : 'Placeholder');

export const endWords = ({ to, ended }: Relationship): string => {
  if (!to) return ended ? 'ended' : '';
  return ended ? `${to}, ended` : `${to}, still so then`;
};

/** A name is never nothing: a link without text cannot be followed. */
export const nameOf = (entity: Entity | undefined, id: string): string => entity?.name || id;

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
