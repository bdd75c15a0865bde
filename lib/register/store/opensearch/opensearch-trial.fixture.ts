import { Client } from '@opensearch-project/opensearch';
import { sharedNode } from '@/lib/testing/opensearch/shared-node';
import { openDatabase } from '../sqlite/open';
import { createRegisterWriter } from '../sqlite/writer';
import type { Trial } from '../trial';
import { createDocumentBuilder } from './documents';
import { aliasOf, indexBody, KINDS, type Kind } from './indexes';
import { createOpenSearchStore } from './opensearch-store';
import { createSender } from './publish/send';

/**
 * Registers to try on one node, one after the other: all use the same indexes, since making these takes seconds, and the
 * documents of the last one are deleted with what the next one publishes first.
 */
export async function openTrials(): Promise<{ client: Client; open(): Trial; close(): Promise<void> }> {
  const client = new Client({ node: await sharedNode() });
  const prefix = 'trial-';
  const indexOf = (kind: Kind): string => aliasOf(prefix, kind, 0);
  for (const kind of KINDS) {
    const body = { ...indexBody(kind), aliases: { [aliasOf(prefix, kind)]: {} } };
    await client.transport.request({ method: 'PUT', path: `/${indexOf(kind)}`, body });
  }
  const lists = new Map<string, string>();
  const there = new Map<Kind, Set<number>>(KINDS.map((kind) => [kind, new Set()]));
  let generation = 0;

  function open(): Trial {
    const db = openDatabase(':memory:');
    const documents = createDocumentBuilder(db);

    async function published(): Promise<void> {
      const sender = createSender(client);
      generation++;
      for (const kind of KINDS) {
        if (kind === 'lists') continue;
        const all = [...documents.steps(kind)].flatMap((ids) => documents.build(kind, ids));
        const built = all.filter(({ document }) => document !== undefined);
        const now = new Set(built.map(({ id }) => id));
        const gone = [...(there.get(kind) ?? [])].filter((id) => !now.has(id));
        there.set(kind, now);
        const changed = [...gone.map((id) => ({ id, document: undefined })), ...built];
        await sender.documents(indexOf(kind), changed, generation);
      }
      // Most of the small tables are the same for all.
      const changed = [...documents.lists()].filter(([name, text]) => lists.get(name) !== text);
      for (const [name, text] of changed) lists.set(name, text);
      for (const [name, text] of [...changed, ['generation', String(generation)] as const]) {
        await sender.put(indexOf('lists'), `0-${name}`, { builder: 0, name, text });
      }
      await sender.flush({ refresh: true });
    }

    return {
      store: createOpenSearchStore(client, { prefix }),
      writer: createRegisterWriter(db),
      published,
      close: () => void db.close(),
    };
  }

  return { client, open, close: () => client.close() };
}
