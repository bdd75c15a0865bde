import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CompaniesByLetter, letterInWords } from '@/components/jurisdiction/letters';
import { Link } from '@/components/ui/parts';
import { companiesByLetter } from '@/lib/api/pages/records';
import { LETTERS, type Letter, type LetterPosition } from '@/lib/contract/neighbours';
import type { AddressParameters } from '@/lib/search/state';
import { isJurisdictionCode, placeInWords } from '@/lib/shared/jurisdictions/jurisdictions';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { eventPageWords } from '@/lib/words/event';
import { jurisdictionWords } from '@/lib/words/register';

interface Props {
  params: Promise<{ jurisdiction: string }>;
  searchParams: Promise<AddressParameters>;
}

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

const codeOf = async (params: Props['params']): Promise<string> => (await params).jurisdiction.toLowerCase();

/** Undefined for anything else; the first letter in use is shown then. */
const letterOf = (given: AddressParameters): Letter | undefined =>
  LETTERS.find((letter) => letter === firstOf(given, 'letter').toLowerCase());

function positionOf(given: AddressParameters): LetterPosition {
  const [after, before] = [firstOf(given, 'after'), firstOf(given, 'before')];
  if (after) return { after };
  return before ? { before } : undefined;
}

/** The heading, also used in the browser tab. */
async function titleOf(code: string, letter: Letter | undefined): Promise<string> {
  const language = await requestLanguage();
  const { title, titleWith } = jurisdictionWords[language].byLetter;
  const place = placeInWords(code, language);
  return letter ? titleWith(place, letterInWords(letter)) : title(place);
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return { title: await titleOf(await codeOf(params), letterOf(await searchParams)) };
}

/** The companies of a jurisdiction by letter. A source without such a list is searched by jurisdiction instead. */
export default async function JurisdictionCompaniesPage({ params, searchParams }: Props) {
  const code = await codeOf(params);
  const given = await searchParams;
  const search = links.companySearch(new URLSearchParams({ jurisdiction_code: code }));
  const page = await companiesByLetter(code, letterOf(given), positionOf(given));
  if (!page) redirect(search);
  if (page.letters.length === 0 && !isJurisdictionCode(code)) notFound();
  const language = await requestLanguage();
  const words = jurisdictionWords[language].byLetter;
  return (
    <>
      <h1 className="text-3xl">{await titleOf(code, page.letter)}</h1>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Link href={search} className="underline">
          {words.search}
        </Link>
        <Link href={links.jurisdictionEvents(code)} className="underline">
          {eventPageWords[language].inPlace(placeInWords(code, language))}
        </Link>
        <Link href={links.jurisdictions()} className="underline">
          {jurisdictionWords[language].title}
        </Link>
      </p>
      <CompaniesByLetter code={code} page={page} />
    </>
  );
}
