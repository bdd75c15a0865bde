import { useLanguage } from '#language';
import type { UsageReport } from '@/lib/contract/meter';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { allowanceWords } from '@/lib/words/site';
import { type Column, DataTable } from '../ui/data-table';

type Usage = UsageReport['endpoints'][number];

/** Of all answers, those that cost nothing. */
export function keptShare({ calls, kept }: Usage, language: Language): string {
  if (calls + kept === 0) return '–';
  const percent = Math.floor((kept / (calls + kept)) * 100);
  return allowanceWords[language].endpoints.share(formsOf(language), percent);
}

function columnsIn(language: Language): Column<Usage>[] {
  const { days, endpoints } = allowanceWords[language];
  const { count } = formsOf(language);
  return [
    { header: endpoints.endpoint, nowrap: true, cell: ({ endpoint }) => <code className="text-xs">{endpoint}</code> },
    { header: days.calls, count: true, cell: ({ calls }) => count(calls) },
    { header: days.kept, count: true, cell: ({ kept }) => count(kept) },
    { header: endpoints.withoutCall, nowrap: true, cell: (usage) => keptShare(usage, language) },
  ];
}

export function EndpointUsage({ endpoints }: { endpoints: Usage[] }) {
  const language = useLanguage();
  const words = allowanceWords[language].endpoints;
  if (endpoints.length === 0) return <p className="text-muted text-sm">{words.none}</p>;
  const rows = endpoints.toSorted((a, b) => b.calls - a.calls || b.kept - a.kept);
  return (
    <DataTable caption={words.caption} columns={columnsIn(language)} rows={rows} keyOf={({ endpoint }) => endpoint} />
  );
}
