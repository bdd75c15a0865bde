import { describe, expect, it } from 'vitest';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { compareHref } from '@/lib/shared/links';
import { embedded, fetchFrom, remote, rowsOf } from './route.fixture';

const { largest_group_head: head, loop, hub, redacted, dissolved } = SAMPLE_HIGHLIGHTS;
const MISSING = { jurisdiction_code: 'gb', company_number: '99999999' };

const fileOf = (suffix: string, companies: Parameters<typeof compareHref>[0]): string =>
  compareHref(companies).replace('/compare', `/compare.${suffix}`);

describe('the file of compared companies', () => {
  it.each([
    ['json', 'application/json'],
    ['xml', 'application/xml'],
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats'],
    ['md', 'text/markdown'],
    ['jsonld', 'application/ld+json'],
  ])('is available as .%s, with a descriptive name', async (suffix, type) => {
    const response = await fetchFrom(embedded, fileOf(suffix, [head, loop]));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-disposition')).toContain(`filename="compare.${suffix}"`);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it('has a row per company, in the order of the page, with the facts of the whole record and no others', async () => {
    const text = await (await fetchFrom(embedded, fileOf('csv', [loop, head]))).text();
    const rows = rowsOf(text);
    expect(rows.map(({ name }) => name)).toEqual([loop.name, head.name]);
    const alone = rowsOf(await (await fetchFrom(embedded, `/companies/gb/${head.company_number}.csv`)).text());
    const columns = Object.keys(alone[0] ?? {});
    expect(Object.keys(rows[0] ?? {})).toEqual(columns);
    expect(text).not.toContain('INCOMPLETE');
  });

  it('has the records of the interface in its own envelope', async () => {
    const { results } = await (await fetchFrom(embedded, fileOf('json', [head, loop]))).json();
    expect(results.total_count).toBe(2);
    expect(results.companies.map(({ company }: { company: { name: string } }) => company.name)).toEqual([
      head.name,
      loop.name,
    ]);
  });

  it('has a column per company in formats for reading, without facts that all lack', async () => {
    const text = await (await fetchFrom(embedded, fileOf('md', [head, dissolved]))).text();
    expect(text).toMatch(
      new RegExp(`\\| Fact \\| \\[${head.name}\\]\\([^)]+\\) \\| \\[${dissolved.name}\\]\\([^)]+\\) \\|`),
    );
    expect(text).toMatch(/\| Incorporated \| 1968-04-17 \| \d{4}-\d\d-\d\d \|/);
    const facts = text.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
    expect(facts.filter((line) => /^\| [^|]+ \|\s*\|\s*\|$/.test(line))).toEqual([]);
  });

  it('says which companies are missing, and why', async () => {
    const companies = [head, MISSING, redacted, loop, hub];
    const text = await (await fetchFrom(embedded, fileOf('csv', companies))).text();
    expect(text.trimEnd().split('\r\n').at(-1)).toMatch(
      /INCOMPLETE: gb\/99999999 is not in the file: [A-Z][^.;]+; gb\/05030503 is not in the file: [A-Z][^.;]+; 1 more stands in the address; at most 4 are compared\.$/,
    );
    expect(rowsOf(text).filter(({ company_number }) => company_number)).toHaveLength(2);
  });

  it.each([
    ['no company is named', '/compare.csv', 400],
    ['only an invalid one', '/compare.csv?company=nonsense', 400],
    ['only one that does not exist', fileOf('csv', [MISSING]), 404],
    ['only one that is withheld', fileOf('csv', [redacted]), 503],
    ['it would be a citation', fileOf('bib', [head, loop]), 404],
    ['it would be a feed', fileOf('atom', [head, loop]), 404],
  ])('does not exist if %s', async (_, address, status) => {
    const response = await fetchFrom(embedded, address);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8']);
  });

  it('costs no call of a remote service: companies that are not cached are reported', async () => {
    const { asked, registry } = remote();
    const response = await fetchFrom(registry, fileOf('csv', [head, loop]));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No copy of gb/01234500 is kept here');
    expect(asked).toEqual([]);
  });
});
