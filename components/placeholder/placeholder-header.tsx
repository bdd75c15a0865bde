import { EntityLink } from '@/components/record/entity-link';
import type { Placeholder } from '@/lib/contract/placeholder';
import { placeholderKind } from '@/lib/records/placeholder/kind';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { placeholderWords } from '@/lib/words/grouping';
import { type RecordTab, RecordTabs, type RecordTabsPlace } from '../record/record-tabs';
import { Notice } from '../ui/notice';

type PlaceholderTab = 'overview' | 'statements' | 'network';

interface PlaceholderHeaderProps extends RecordTabsPlace<PlaceholderTab> {
  placeholder: Placeholder;
  /** How old the facts are. */
  children?: React.ReactNode;
}

const tabsOf = (id: string, words: typeof placeholderWords.en.tabs): (RecordTab & { id: PlaceholderTab })[] => [
  { id: 'overview', href: links.placeholder(id), label: words.overview },
  { id: 'statements', href: links.placeholderStatements(id), label: words.statements },
  { id: 'network', href: links.placeholderNetwork(id), label: words.network },
];

function Matched({ company }: Pick<Placeholder, 'company'>) {
  const words = useWords(placeholderWords);
  if (!company) return null;
  return (
    <div className="mt-4 max-w-2xl">
      <Notice tone="good" title={words.probablyThis}>
        <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
        {company.current_status && (
          <>
            {' · '}
            <bdi>{company.current_status}</bdi>
          </>
        )}
        {company.inactive === true && ` · ${words.inactive}`}
      </Notice>
    </div>
  );
}

/** The head of a placeholder's pages: what is known of it, and which company it was matched to. */
export function PlaceholderHeader({ placeholder, children, ...place }: PlaceholderHeaderProps) {
  const { kind, person, thisPlaceholder, tabs } = useWords(placeholderWords);
  const { language } = useForms();
  return (
    <div className="mb-8">
      <p className="text-muted text-sm">{placeholder.entity_type === 'person' ? person : kind}</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">
        <bdi>{placeholder.name}</bdi>
      </h1>
      <p className="mt-2 max-w-4xl text-lg">{placeholderKind(placeholder, language)}</p>
      {children}
      <Matched company={placeholder.company} />
      <RecordTabs label={thisPlaceholder} tabs={tabsOf(String(placeholder.id), tabs)} {...place} />
    </div>
  );
}
