import { describe, expect, it } from 'vitest';
import { compareHref } from '@/lib/records/compare/address';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { embedded, fetchFrom, remote, rowsOf } from './route.fixture';

const { largest_group_head: head, loop, hub, redacted, dissolved } = SAMPLE_HIGHLIGHTS;
const MISSING = { jurisdiction_code: 'gb', company_number: '99999999' };

const fileOf = (suffix: string, companies: Parameters<typeof compareHref>[0]): string =>
  compareHref(companies).replace('/compare', `/compare.${suffix}`);

describe('companies side by side as a file', () => {
  it.each([
    ['json', 'application/json'],
    ['xml', 'application/xml'],
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats'],
    ['md', 'text/markdown'],
    ['jsonld', 'application/ld+json'],
  ])('come as .%s, called by what they are', async (suffix, type) => {
    const response = await fetchFrom(embedded, fileOf(suffix, [head, loop]));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-disposition')).toContain(`filename="compare.${suffix}"`);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it('are a row each, in the order of the page, with the facts that only a whole record has, and no more than that', async () => {
    const text = await (await fetchFrom(embedded, fileOf('csv', [loop, head]))).text();
    const rows = rowsOf(text);
    expect(rows.map(({ name }) => name)).toEqual([loop.name, head.name]);
    const alone = rowsOf(await (await fetchFrom(embedded, `/companies/gb/${head.company_number}.csv`)).text());
    const columns = Object.keys(alone[0] ?? {});
    expect(Object.keys(rows[0] ?? {})).toEqual(columns);
    expect(text).not.toContain('INCOMPLETE');
  });

  it('are the records of the interface in its own envelope', async () => {
    const { results } = await (await fetchFrom(embedded, fileOf('json', [head, loop]))).json();
    expect(results.total_count).toBe(2);
    expect(results.companies.map(({ company }: { company: { name: string } }) => company.name)).toEqual([
      head.name,
      loop.name,
    ]);
  });

  it('stand in a column each where they are to be read, facts that nobody has left out', async () => {
    const text = await (await fetchFrom(embedded, fileOf('md', [head, dissolved]))).text();
    expect(text).toMatch(
      new RegExp(`\\| Fact \\| \\[${head.name}\\]\\([^)]+\\) \\| \\[${dissolved.name}\\]\\([^)]+\\) \\|`),
    );
    expect(text).toMatch(/\| Incorporated \| 1968-04-17 \| \d{4}-\d\d-\d\d \|/);
    const facts = text.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
    expect(facts.filter((line) => /^\| [^|]+ \|\s*\|\s*\|$/.test(line))).toEqual([]);
  });

  it('say which are not among them, and why', async () => {
    const companies = [head, MISSING, redacted, loop, hub];
    const text = await (await fetchFrom(embedded, fileOf('csv', companies))).text();
    expect(text.trimEnd().split('\r\n').at(-1)).toMatch(
      /INCOMPLETE: gb\/99999999 is not in the file: [A-Z][^.;]+; gb\/05030503 is not in the file: [A-Z][^.;]+; 1 more stands in the address; at most 4 are compared\.$/,
    );
    expect(rowsOf(text).filter(({ company_number }) => company_number)).toHaveLength(2);
  });

  it.each([
    ['no company is named', '/compare.csv', 400],
    ['only what is none', '/compare.csv?company=nonsense', 400],
    ['only one that is not there', fileOf('csv', [MISSING]), 404],
    ['only one that is withheld', fileOf('csv', [redacted]), 503],
    ['it would be a citation', fileOf('bib', [head, loop]), 404],
    ['it would be a feed', fileOf('atom', [head, loop]), 404],
  ])('are no file where %s', async (_, address, status) => {
    const response = await fetchFrom(embedded, address);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8']);
  });

  it('cost no call of a remote service: what is not kept is told as not kept', async () => {
    const { asked, registry } = remote();
    const response = await fetchFrom(registry, fileOf('csv', [head, loop]));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No copy of gb/01234500 is kept here');
    expect(asked).toEqual([]);
  });
});
