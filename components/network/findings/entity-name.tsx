import { Link } from '../../ui/link';
import { KindMark } from '../kind-mark';
import { useFindingTools, useNames } from './tools';

interface Props {
  id: string;
  /** Within a line of many names a link is quieter than where it stands for itself, and as high as a finger needs. */
  quiet?: boolean;
}

/** An entity's name as a link to its record; that it is a person or a placeholder is said in words. */
export function EntityName({ id, quiet = false }: Props) {
  const { model } = useFindingTools();
  const name = useNames();
  return (
    <>
      <Link
        href={id}
        className={`underline decoration-line-strong underline-offset-2 hover:decoration-current ${quiet ? 'inline-block text-ink leading-6' : ''}`}
      >
        <bdi>{name(id)}</bdi>
      </Link>
      <KindMark kind={model.entities.get(id)?.kind} />
    </>
  );
}
