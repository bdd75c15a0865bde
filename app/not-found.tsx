import { Link } from '@/components/ui/link';
import { links } from '@/lib/links';

export default function NotFound() {
  return (
    <div className="max-w-prose">
      <h1 className="text-3xl">There is nothing at this address</h1>
      <p className="mt-3">
        No record stands under this jurisdiction and number, or the path is wrong. The registry was asked, and it
        answered: this is not a failure of it.
      </p>
      <p className="mt-4">
        <Link href={links.companySearch()} className="underline">
          Search the companies
        </Link>
      </p>
    </div>
  );
}
