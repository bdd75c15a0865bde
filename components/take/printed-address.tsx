import { useForms, useWords } from '@/lib/shared/language/use-words';
import { takeWords } from '@/lib/words/site';

/** What a string of CSS may hold as it is; addresses have the rest encoded. */
const inCss = (url: string): string => url.replace(/["\\<>\s]/g, (found) => encodeURIComponent(found));

/** On paper a page says where it is from: under its first sentence, and at the foot of every sheet. */
export function PrintedAddress({ url, now }: { url: string; now: string }) {
  const words = useWords(takeWords);
  const { date } = useForms();
  const foot = `@page{@bottom-left{content:"${inCss(url)}";color:#444;font-size:8pt}}`;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an address without any sign that ends a string or a tag */}
      <style media="print" dangerouslySetInnerHTML={{ __html: foot }} />
      <p className="mt-2 hidden text-muted text-sm print:block">{words.printed(url, date(now))}</p>
    </>
  );
}
