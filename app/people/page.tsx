import type { Metadata } from 'next';
import { Link, TextSection } from '@/components/ui/parts';
import { indexesOfficers, operatorContact, registrySource } from '@/lib/api/pages/page';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { peopleWords } from '@/lib/words/officer';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = peopleWords[await requestLanguage()];
  return { title, description };
}

/** For persons whom the register names: what is held of them, and whom to ask. */
export default function PeoplePage() {
  const { title, lead, held, publisher, operator } = useWords(peopleWords);
  const contact = operatorContact();
  const points = [...held.points, held[registrySource()], ...(indexesOfficers() ? [] : [held.notIndexed])];
  return (
    <article className="max-w-prose">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg">{lead}</p>
      <TextSection heading={held.heading} points={points} />
      <TextSection heading={publisher.heading}>
        <p className="mt-3">{publisher.text}</p>
        <p className="mt-3">
          <Link href={links.register()} className="underline">
            {publisher.sources}
          </Link>
        </p>
      </TextSection>
      <TextSection heading={operator.heading}>
        <p className="mt-3">
          {contact
            ? operator.ask(
                <a href={contact} className="break-words underline">
                  {contact.replace(/^mailto:/i, '')}
                </a>,
              )
            : operator.unknown}
        </p>
      </TextSection>
    </article>
  );
}
