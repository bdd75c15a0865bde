import { words } from '@/lib/shared/names/fold';
import { type CodeNode, codeKey, type SchemeCode } from './tree';

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
