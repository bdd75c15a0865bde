import type { EventInput, FilingInput, OfficerInput } from '@/lib/register/store/records';
import { joined } from '@/lib/shared/text';
import { columnsFor, type Table } from './column';
import { companyColumns } from './company-of';

const office = columnsFor<OfficerInput>();

export const officers: Table<OfficerInput> = {
  kinds: ['officer'],
  rowOf: (record) => (record.kind === 'officer' ? record : undefined),
  columns: [
    ...companyColumns<OfficerInput>(),
    ...[office.text('name'), office.text('position'), office.text('uid'), office.date('start_date')],
    ...[office.date('end_date'), office.flag('inactive'), office.text('current_status'), office.text('occupation')],
    ...[office.text('nationality'), office.text('address'), office.text('date_of_birth')],
  ],
};

const paper = columnsFor<FilingInput>();

export const filings: Table<FilingInput> = {
  kinds: ['filing'],
  rowOf: (record) => (record.kind === 'filing' ? record : undefined),
  columns: [
    ...companyColumns<FilingInput>(),
    ...[paper.date('date'), paper.text('title'), paper.text('description'), paper.text('uid'), paper.text('url')],
    ...[paper.text('filing_type'), paper.text('filing_code')],
  ],
};

const occasion = columnsFor<EventInput>();

export const events: Table<EventInput> = {
  kinds: ['event'],
  rowOf: (record) => (record.kind === 'event' ? record : undefined),
  columns: [
    ...companyColumns<EventInput>(),
    occasion.text('type'),
    occasion.made('categories', ({ categories }) => joined(categories, (category) => category)),
    ...[
      occasion.text('starts_at'),
      occasion.text('ends_at'),
      occasion.text('description'),
      occasion.text('created_at'),
    ],
  ],
};
