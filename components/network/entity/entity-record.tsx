import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { todayOf } from '@/lib/records/format/days';
import type { Preview } from '@/lib/records/results/preview';
import { fieldsIn, isObject } from '@/lib/shared/fields';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkEntityWords } from '@/lib/words/network';
import { PlainButton } from '../controls';
import { fetchFromRoute, NetworkFailure } from '../fetch-from-route';
import { useSettled } from '../use-settled';
import { Failed, ONCE, RESTS_AFTER } from './asked';
import { Fact } from './marks';

/** What a company's record says, in short. */
interface ShortRecord {
  /** The first sentence of its page. */
  verdict: string;
  facts: Preview['facts'];
}

const isThere = (results: unknown): results is { company: object } => isObject(fieldsIn(results).company);

/**
 * The record of a company; in front of a remote service that may be a call. What reads and says it is fetched with the
 * first one. Throws a `NetworkFailure`.
 */
export async function loadRecord(id: string, language: Language, today: string): Promise<ShortRecord> {
  const [results, { companySchema }, { previewOf }, { verdict }] = await Promise.all([
    fetchFromRoute(`/api/registry${id}`, isThere),
    import('@/lib/contract/company'),
    import('@/lib/records/results/preview'),
    import('@/lib/records/format/verdict'),
  ]);
  const company = companySchema.safeParse(results.company).data;
  if (!company) throw new NetworkFailure({});
  return { verdict: verdict(company, language), facts: previewOf({ results }, today, language)?.facts ?? [] };
}

interface RecordProps {
  /** Path of a company. */
  id: string;
  /** Its record may cost a call of a remote service: it is then read only when somebody wishes so. */
  isRemote: boolean;
}

/** The verdict and the facts of a selected company. Keyed by the company, so that a wish is of one alone. */
export function EntityRecord({ id, isRemote }: RecordProps) {
  const words = useWords(networkEntityWords);
  const { language } = useForms();
  const [wanted, setWanted] = useState(!isRemote);
  // Whoever walks along the picture by keys does not stop at each.
  const rests = useSettled(wanted, RESTS_AFTER) && wanted;
  const { data, error } = useQuery({
    queryKey: ['record', id, language],
    queryFn: () => loadRecord(id, language, todayOf(Date.now())),
    enabled: rests,
    ...ONCE,
  });
  if (!wanted) {
    return (
      <p className="mt-3 text-sm">
        <PlainButton onClick={() => setWanted(true)}>{`${words.readRecord} · ${words.mayCost}`}</PlainButton>
      </p>
    );
  }
  if (error) return <Failed error={error} />;
  return data ? <RecordFacts record={data} /> : <p className="mt-3 text-muted text-sm">{words.loading}</p>;
}

function RecordFacts({ record: { verdict, facts } }: { record: ShortRecord }) {
  const words = useWords(networkEntityWords);
  return (
    <section aria-label={words.record} className="mt-3 border-line border-t pt-3 text-sm">
      <p className="text-pretty">
        <bdi>{verdict}</bdi>
      </p>
      {facts.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded text-accent underline underline-offset-[0.2em]">
            {words.facts}
          </summary>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {facts.map(({ label, value }) => (
              <Fact key={label} term={label}>
                <bdi className="break-words">{value}</bdi>
              </Fact>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
