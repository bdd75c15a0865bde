/** A spell during which a company bore a name. '' is a day, type or language that is not known. */
export interface NamePeriod {
  start_date: string;
  end_date: string;
  type: string;
  language: string;
}

const agree = (one: string, other: string): boolean => one === '' || other === '' || one === other;

/** How surely two periods of one name are the same: 0 where they cannot be. A known start settles it. */
function likeness(known: NamePeriod, told: NamePeriod): number {
  if (known.start_date !== '' && known.start_date === told.start_date) return 3;
  if (!agree(known.start_date, told.start_date) || !agree(known.end_date, told.end_date)) return 0;
  return known.end_date !== '' && known.end_date === told.end_date ? 2 : 1;
}

/** Which of the known periods is told of; undefined where it is one more: the name was taken up again. */
export function findSamePeriod(known: readonly NamePeriod[], told: NamePeriod): NamePeriod | undefined {
  const best = Math.max(0, ...known.map((period) => likeness(period, told)));
  return best === 0 ? undefined : known.find((period) => likeness(period, told) === best);
}

/** What two records know of one period: the newer record's word before the older one's, any word before none. */
export function mergePeriods(known: NamePeriod, told: NamePeriod, toldIsNewer: boolean): NamePeriod {
  const [first, second] = toldIsNewer ? [told, known] : [known, told];
  return {
    start_date: first.start_date || second.start_date,
    end_date: first.end_date || second.end_date,
    type: first.type || second.type,
    language: first.language || second.language,
  };
}
