import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readStored, saveFile } from '@/components/ui/device';
import { NETWORK_EMBED_SIZE } from '@/lib/api/card/sizes';
import { type FormatIn, formatsIn, offerOf } from '@/lib/formats/offered';
import { networkFileName } from '@/lib/formats/out/network/file-name';
import type { PrintLayout } from '@/lib/formats/out/network/print-plan';
import { parseJudgements, SAME_KEY } from '@/lib/network/case/judgements';
import { LONGEST_LINK, printCaseLink } from '@/lib/network/case/link';
import type { SeenStatement } from '@/lib/network/findings/findings';
import { nameOf, type Relationship } from '@/lib/network/model';
import { paperPalette } from '@/lib/network/style';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { embedFrame } from '@/lib/shared/text';
import { networkCaseWords, networkReportWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../controls';
import { statementQuery } from '../fetch-from-route';
import { readPalette } from '../palette';
import { measureWith } from '../use-chart';
import { type NetworkView, useRootNames } from '../use-network-view';
import type { FileSource } from './file-texts';
import { findAbove } from './find-above';
import { copyPng, loadFontRules, type Png, textsIn, toPng } from './picture-file';
import { PrintForm } from './print-form';
import { embedPathOf, linkOf, useNetworkCase } from './use-case';

export type FileKind = FormatIn<'network'>;

interface CopyLinkProps {
  view: NetworkView;
  /** Default roots of the page. */
  roots: readonly string[];
  /** The title of the view. */
  title: string;
}

/** The link to this view and the HTML to embed it, with a note on what they leave out. */
function CopyLink({ view, roots, title }: CopyLinkProps) {
  const { take } = useWords(networkCaseWords);
  const forms = useForms();
  const { case: look } = useNetworkCase();
  const { said, frame, copy } = useCopying();
  const { length, tooLong, leftOut } = printCaseLink(look, roots);
  const copyLink = () => copy(linkOf(look, roots, view.model, new Date()), take.copied, take.notCopied);
  const copyFrame = () => {
    const code = frameOf(embedPathOf(look, roots), title);
    return copy(code, take.embedCopied, take.embedNotCopied, code);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PlainButton onClick={copyLink}>{take.link}</PlainButton>
        <PlainButton onClick={copyFrame}>{take.embed}</PlainButton>
        <p role="status" className="empty:hidden">
          {said}
        </p>
      </div>
      {frame && <code className="select-all break-all rounded bg-sunken px-3 py-2 text-xs">{frame}</code>}
      <p className="text-muted">{take.linkSince}</p>
      {tooLong && <p>{take.tooLong(forms, length, LONGEST_LINK)}</p>}
      {leftOut.length > 0 && (
        <p className="text-muted">{take.leftOut(forms.and(leftOut.map((part) => take.parts[part])))}</p>
      )}
    </div>
  );
}

function frameOf(path: string, title: string): string {
  const { width, height } = NETWORK_EMBED_SIZE;
  return embedFrame(new URL(path, window.location.origin).href, title, width, height);
}

/**
 * Copies a text to the clipboard and reports the outcome; `shown` displays it if the browser does not allow copying.
 */
function useCopying() {
  const [{ said, frame }, setDone] = useState<{ said: string; frame?: string }>({ said: '' });
  async function copy(text: string, copied: string, refused: string, shown?: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ said: copied, frame: shown });
    } catch {
      setDone({ said: refused, frame: shown });
    }
  }
  return { said, frame, copy };
}

/** Maximum number of requests; further statements are listed by address only. */
const MAX_STATEMENT_REQUESTS = 300;
const AT_ONCE = 6;

/**
 * The statements behind relationships, as far as they are loaded; `mayAsk`: requests the others, if that is free.
 * Failed ones are left out.
 */
export async function gatherStatements(
  client: QueryClient,
  relationships: readonly Relationship[],
  mayAsk: boolean,
): Promise<ReadonlyMap<number, SeenStatement>> {
  const ids = [...new Set(relationships.flatMap(({ statements }) => statements))].slice(0, MAX_STATEMENT_REQUESTS);
  const gathered = new Map<number, SeenStatement>();
  const waiting = [...ids];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { queryKey, queryFn, staleTime } = statementQuery(id);
      const known = client.getQueryData<SeenStatement>(queryKey);
      const one =
        known ??
        (mayAsk ? await client.fetchQuery({ queryKey, queryFn, staleTime }).catch(() => undefined) : undefined);
      if (one) gathered.set(id, one);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return gathered;
}

interface Props {
  view: NetworkView;
  /** Default roots of the page. */
  roots: readonly string[];
  /** Each request for a statement may cost a call. */
  metered: boolean;
}

/** Exports the picture and its data as files, made in the browser. */
export function ExportPicture({ view, roots, metered }: Props) {
  const { take } = useWords(networkCaseWords);
  const report = useWords(networkReportWords);
  const forms = useForms();
  const [said, setSaid] = useState('');
  const [paper, setPaper] = useState<Paper>({ ...SMALL_PAPER, withTable: false });
  const client = useQueryClient();
  const title = take.network(useRootNames(view.model, view.roots));
  const sourceOf = useFileSource(view, title);
  const { entities, relationships } = view.selection;
  const fileName = (kind: FileKind, { taken_at }: FileSource) => {
    const [root = view.model.root] = view.roots;
    const { ending } = offerOf('network', kind);
    return networkFileName(nameOf(view.model.entities.get(root), ''), taken_at.slice(0, 10), ending);
  };
  const { filter } = useNetworkCase().case;
  const save = async (kind: FileKind) => {
    const day = filter.date ?? new URLSearchParams(window.location.search).get('dates') ?? undefined;
    try {
      const isDossier = kind === 'trail' || kind === 'dossier' || kind === 'dossier-pdf';
      const sources = kind === 'trail' ? await gatherStatements(client, relationships, !metered) : undefined;
      const findings = isDossier ? await findAbove(view, { day, withoutStated: metered }) : undefined;
      const source = { ...sourceOf(), sources, findings };
      const name = fileName(kind, source);
      const { content, note = '' } = await contentOf(kind, source, {
        paper,
        noteOf: (png) => noteOf(png, SCALES[kind] ?? 1),
      });
      saveFile(content, name);
      setSaid(`${take.made(name)} ${note}`.trim());
    } catch {
      setSaid(take.failed);
    }
  };
  const noteOf = ({ scale, width, height }: Png, wanted: number): string =>
    scale < wanted ? report.smaller(forms, wanted, scale, width, height) : '';
  const copy = async () => {
    try {
      const png = await copyPng(pictureOf(sourceOf(), COPIED));
      setSaid(`${report.copied(forms, png.width, png.height)} ${noteOf(png, COPIED)}`.trim());
    } catch {
      setSaid(report.notCopied);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{take.holds(forms, entities.size, relationships.length)}</p>
      {GROUPS.map((group) => (
        <fieldset key={group} className="flex flex-wrap gap-2">
          <legend className="mb-1 text-muted">{take.groups[group]}</legend>
          {formatsIn('network')
            .filter((kind) => offerOf('network', kind).group === group)
            .map((kind) => (
              <PlainButton key={kind} onClick={() => save(kind)}>
                {take.kinds[kind]}
              </PlainButton>
            ))}
          {group === 'picture' && <PlainButton onClick={copy}>{report.copy}</PlainButton>}
        </fieldset>
      ))}
      <p role="status" className="empty:hidden">
        {said}
      </p>
      <PrintForm
        sourceOf={sourceOf}
        drawn={view.picture.positions}
        paper={paper}
        onChange={setPaper}
        onSave={() => save('pdf')}
      />
      <CopyLink view={view} roots={roots} title={title} />
    </div>
  );
}

const GROUPS = ['picture', 'document', 'data'] as const;

/** Pixels for one of the picture. */
const SCALES: Partial<Record<FileKind, number>> = { png: 2, 'png-4x': 4 };
const COPIED = 2;

/** The code is loaded on the first export. */
const loadFileTexts = () => import('./file-texts');

async function pictureOf(source: FileSource, scale: number): Promise<Png> {
  const [{ fileText }, fonts] = await Promise.all([loadFileTexts(), loadFontRules(textsIn(source))]);
  return toPng(fileText('svg', { ...source, fonts }), scale);
}

interface FileContent {
  content: Blob;
  /** What differs from what was wanted. */
  note?: string;
}

/** The pages of a PDF, or to print. */
export interface Paper extends PrintLayout {
  /** Followed by the table and the publishers. */
  withTable: boolean;
}
const SMALL_PAPER: PrintLayout = { paper: 'A4', orientation: 'landscape', pages: 'several' };

interface FileChoice {
  paper: Paper;
  noteOf: (png: Png) => string;
}

async function contentOf(kind: FileKind, source: FileSource, { paper, noteOf }: FileChoice): Promise<FileContent> {
  if (kind === 'pdf' || kind === 'dossier-pdf') {
    const { pdfFile } = await import('./pdf-file');
    if (kind === 'pdf') return { content: await pdfFile(source, paper, paper.withTable ? 'table' : 'none') };
    return { content: await pdfFile(source, paper, 'dossier') };
  }
  if (kind === 'png' || kind === 'png-4x') {
    const png = await pictureOf(source, SCALES[kind] ?? 1);
    return { content: png.blob, note: noteOf(png) };
  }
  const isDrawn = kind === 'svg' || kind === 'dossier';
  const [{ fileText }, fonts] = await Promise.all([
    loadFileTexts(),
    isDrawn ? loadFontRules(textsIn(source)) : undefined,
  ]);
  const text = fileText(kind, { ...source, fonts });
  return { content: new Blob([text], { type: offerOf('network', kind).media_type }) };
}

/** A snapshot of what is drawn, for files. */
export function useFileSource(view: NetworkView, title: string): () => FileSource {
  const { take } = useWords(networkCaseWords);
  const forms = useForms();
  const { history } = useNetworkCase();
  const { model, projection, picture } = view;
  return () => {
    // Whatever the theme, files are for paper and for other documents.
    const palette = paperPalette(readPalette(document.body).font);
    return {
      title,
      page_url: window.location.href,
      taken_at: new Date().toISOString(),
      language: forms.language,
      model,
      projection,
      positions: picture.positions,
      chart: picture.chart,
      loops: picture.loops,
      painting: picture.painting,
      history,
      judgements: parseJudgements(readStored(SAME_KEY)).judgements,
      palette,
      measure: measureWith(palette.font),
      words: {
        bundle: (count) => take.bundle(forms, count),
        count: (count) => forms.count(count),
      },
    };
  };
}
