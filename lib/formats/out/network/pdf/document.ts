import { newOpacities, type Pen } from './drawing';
import { addressString, newPdfFile, numbers, type ObjectNumber, textString } from './file';
import { type DrawInk, type FontFiles, setLetters } from './letters';

/** Lengths on pages are in points; the y axis leads down from the upper left corner. */
export interface PageSize {
  width: number;
  height: number;
}

export interface PageLink {
  left: number;
  top: number;
  width: number;
  height: number;
  /** An absolute address of the web. */
  href: string;
}

export interface PdfTools {
  fonts: FontFiles;
  drawInk: DrawInk;
}

interface About {
  title: string;
  /** A language tag. */
  locale: string;
  /** ISO 8601, UTC. */
  created: string;
}

/** A PDF page by page. */
export interface PdfDocument {
  pen: Pen;
  /** Keeps a drawing that several pages show; returns the operator that draws it. */
  keep(area: { left: number; top: number; width: number; height: number }, content: string): string;
  addPage(size: PageSize, content: string, links?: readonly PageLink[]): void;
  /** An entry of the table of contents, for the page that is added next. */
  addBookmark(title: string): void;
  finish(): Uint8Array<ArrayBuffer>;
}

export function newDocument({ title, locale, created }: About, { fonts, drawInk }: PdfTools): PdfDocument {
  const file = newPdfFile();
  const letters = setLetters(file, fonts, drawInk);
  const opacities = newOpacities();
  const [resources, tree] = [file.reserve(), file.reserve()];
  const [pages, kept]: [ObjectNumber[], ObjectNumber[]] = [[], []];
  const bookmarks: { title: string; page: number }[] = [];
  return {
    pen: { letters, opacity: opacities.opacity },
    keep({ left, top, width, height }, content) {
      const box = numbers(left, top, left + width, top + height);
      const form = `/Type/XObject/Subtype/Form/BBox[${box}]/Resources ${resources} 0 R`;
      return `/X${kept.push(file.addStream(form, content)) - 1} Do\n`;
    },
    addPage({ width, height }, content, links = []) {
      const stream = file.addStream('', `${numbers(1, 0, 0, -1, 0, height)} cm\n${content}`);
      const annotations = links.map((link) => {
        const box = numbers(link.left, height - link.top - link.height, link.left + link.width, height - link.top);
        const action = `<</S/URI/URI${addressString(link.href)}>>`;
        return `<</Type/Annot/Subtype/Link/Rect[${box}]/Border[0 0 0]/A${action}>>`;
      });
      const shown = annotations.length === 0 ? '' : `/Annots[${annotations.join('')}]`;
      pages.push(
        file.add(
          `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${numbers(width, height)}]/Resources ${resources} 0 R/Contents ${stream} 0 R${shown}>>`,
        ),
      );
    },
    addBookmark(heading) {
      bookmarks.push({ title: heading, page: pages.length });
    },
    finish() {
      const forms = kept.map((form, at) => `/X${at} ${form} 0 R`).join('');
      file.add(`<<${letters.finish()}${opacities.finish()}/XObject<<${forms}>>>>`, resources);
      file.add(`<</Type/Pages/Count ${pages.length}/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]>>`, tree);
      const contents = addContents(bookmarks);
      const root = file.add(
        `<</Type/Catalog/Pages ${tree} 0 R/Lang${textString(locale)}/ViewerPreferences<</DisplayDocTitle true>>${contents}>>`,
      );
      const day = `(D:${created.slice(0, 19).replace(/\D/g, '')}Z)`;
      const info = `/Title${textString(title)}/Creator(Firmament)/Producer(Firmament)/CreationDate${day}`;
      return file.finish(root, file.add(`<<${info}>>`));
    },
  };

  /** The table of contents, if it has an entry. */
  function addContents(entries: readonly { title: string; page: number }[]): string {
    if (entries.length === 0) return '';
    const outline = file.reserve();
    const numbered = entries.map((entry) => ({ ...entry, object: file.reserve() }));
    numbered.forEach(({ title: heading, page, object }, at) => {
      const [before, after] = [numbered[at - 1], numbered[at + 1]];
      const neighbours = `${before ? `/Prev ${before.object} 0 R` : ''}${after ? `/Next ${after.object} 0 R` : ''}`;
      const target = pages[page] ?? pages.at(-1);
      file.add(`<</Title${textString(heading)}/Parent ${outline} 0 R${neighbours}/Dest[${target} 0 R/Fit]>>`, object);
    });
    const [first, last] = [numbered[0]?.object, numbered.at(-1)?.object];
    file.add(`<</Type/Outlines/First ${first} 0 R/Last ${last} 0 R/Count ${numbered.length}>>`, outline);
    return `/Outlines ${outline} 0 R`;
  }
}
