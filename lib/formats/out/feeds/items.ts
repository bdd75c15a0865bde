import type { CompanyItem } from '@/lib/contract/company';
import type { CompanyEvent } from '@/lib/contract/event';
import { verdict } from '@/lib/records/format/verdict';
import { SPOKEN } from '../spoken';
import type { FeedItem } from './feed';

/** An event is an item of its own for ever. */
export const itemOfEvent = ({ service_url, description, created_at, type, categories }: CompanyEvent): FeedItem => ({
  id: service_url,
  url: service_url,
  title: description,
  summary: null,
  updated: created_at,
  categories: [type, ...categories],
});

/** A company in the feed of a search; undefined where nobody knows when it changed, for a feed is of changes. */
export function itemOfCompany(company: CompanyItem): FeedItem | undefined {
  const updated = company.updated_at ?? company.created_at;
  if (!updated) return undefined;
  const { service_url, name } = company;
  return {
    id: service_url,
    url: service_url,
    title: name,
    summary: verdict(company, SPOKEN),
    updated,
    categories: [],
  };
}
