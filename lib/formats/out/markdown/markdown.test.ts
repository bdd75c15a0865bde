import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABOUT, ALL_KINDS, documentOf, listOf, RECORDS, textOf } from '@/lib/api/download/download.fixture';
import { write } from '@/lib/api/download/formats';
import { oneLine } from '@/lib/shared/text';
import { escapeMarkdown, markdownLink } from './escape';

const NASTY = [
  '# Heading',
  '- item',
  '1. item',
  '12) item',
  '+ item',
  '> quote',
  '| cell | cell |',
  '[text](https://evil.example)',
  '![text](https://evil.example)',
  '<script>alert(1)</script>',
  '<https://evil.example>',
  'https://evil.example',
  'www.evil.example',
  '*strong* _em_ ~~gone~~ `code`',
  '&lt;b&gt; &#60;',
  'line\n\n# Heading',
  '---',
  '===',
  '```',
  '    code',
  'end\\',
  '$x$ ^y^ {z}',
  ': definition',
];

const ESCAPED = /\\[!-/:-@[-`{-~]/g;

/** Text without escaped marks contains no active markup. */
function expectNoMarkup(written: string): void {
  const bare = written.replace(ESCAPED, '\u{E000}');
  expect(bare).not.toMatch(/[\\`*_{}[\]<>|~^$#=\n\r]/);
  expect(bare).not.toMatch(/&(?=[#\w])|(https?|ftp):\/\/|www\.|^[-+:>]|^\d+[.)]|^\s/i);
}

describe('a name in markdown', () => {
  it.each(NASTY)('%j is plain text', (name) => {
    const written = escapeMarkdown(name);
    expectNoMarkup(written);
    expect(written.replace(ESCAPED, (found) => found.slice(1))).toBe(oneLine(name));
  });

  it('any characters are plain text, and none is lost', () => {
    const name = fc.array(fc.oneof(fc.string(), fc.constantFrom(...NASTY))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, (text) => {
        const written = escapeMarkdown(text);
        expectNoMarkup(written);
        expect(written.replace(ESCAPED, (found) => found.slice(1))).toBe(oneLine(text));
      }),
    );
  });

  it.each([
    ['Smith & Sons (Holdings) Ltd.', 'Smith & Sons (Holdings) Ltd.'],
    ["O'Neill plc", "O'Neill plc"],
    ['شركة المثال', 'شركة المثال'],
    ['abc\u{202E}fed', 'abcfed'],
  ])('%s stays readable', (name, written) => {
    expect(escapeMarkdown(name)).toBe(written);
  });

  it.each([
    ['javascript:alert(1)', 'Name'],
    ['/companies/gb/1', 'Name'],
    [null, 'Name'],
    ['https://x.example/?a=)>"\\', '[Name](<https://x.example/?a=)%3E%22%5C>)'],
    ['https://x.example/?a=1|2', '[Name](<https://x.example/?a=1%7C2>)'],
  ])('is linked to %s only where that is an address of the web', (url, written) => {
    expect(markdownLink('Name', url)).toBe(written);
  });
});

describe('the dossier of a company', () => {
  const dossier = () => textOf(write('md', documentOf('company', RECORDS.company)));

  it('begins with the name and the verdict', async () => {
    expect(await dossier()).toMatch(
      /^# EXAMPLE WIDGETS LTD\n\nPrivate limited company, registered in the United Kingdom since 3 February 2001; dissolved in May 2019\.\n/,
    );
  });

  it.each([
    ['a fact', '| Status | Dissolved |'],
    ['a fact of three states', '| Inactive | yes |'],
    ['a former name, escaped, with its time', '- Ex & \\<b\\>Old\\</b\\>, 3 February 2001 to 1 January 2010'],
    ['another name', '- شركة المثال, trading, ar'],
    ['a current officer', '- [Kim \\*Example\\*](<https://firmament.example/officers/7>), director, since 2002'],
    [
      'a former officer under a heading of its own',
      '## Former officers\n\n- Lee Example, secretary, until 1 January 2005',
    ],
    ['a filing', '- 2018-12-31, [Accounts \\| 2018](<https://firmament.example/filings/9>)'],
    [
      'who controls it',
      '- Controlled by: [\\=HYPERLINK("https\\://evil.example")](<https://firmament.example/companies/je/00007>)',
    ],
    ['how much more data there is', '4 items not in this file.'],
    ['its publisher', '- Publisher: Example Register'],
    ['its licence', '- Licence: [https\\://licence.example/open/](<https://licence.example/open/>)'],
  ])('has %s', async (_, line) => {
    expect(await dossier()).toContain(line);
  });

  it('names branch status and successor before any fact', async () => {
    const { controlling_entity, ...company } = RECORDS.company;
    const later = { company_name: 'Next', service_url: 'https://firmament.example/companies/gb/2' };
    const record = {
      ...company,
      branch: 'F',
      home_company: controlling_entity,
      subsequent_registration_entities: [later],
    };
    const text = await textOf(write('md', documentOf('company', record)));
    expect(text.indexOf('> This entry is a branch')).toBeGreaterThan(0);
    expect(text.indexOf('> Superseded')).toBeLessThan(text.indexOf('| Fact |'));
  });

  it('says where the statements are when it holds none, and gives those it holds with their sources', async () => {
    expect(await dossier()).toContain('[On a page of their own]');
    const with_statements = { ...documentOf('company', RECORDS.company), statements: [RECORDS.statement] };
    expect(await textOf(write('md', with_statements))).toMatch(
      /controls \[EXAMPLE WIDGETS LTD\].*, from \\< 2016-04-06,.*confidence 90/,
    );
    const none = { ...documentOf('company', RECORDS.company), statements: [] };
    expect(await textOf(write('md', none))).toContain('The register holds none.');
  });
});

it.each(ALL_KINDS)('the dossier of a %s has a title, a sentence and its origin', async (kind) => {
  const text = await textOf(write('md', documentOf(kind, RECORDS[kind])));
  expect(text).toMatch(/^# \S.*\n\n\S/);
  expect(text).toContain('## About this file');
});

it('writes a structure as lines to read, without unknown values', async () => {
  const properties = { share_class: null, shareholders: [{ name: '*Kim*' }, { name: 'Lee' }], direct: true };
  const text = await textOf(write('md', documentOf('statement', { ...RECORDS.statement, properties })));
  expect(text).toContain(
    '## Properties\n\n- shareholders, name: \\*Kim\\*\n- shareholders, name: Lee\n- direct: yes\n\n## Sources',
  );
});

describe('a list in markdown', () => {
  it('is a table under its title and filter, and ends with how much of all it is', async () => {
    const text = await textOf(write('md', listOf('officer', [RECORDS.officer])));
    expect(text).toContain('Filter: Jurisdiction: United Kingdom\n');
    expect(text).toContain('| Name | Position | Company | From | Until |\n| --- |');
    expect(text).toContain(
      '| [\\+44 Example](<https://firmament.example/officers/7>) | director | EXAMPLE WIDGETS LTD | 2011-11-29 |  |',
    );
    expect(text).toContain('Records: 1 of 3: the file does not hold all of them');
  });

  it('of an empty list says so, and says if the total is unknown', async () => {
    const text = await textOf(write('md', listOf('officer', [], { ...ABOUT, total_count: null })));
    expect(text).toContain('There are no officers here.');
    expect(text).toContain('0; how many there are in all is not known');
  });
});
