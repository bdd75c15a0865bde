import type { CompanyEvent } from '@/lib/contract/records';

/** An event of an invented company, with overrides. */
export const eventOf = (part: Partial<CompanyEvent> = {}): CompanyEvent => ({
  id: 7,
  created_at: '2019-05-12T08:00:00+00:00',
  service_url: '/events/7',
  jurisdiction_code: 'gb',
  company_number: '01234500',
  type: 'Event::Company::NameChange',
  event_class: 'company',
  categories: ['corporate', 'kyc'],
  time_range: { starts_at: '2019-05-03T00:00:00+00:00', ends_at: '2019-05-10T23:59:59+00:00' },
  description: "Change of name from 'Old Tarn Ltd' to 'New Tarn Ltd'",
  provenance: {
    type: 'company',
    earlier_snapshot: { sample_date: '2019-05-03' },
    later_snapshot: { sample_date: '2019-05-10' },
  },
  derived_from: { before: { name: 'Old Tarn Ltd' }, after: { name: 'New Tarn Ltd' } },
  payload: null,
  ...part,
});
