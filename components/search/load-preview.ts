import { todayOf } from '@/lib/records/format/days';
import { type Preview, previewFailure, previewOf } from '@/lib/records/results/preview';
import type { Language } from '@/lib/shared/language/languages';
import { previewWords } from '@/lib/words/search-box';
import { pageSpent } from '../allowance/spent';

export type Loaded = { preview: Preview; failure?: undefined } | { preview?: undefined; failure: string };

async function readBody(reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch {
    return undefined;
  }
}

/** One company's record, and what it cost told to the meter. A failure is told as one, never as an empty record. */
async function ask(path: string, language: Language): Promise<Loaded> {
  try {
    const reply = await fetch(`/api/registry${path}`);
    const spent = reply.headers.get('X-Calls-Spent');
    if (spent !== null) pageSpent.add(Number(spent));
    const body = await readBody(reply);
    const preview = reply.ok ? previewOf(body, todayOf(Date.now()), language) : undefined;
    return preview ? { preview } : { failure: previewFailure(body, reply.status, language) };
  } catch {
    return { failure: previewWords[language].noConnection };
  }
}

export interface PreviewLoader {
  load: (path: string) => Promise<Loaded>;
  /** Whether the record is here, or on its way, so that loading it costs nothing more. */
  isHere: (path: string) => boolean;
}

/** Loads each record once for as long as the page stands; one that failed may be asked for again. */
export function createPreviewLoader(language: Language): PreviewLoader {
  const asked = new Map<string, Promise<Loaded>>();
  const load: PreviewLoader['load'] = (path) => {
    const before = asked.get(path);
    if (before) return before;
    const loading = ask(path, language).then((loaded) => {
      if (loaded.failure !== undefined) asked.delete(path);
      return loaded;
    });
    asked.set(path, loading);
    return loading;
  };
  return { load, isHere: (path) => asked.has(path) };
}
