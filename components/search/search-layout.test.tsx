import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createClient } from '@/lib/api/registry';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { parseSearch } from '@/lib/search/state';
import { adapt } from '@/lib/service/compatible/adapt';
import { SearchLayout } from './search-layout';

const READABLE = { name: 'A', jurisdiction_code: 'gb', company_number: '1' };

it.each([
  [[READABLE, 7, null], '2 entries could not be read and are left out.'],
  [[READABLE, {}], '1 entry could not be read and is left out.'],
  [[READABLE], undefined],
])('states the number of unreadable entries: %j', async (results, said) => {
  const client = createClient(async () => ({
    status: 200,
    body: adapt('search_companies', { results }, { urlField: 'service_url' }),
  }));
  const page = await client.list('search_companies', {});
  const html = renderToStaticMarkup(
    <SearchLayout
      page={COMPANY_SEARCH}
      state={parseSearch(COMPANY_SEARCH, {})}
      title="Companies"
      query={{ label: 'Company name', hint: '' }}
      noun={{ one: 'company', other: 'companies' }}
      results={{ ...page, shown: page.items.length }}
    >
      <p />
    </SearchLayout>,
  );
  expect(html.replaceAll('<!-- -->', '').match(/\d+ entr[^<]*left out\./)?.[0]).toBe(said);
});
