import { Link } from '@/components/ui/link';
import { links } from '@/lib/links';

export default function NotFound() {
  return (
    <div className="max-w-prose">
      <h1 className="text-3xl">There is nothing at this address</h1>
      <p className="mt-3">
        The registry has no such record, or the path is wrong. It was asked, and it answered: this is not a failure of
        it.
      </p>
      <p className="mt-4">
        <Link href={links.companySearch()} className="underline">
          Search the companies
        </Link>
      </p>
    </div>
  );
}
