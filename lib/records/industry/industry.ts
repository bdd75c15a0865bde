import type { IndustryCodeSchemeRecord } from '@/lib/contract/records';
import { words } from '@/lib/shared/names/fold';

/** A code as a scheme lists it. */
export type SchemeCode = IndustryCodeSchemeRecord['industry_codes'][number]['industry_code'];

export interface CodeNode {
  code: SchemeCode;
  children: CodeNode[];
}

/** Codes are compared without their dots: `62.01` and `6201` are one. */
export const codeKey = (code: string): string => code.replaceAll('.', '').toLowerCase();

/** The uid by which companies are found: the source's own, or as the interface makes it, without dots. */
export const uidOf = (scheme: string, { uid, code }: Pick<SchemeCode, 'uid' | 'code'>): string =>
  uid || `${scheme}-${code.replaceAll('.', '')}`;

/** A scheme that does not say what belongs below what: the longest code that this one begins with. */
function parentByDigits(key: string, keys: ReadonlySet<string>): string | undefined {
  for (let length = key.length - 1; length > 0; length -= 1) {
    const shorter = key.slice(0, length);
    if (keys.has(shorter)) return shorter;
  }
  return undefined;
}

/** Which code each code stands below, by keys; what leads in a circle stands below nothing. */
function parentsOf(codes: readonly SchemeCode[]): Map<string, string> {
  const keys = new Set(codes.map(({ code }) => codeKey(code)));
  const told = codes.some(({ parent_code }) => parent_code);
  const parents = new Map<string, string>();
  for (const { code, parent_code } of codes) {
    const key = codeKey(code);
    const parent = told ? parent_code && codeKey(parent_code) : parentByDigits(key, keys);
    if (parent && keys.has(parent) && !isAbove(parents, parent, key)) parents.set(key, parent);
  }
  return parents;
}

/** Whether `key` stands above `from`, or is it. */
function isAbove(parents: ReadonlyMap<string, string>, from: string, key: string): boolean {
  for (let at: string | undefined = from; at !== undefined; at = parents.get(at)) if (at === key) return true;
  return false;
}

/**
 * The codes of a scheme as a tree, in the order in which the scheme lists them. Every code stands in it once, whatever a
 * source says of parents: one that is not there, or that is below its own child, is no parent.
 */
export function toTree(listed: readonly SchemeCode[]): CodeNode[] {
  const nodes = new Map<string, CodeNode>();
  for (const code of listed) if (!nodes.has(codeKey(code.code))) nodes.set(codeKey(code.code), { code, children: [] });
  const parents = parentsOf([...nodes.values()].map(({ code }) => code));
  const roots: CodeNode[] = [];
  for (const [key, node] of nodes) (nodes.get(parents.get(key) ?? '')?.children ?? roots).push(node);
  return roots;
}

/** How many codes a tree holds. */
export const sizeOf = (nodes: readonly CodeNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + sizeOf(children), 0);

/** The way from a section down to a code, both among it; empty where the code is not there. */
export function wayTo(nodes: readonly CodeNode[], code: string): CodeNode[] {
  for (const node of nodes) {
    if (codeKey(node.code.code) === codeKey(code)) return [node];
    const below = wayTo(node.children, code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Every word begins a word of the description, or the text is the beginning of the code. */
function finder(q: string): (code: SchemeCode) => boolean {
  const [typed, key] = [words(q), codeKey(q.trim())];
  return ({ code, description }) => {
    if (codeKey(code).startsWith(key)) return true;
    const given = words(description ?? '');
    return typed.every((part) => given.some((word) => word.startsWith(part)));
  };
}

interface FoundCodes {
  /** What was found with what stands above it, so that each is seen where it belongs. */
  tree: CodeNode[];
  /** How many were found themselves. */
  count: number;
}

/** The codes of a scheme that a text finds, by code or by words of the description. */
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
