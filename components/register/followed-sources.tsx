import { Notice } from '@/components/ui/notice';
import { type Column, DataTable, OutsideLink } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { FollowedSource } from '@/lib/contract/followed-sources';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { followedSourcesWords } from '@/lib/words/followed-sources';

export interface Followed {
  /** Undefined if their list cannot be used. */
  sources: FollowedSource[] | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

type Words = (typeof followedSourcesWords)['en'];
type State = keyof Words['states'];

/** What needs attention comes first. */
const STATES: readonly State[] = ['failing', 'late', 'waiting', 'well'];

const TONES: Record<State, string> = {
  failing: 'font-medium text-bad',
  late: 'font-medium text-warn',
  waiting: 'text-muted',
  well: '',
};

function stateOf({ is_failing, is_late, succeeded_at }: FollowedSource): State {
  if (is_failing) return 'failing';
  if (succeeded_at === null) return 'waiting';
  return is_late ? 'late' : 'well';
}

const HOUR = 60 * 60_000;

function rhythmIn({ every_hours }: FollowedSource, words: Words, { length }: Forms): string {
  return words.rhythms[every_hours] ?? words.every(length(every_hours * HOUR));
}

interface MomentProps {
  at: string | null;
  now: number;
  forms: Forms;
}

/** A day, with its age below it. */
function Moment({ at, now, forms }: MomentProps) {
  if (at === null) return <span className="text-muted">–</span>;
  return (
    <time dateTime={at}>
      {forms.date(at.slice(0, 10))}
      <span className="block text-muted">{forms.age(now - Date.parse(at))}</span>
    </time>
  );
}

const isAddress = (licence: string): boolean => /^https?:\/\//.test(licence);

const columnsIn = (words: Words, forms: Forms, now: number): Column<FollowedSource>[] => [
  {
    header: words.source,
    nowrap: true,
    cell: (source) => (
      <>
        <span className="font-medium">{source.name}</span>
        <span className="block text-muted">{rhythmIn(source, words, forms)}</span>
      </>
    ),
  },
  {
    header: words.state,
    nowrap: true,
    cell: (source) => <span className={TONES[stateOf(source)]}>{words.states[stateOf(source)]}</span>,
  },
  {
    header: words.lastFailure,
    wide: true,
    cell: ({ failed_at, problem, is_failing }) =>
      failed_at !== null && problem !== null ? (
        <div className={is_failing ? '' : 'text-muted'}>
          {forms.date(failed_at.slice(0, 10))}: {words.problems[problem.kind](forms, problem)}
        </div>
      ) : undefined,
  },
  { header: words.dataOf, nowrap: true, cell: ({ data_at }) => <Moment at={data_at} now={now} forms={forms} /> },
  {
    header: words.lastSuccess,
    nowrap: true,
    cell: ({ succeeded_at }) => <Moment at={succeeded_at} now={now} forms={forms} />,
  },
  {
    header: words.licence,
    cell: ({ licence }) => (isAddress(licence) ? <OutsideLink url={licence}>{licence}</OutsideLink> : licence),
  },
];

const COMMAND = 'npm run update';

/** The sources that are kept up to date: how old they are, and what failed. */
export function FollowedSources({ sources, now }: Followed) {
  const words = useWords(followedSourcesWords);
  const forms = useForms();
  if (!sources) {
    return (
      <Notice tone="warn" title={words.unreadable}>
        {words.saidBy} <code>{COMMAND} -- --list</code>
      </Notice>
    );
  }
  const inState = (state: State): FollowedSource[] => sources.filter((source) => stateOf(source) === state);
  const counts = { all: sources.length, failing: inState('failing').length, late: inState('late').length };
  return (
    <Section id="followed-sources" title={words.title}>
      <p className="mb-3 max-w-4xl">
        {words.verdict(forms, counts)}{' '}
        <span className="text-muted text-sm">
          {words.keptBy} <code>{COMMAND}</code>
        </span>
      </p>
      <DataTable
        caption={words.caption}
        columns={columnsIn(words, forms, now)}
        rows={STATES.flatMap(inState)}
        keyOf={({ name }) => name}
      />
      {counts.late > 0 && <p className="mt-2 text-muted text-sm">{words.lateMeans}</p>}
    </Section>
  );
}
