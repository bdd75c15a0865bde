import { textAt } from '@/lib/shared/json';
import type { StatementInput } from '../../records';
import { toMoment } from '../moments';
import { noticeChange } from './company-changes';
import type { WriteContext } from './context';
import { createEventRecorder } from './events';

/** A gazette notice is one real-world item: it is an event of each company it speaks of, at first sight. */
export function createNoticeWatch(context: WriteContext): (companyId: number, input: StatementInput) => void {
  const record = createEventRecorder(context);
  return (company_id, { key, properties, search = {}, start_date, sample_date }) => {
    const published = search.published_at ?? textAt(properties, 'date_published') ?? start_date;
    const [starts_at, ends_at] = [toMoment(published), toMoment(published, 'end')];
    if (starts_at === null || ends_at === null) return;
    const day = starts_at.slice(0, 10);
    const text = textAt(properties, 'summary') ?? search.title ?? null;
    const { publication_title = null, classification = null } = search;
    const payload = { title: text, publication_title, classification, url: textAt(properties, 'url') };
    const provenance = { type: 'statement', statement_key: key, sample_date: sample_date ?? day };
    record(noticeChange({ text, day, payload }), { company_id, key, starts_at, ends_at, provenance });
  };
}
