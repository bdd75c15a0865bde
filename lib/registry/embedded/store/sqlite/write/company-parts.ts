import { stripControls } from '@/lib/names/fold';
import type { DatumInput, FilingInput, WriteOutcome } from '../../records';
import type { WriteContext } from './context';
import { createKeyedWriter } from './keyed';

export function createFilingWriter(context: WriteContext): (input: FilingInput) => WriteOutcome {
  const write = createKeyedWriter(context, 'filings');
  return (input) => {
    const company_id = context.entities.resolve(input.company);
    const { outcome } = write({
      key: input.key,
      company_id,
      date: input.date,
      title: stripControls(input.title),
      description: input.description ?? null,
      uid: input.uid ?? null,
      url: input.url ?? null,
      filing_type: input.filing_type ?? null,
      filing_code: input.filing_code ?? null,
    });
    if (outcome !== 'unchanged') context.touch(company_id);
    return outcome;
  };
}

export function createDatumWriter(context: WriteContext): (input: DatumInput) => WriteOutcome {
  const write = createKeyedWriter(context, 'data');
  const link = context.db.prepare('INSERT OR IGNORE INTO datum_companies (company_id, datum_id) VALUES (?, ?)');
  const setUpdated = context.db.prepare('UPDATE data SET updated_at = ? WHERE id = ?');
  return (input) => {
    const created_at = input.created_at ?? context.now();
    const row = {
      key: input.key,
      data_type: input.data_type,
      title: stripControls(input.title),
      description: input.description ?? null,
      attributes: JSON.stringify(input.attributes),
      source_id: context.sourceId(input.source),
      retrieved_at: input.source.retrieved_at ?? null,
    };
    const { id, outcome } = write(row, { created_at, updated_at: created_at });
    if (outcome === 'merged') setUpdated.run(context.now(), id);
    for (const reference of input.companies) {
      const company = context.entities.resolve(reference);
      link.run(company, id);
      if (outcome !== 'unchanged') context.touch(company);
    }
    return outcome;
  };
}
