import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { NamedPerson } from '@/lib/api/persons-named';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { connectionWords } from '@/lib/words/connections';

/** More companies of one person are only counted. */
const MOST_LISTED = 3;

interface Props {
  persons: readonly NamedPerson[];
  /** The address with this entity added. */
  hrefWith: (path: string) => string;
}

/** Persons with the typed name, each a link to the page with the person added; nothing if there are none. */
export function PersonsToAdd({ persons, hrefWith }: Props) {
  const words = useWords(connectionWords).persons;
  const forms = useForms();
  if (persons.length === 0) return null;
  return (
    <Section id="persons-to-add" title={words.title}>
      <ul className="divide-y divide-line">
        {persons.map(({ name, path, controls }) => (
          <li key={path} className="py-2">
            <Link href={hrefWith(path)} className="underline">
              <bdi>{name}</bdi>
            </Link>
            <span className="block text-muted text-sm">
              <bdi>
                {words.controls(forms, controls.slice(0, MOST_LISTED), Math.max(0, controls.length - MOST_LISTED))}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
