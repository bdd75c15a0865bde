import type { IndustryCodeSchemeRecord } from '@/lib/contract/records';
import { words } from '@/lib/shared/names/fold';

/** A code as a scheme lists it. */
export type SchemeCode = IndustryCodeSchemeRecord['industry_codes'][number]['industry_code'];

export interface CodeNode {
  code: SchemeCode;
  children: CodeNode[];
}

/** Codes are compared without dots: `62.01` equals `6201`. */
export const codeKey = (code: string): string => code.replaceAll('.', '').toLowerCase();

/** The uid for finding companies: the source's own, or built like the interface does, without dots. */
export const uidOf = (scheme: string, { uid, code }: Pick<SchemeCode, 'uid' | 'code'>): string =>
  uid || `${scheme}-${code.replaceAll('.', '')}`;

/** For schemes without stated parents: the longest code that is a prefix of this one. */
function parentByDigits(key: string, keys: ReadonlySet<string>): string | undefined {
  for (let length = key.length - 1; length > 0; length -= 1) {
    const shorter = key.slice(0, length);
    if (keys.has(shorter)) return shorter;
  }
  return undefined;
}

/** The parent of each code, by key. Codes in a cycle have no parent. */
function parentsOf(codes: readonly SchemeCode[]): Map<string, string> {
  const keys = new Set(codes.map(({ code }) => codeKey(code)));
  const hasParents = codes.some(({ parent_code }) => parent_code);
  const parents = new Map<string, string>();
  for (const { code, parent_code } of codes) {
    const key = codeKey(code);
    const parent = hasParents ? parent_code && codeKey(parent_code) : parentByDigits(key, keys);
    if (parent && keys.has(parent) && !isAbove(parents, parent, key)) parents.set(key, parent);
  }
  return parents;
}

/** True if `key` is `from` or one of its ancestors. */
function isAbove(parents: ReadonlyMap<string, string>, from: string, key: string): boolean {
  for (let at: string | undefined = from; at !== undefined; at = parents.get(at)) if (at === key) return true;
  return false;
}

/**
 * The codes of a scheme as a tree, in the scheme's order. Every code is in it once: a stated parent that is missing, or
 * that is below its own child, is ignored.
 */
export function toTree(listed: readonly SchemeCode[]): CodeNode[] {
  const nodes = new Map<string, CodeNode>();
  for (const code of listed) if (!nodes.has(codeKey(code.code))) nodes.set(codeKey(code.code), { code, children: [] });
  const parents = parentsOf([...nodes.values()].map(({ code }) => code));
  const roots: CodeNode[] = [];
  for (const [key, node] of nodes) (nodes.get(parents.get(key) ?? '')?.children ?? roots).push(node);
  return roots;
}

/** The number of codes in a tree. */
export const sizeOf = (nodes: readonly CodeNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + sizeOf(children), 0);

/** The path from a section down to a code, both included; empty if the code is missing. */
export function wayTo(nodes: readonly CodeNode[], code: string): CodeNode[] {
  for (const node of nodes) {
    if (codeKey(node.code.code) === codeKey(code)) return [node];
    const below = wayTo(node.children, code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Matches if every typed word starts a word of the description, or the text is a prefix of the code. */
function finder(q: string): (code: SchemeCode) => boolean {
  const [typed, key] = [words(q), codeKey(q.trim())];
  return ({ code, description }) => {
    if (codeKey(code).startsWith(key)) return true;
    const given = words(description ?? '');
    return typed.every((part) => given.some((word) => word.startsWith(part)));
  };
}

interface FoundCodes {
  /** The matches and their ancestors. */
  tree: CodeNode[];
  /** The number of matches, without ancestors. */
  count: number;
}

/** The codes of a scheme that match a text, by code or by words of the description. */
export function findCodes(tree: readonly CodeNode[], q: string): FoundCodes {
  const found = finder(q);
  let count = 0;
  const keep = (nodes: readonly CodeNode[]): CodeNode[] =>
    nodes.flatMap((node) => {
      const isFound = found(node.code);
      if (isFound) count += 1;
      const children = keep(node.children);
      return isFound || children.length > 0 ? [{ ...node, children }] : [];
    });
  return { tree: keep(tree), count };
}
