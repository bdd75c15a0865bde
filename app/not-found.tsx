import { Link } from '@/components/ui/link';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { failureWords } from '@/lib/words/site';

export default function NotFound() {
  const { notFound: words } = useWords(failureWords);
  return (
    <div className="max-w-prose">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-3">{words.answered}</p>
      <p className="mt-4">
        <Link href={links.companySearch()} className="underline">
          {words.search}
        </Link>
      </p>
    </div>
  );
}
