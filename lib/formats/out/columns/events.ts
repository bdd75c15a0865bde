import type { CompanyEvent } from '@/lib/contract/event';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './column';

const event = columnsFor<CompanyEvent>();

export const EVENT_COLUMNS: readonly Column<CompanyEvent>[] = [
  event.identifier('id', 'Id'),
  event.field('type', 'Type', 'brief'),
  event.field('description', 'Description', 'brief'),
  event.field('jurisdiction_code', 'Jurisdiction', 'brief'),
  event.identifier('company_number', 'Number of the company', 'brief'),
  event.made('starts_at', 'Not before', ({ time_range }) => time_range.starts_at, 'brief'),
  event.made('ends_at', 'Not after', ({ time_range }) => time_range.ends_at, 'brief'),
  event.made('categories', 'Categories', ({ categories }) => joined(categories, (one) => one)),
  event.field('event_class', 'Class'),
  event.made('before', 'Before', ({ derived_from }) => derived_from?.before),
  event.made('after', 'After', ({ derived_from }) => derived_from?.after),
  event.field('payload', 'Details'),
  event.field('created_at', 'Record made'),
  event.field('service_url', 'Address of the record'),
];
