import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { networkFileName } from '@/lib/formats/out/network/file-name';
import { nameOf } from '@/lib/network/entity';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { readPalette } from '../palette';
import { useNetworkCase } from '../use-case';
import type { NetworkView } from '../use-network-view';
import { useRootNames } from '../use-root-names';
import { CopyLink } from './copy-link';
import { FILE_KIND_NAMES, FILE_KINDS, type FileKind } from './file-kinds';
import type { FileSource } from './file-texts';
import { gatherStatements } from './gather-statements';
import { saveFile, toPng } from './save-file';

interface Props {
  view: NetworkView;
  /** From whom the page begins without being told otherwise. */
  roots: readonly string[];
  /** Each statement that is asked for may cost a call. */
  metered: boolean;
}

/** The picture and what it shows, as files made in the browser from what is loaded. */
export function TakePicture({ view, roots, metered }: Props) {
  const { take } = useWords(networkCaseWords);
  const forms = useForms();
  const [said, setSaid] = useState('');
  const client = useQueryClient();
  const title = take.network(useRootNames(view.model, view.roots));
  const sourceOf = useFileSource(view, title);
  const { entities, relationships } = view.selection;
  const save = async (kind: FileKind) => {
    const sources = kind === 'trail' ? await gatherStatements(client, relationships, !metered) : undefined;
    const source = { ...sourceOf(), sources };
    const { ending, type } = FILE_KINDS[kind];
    const [root = view.model.root] = view.roots;
    const name = networkFileName(nameOf(view.model.entities.get(root), ''), source.taken_at.slice(0, 10), ending);
    try {
      saveFile(await contentOf(kind, source, type), name);
      setSaid(take.made(name));
    } catch {
      setSaid(take.failed);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{take.holds(forms, entities.size, relationships.length)}</p>
      <div className="flex flex-wrap gap-2">
        {FILE_KIND_NAMES.map((kind) => (
          <PlainButton key={kind} onClick={() => save(kind)}>
            {take.kinds[kind]}
          </PlainButton>
        ))}
      </div>
      <p role="status" className="empty:hidden">
        {said}
      </p>
      <CopyLink view={view} roots={roots} title={title} />
    </div>
  );
}

/** What writes files is fetched when the first one is wanted. */
async function contentOf(kind: FileKind, source: FileSource, type: string): Promise<Blob> {
  const { fileText } = await import('./file-texts');
  if (kind === 'png') return toPng(fileText('svg', source));
  return new Blob([fileText(kind, source)], { type });
}

function useFileSource(view: NetworkView, title: string): () => FileSource {
  const { take } = useWords(networkCaseWords);
  const { more } = useWords(networkPictureWords);
  const forms = useForms();
  const { history } = useNetworkCase();
  const { model, projection, picture } = view;
  return () => ({
    title,
    page_url: window.location.href,
    taken_at: new Date().toISOString(),
    language: forms.language,
    model,
    projection,
    positions: picture.positions,
    loops: picture.loops,
    history,
    palette: readPalette(document.body),
    words: {
      more: (count) => more(forms, count),
      bundle: (count) => take.bundle(forms, count),
      count: (count) => forms.count(count),
    },
  });
}
