import { Link } from '@/components/ui/parts';
import type { FollowedSource } from '@/lib/contract/followed-sources';
import type { RegisterContents } from '@/lib/contract/records';
import {
  type Attention as AttentionFacts,
  attentionOf,
  type Failure,
  type OldSource,
} from '@/lib/records/register/attention';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { companyOfKey, links } from '@/lib/shared/links';
import { followedSourcesWords } from '@/lib/words/followed-sources';
import { registerWords } from '@/lib/words/register';

type Words = (typeof registerWords)['en'];
type FollowedWords = (typeof followedSourcesWords)['en'];

/** More are counted, and listed further down. */
const SHOWN = 4;

interface CardProps {
  title: string;
  /** How many there are; nothing needs attention if there are none. */
  count: number;
  /** With the number, or why there is nothing to do. */
  sentence: string;
  /** Of what is wrong, the first ones. */
  items: React.ReactNode[];
  /** The section that lists them all. */
  more: { href: string; label: string };
  tone: 'warn' | 'bad';
}

const BORDERS = { good: 'border-good', warn: 'border-warn', bad: 'border-bad' } as const;

function Card({ title, count, sentence, items, more, tone }: CardProps) {
  const forms = useForms();
  return (
    <section
      aria-label={title}
      className={`rounded border-l-4 bg-raised px-4 py-3 ${BORDERS[count === 0 ? 'good' : tone]}`}
    >
      <h3 className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="text-3xl tabular-nums">{forms.count(count)}</span>
      </h3>
      <p className="mt-1 text-sm">{sentence}</p>
      {items.length > 0 && (
        <ul className="mt-2 space-y-1 text-muted text-sm">
          {items.slice(0, SHOWN).map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={place} className="break-words">
              {item}
            </li>
          ))}
        </ul>
      )}
      {items.length > SHOWN && (
        <p className="mt-2 text-sm">
          <a href={more.href}>{more.label}</a>
        </p>
      )}
    </section>
  );
}

const sayOld = ({ attention, unnamed }: Words, { date }: Forms) =>
  function say({ publisher, newest }: OldSource) {
    return (
      <>
        <bdi>{publisher ?? unnamed}</bdi>
        {' · '}
        <span className="whitespace-nowrap">{newest === null ? attention.dayUnknown : date(newest)}</span>
      </>
    );
  };

const sayFailure = ({ attention }: Words, forms: Forms) =>
  function say({ kind, format, count, example }: Failure) {
    const what = {
      unfinished: attention.unfinished,
      not_read: attention.notRead(forms, count),
      rejected: attention.rejected(forms, count),
    }[kind];
    return (
      <>
        <code>{format}</code> · {what}
        {example !== null && (
          <>
            {': '}
            <bdi>{example}</bdi>
          </>
        )}
      </>
    );
  };

/** A company of the register is a link. */
export function Example({ text }: { text: string }) {
  const company = companyOfKey(/^[a-z]{2}(?:_[a-z]+)?\/\S+$/.test(text) ? `company:${text}` : text);
  if (!company) return <bdi className="break-words">{text}</bdi>;
  const { jurisdiction_code: place, company_number: number } = company;
  return (
    <Link href={links.company(company)} className="whitespace-nowrap">
      {place}/<bdi>{number}</bdi>
    </Link>
  );
}

function conflictItems({ conflicts }: AttentionFacts, { findingsIn }: Words, { count }: Forms): React.ReactNode[] {
  return conflicts.map((finding) => (
    <>
      {count(finding.count)} × {findingsIn[finding.kind](finding.subject)}
      {finding.example !== null && (
        <>
          {': '}
          <Example text={finding.example} />
        </>
      )}
    </>
  ));
}

const sayFailing = ({ problems }: FollowedWords, forms: Forms) =>
  function say({ name, problem }: FollowedSource) {
    return (
      <>
        <a href="#followed-sources">{name}</a>
        {problem && <> · {problems[problem.kind](forms, problem)}</>}
      </>
    );
  };

interface AttentionProps {
  contents: RegisterContents;
  /** As `2024-05-01`. */
  today: string;
  /** Followed sources that failed and did not succeed since. */
  failing: FollowedSource[];
}

/** What is old, what failed and what conflicts: at one glance. */
export function Attention({ contents, today, failing }: AttentionProps) {
  const words = useWords(registerWords);
  const followed = useWords(followedSourcesWords);
  const forms = useForms();
  const facts = attentionOf(contents, today);
  const { attention } = words;
  const failed = [
    ...(failing.length > 0 ? [followed.failedSources] : []),
    ...(facts.failures.length > 0 ? [attention.failures] : []),
  ];
  const inConflict = facts.conflicts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="attention" className="grid gap-4 lg:grid-cols-3">
      <h2 id="attention" className="sr-only">
        {attention.title}
      </h2>
      <Card
        title={attention.old}
        count={facts.old.length}
        sentence={facts.old.length === 0 ? attention.noneOld : attention.oldSources}
        items={facts.old.map(sayOld(words, forms))}
        more={{ href: '#sources', label: attention.allOf.old }}
        tone="warn"
      />
      <Card
        title={attention.failed}
        count={facts.failures.length + failing.length}
        sentence={failed.length > 0 ? failed.join(' ') : attention.noneFailed}
        items={[...failing.map(sayFailing(followed, forms)), ...facts.failures.map(sayFailure(words, forms))]}
        more={{ href: '#imports', label: attention.allOf.failed }}
        tone="bad"
      />
      <Card
        title={attention.conflicts}
        count={inConflict}
        sentence={inConflict === 0 ? attention.noneInConflict : attention.contradictions}
        items={conflictItems(facts, words, forms)}
        more={{ href: '#quality', label: attention.allOf.conflicts }}
        tone="warn"
      />
    </section>
  );
}
