import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { COMPANY_SEARCH, OFFICER_SEARCH } from '../filters';
import { printSearch } from '../state';
import { parseQuery } from './parse';
import { type Problem, problemInWords, withSuggestion } from './part';
import { numberInWords, printQuery } from './print';

/** Replaces no-break spaces with plain ones, to keep the tables readable. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** The request for a query, as address parameters. */
const request = (text: string, page = COMPANY_SEARCH) =>
  decodeURIComponent(printSearch(page, parseQuery(page, text).state).toString().replaceAll('+', ' '));
const said = (problem: Problem, language: Language = 'en') => ({
  ...problem,
  message: problemInWords(problem, language),
});
const problems = (text: string, known = {}, language?: Language) =>
  parseQuery(COMPANY_SEARCH, text, known).problems.map((problem) => said(problem, language));

describe('a query', () => {
  it.each([
    ['marine group', 'q=marine group'],
    ['mari*', 'q=mari*'],
    ['"marine group" acme', 'q="marine group" acme'],
    ['“marine group”', 'q="marine group"'],
    ['"status:x"', 'q="status:x"'],
    ['status\\:x', 'q=status:x'],
    ['a "b \\" c"', 'q=a "b " c"'],
    ['5" pipe', 'q=5" pipe'],
    ['Re: Energy', 'q=Re: Energy'],
    ['marine - group', 'q=marine - group'],
    ['ｍａｒｉｎｅ שלום', 'q=ｍａｒｉｎｅ שלום'],
    ['jurisdiction:gb', 'jurisdiction_code=gb'],
    ['j:GB', 'jurisdiction_code=GB'],
    ['in:Germany', 'jurisdiction_code=de'],
    ['in:"United Kingdom"', 'jurisdiction_code=gb'],
    ['ｊ：gb', 'jurisdiction_code=gb'],
    ['jurisdiction_code:gb|de', 'jurisdiction_code=gb|de'],
    ['jurisdiction:gb,de', 'jurisdiction_code=gb,de'],
    ['data:a data:b', 'types_of_data_held=a,b'],
    ['type:"Private, limited"', 'company_type=Private, limited|'],
    ['type:"Private, limited"|Public', 'company_type=Private, limited|Public'],
    ['country:us', 'country_code=us'],
    ['address:"High Street"', 'registered_address=High Street'],
    ['industry:uk_sic_2007-62012', 'industry_codes=uk_sic_2007-62012'],
    ['is:branch -is:inactive', 'inactive=false&branch=true'],
    ['is:active', 'inactive=false'],
    ['-inactive:false', 'inactive=true'],
    ['nonprofit:yes', 'nonprofit=true'],
    ['inc:2010', 'incorporation_date=2010-01-01:2010-12-31'],
    ['inc:2010-05..2012', 'incorporation_date=2010-05-01:2012-12-31'],
    ['inc:2010-2015', 'incorporation_date=2010-01-01:2015-12-31'],
    ['inc:>2010', 'incorporation_date=2010-12-31:'],
    ['inc:>=2010', 'incorporation_date=2009-12-31:'],
    ['inc:<2010-03-01', 'incorporation_date=:2010-03-01'],
    ['inc:<=2012-02', 'incorporation_date=:2012-03-01'],
    ['inc:2010..', 'incorporation_date=2009-12-31:'],
    ['inc:..2015', 'incorporation_date=:2016-01-01'],
    ['inc:>2010 inc:<2015', 'incorporation_date=2011-01-01:2014-12-31'],
    ['inc:2010-01-01:', 'incorporation_date=2010-01-01:'],
    [
      'dis:2020 created:2021 updated:2022',
      'dissolution_date=2020-01-01:2020-12-31&created_at=2021-01-01:2021-12-31&updated_at=2022-01-01:2022-12-31',
    ],
    ['number:01234500', 'q=01234500&fields=company_number,native_company_number,heavily_normalised_number'],
    [
      'gb/01234500',
      'q=01234500&fields=company_number,native_company_number,heavily_normalised_number&jurisdiction_code=gb',
    ],
  ])('%j requests %j', (text, expected) => {
    expect(request(text)).toBe(expected);
    expect(problems(text).filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  it.each([
    ['position:director born:1970', 'position=director&date_of_birth=1970-01-01:1970-12-31'],
    ['is:former in:de address:Berlin', 'jurisdiction_code=de&inactive=true&address=Berlin'],
    ['gb/01234500', 'q=gb/01234500'],
    ['officer:"Erika Tester" j:gb', 'q=Erika Tester&jurisdiction_code=gb'],
    ['director:Erika Tester', 'q=Erika Tester&position=director'],
    ['position:secretary director:Tester', 'q=Tester&position=secretary'],
  ])('for officers, %j requests %j', (text, expected) => {
    expect(request(text, OFFICER_SEARCH)).toBe(expected);
  });

  it.each([
    ['director:Tester', COMPANY_SEARCH, true, ['error']],
    ['j:gb officer:"Erika Tester"', COMPANY_SEARCH, true, ['error']],
    ['director:Tester', OFFICER_SEARCH, undefined, []],
    ['"director:Tester"', COMPANY_SEARCH, undefined, []],
    ['director:', COMPANY_SEARCH, undefined, ['error']],
    ['-director:Tester', COMPANY_SEARCH, undefined, ['error']],
  ])('%j on the page %j asks for officers: %j', (text, page, officers, kinds) => {
    const parsed = parseQuery(page, text);
    expect([parsed.officers, parsed.problems.map(({ kind }) => kind)]).toEqual([officers, kinds]);
  });

  it('prints the name first and each filter in its shortest form', () => {
    const text = 'inc:2010-01-01..2015-12-31 in:Germany|gb inactive:false type:"Private limited" "marine group"';
    expect(printQuery(COMPANY_SEARCH, parseQuery(COMPANY_SEARCH, text).state)).toBe(
      '"marine group" jurisdiction:de|gb type:"Private limited" -is:inactive inc:2010..2015',
    );
  });

  it('keeps the rest of the search if one part is unsupported', () => {
    const text = 'jurisdiction:gb -status:dissolved inc:2010..2015 "marine group"';
    expect(request(text)).toBe('q="marine group"&jurisdiction_code=gb&incorporation_date=2010-01-01:2015-12-31');
    const [problem, another] = problems(text);
    expect(another).toBeUndefined();
    expect(problem && withSuggestion(text, problem)).toBe('jurisdiction:gb -is:inactive inc:2010..2015 "marine group"');
  });
});

describe('a problem', () => {
  const known = {
    current_status: [
      { value: 'Active', count: 3 },
      { value: 'In Liquidation', count: 1 },
      { value: 'Dissolved', count: 2 },
    ],
  };

  it.each([
    ['jursidiction:gb', 'There is no field “jursidiction”. Did you mean jurisdiction?', 'jurisdiction:gb'],
    ['colour:red', 'There is no field “colour”; a backslash before the colon makes it a word.', 'colour\\:red'],
    ['j:Germny', 'There is no jurisdiction “Germny”. Did you mean Germany?', 'j:de'],
    ['is:brnch', '“brnch” cannot be used with “is”. Did you mean branch?', 'is:branch'],
    ['status:', '“status” needs a value right after its colon.', undefined],
    ['-marine', 'The register cannot exclude a word; “marine” is not searched.', undefined],
    [
      '-status:dissolved',
      'The register cannot exclude a status; -is:inactive excludes every company that is no longer active.',
      '-is:inactive',
    ],
    [
      '-status:active',
      'The register cannot exclude a status; search for all the others instead.',
      'status:"In Liquidation"|Dissolved',
    ],
    ['-j:gb', 'The register cannot exclude a jurisdiction; name the ones you want.', undefined],
    ['-inc:>2010', 'The register cannot exclude days; name the ones you want.', 'inc:<2011'],
    [
      'inc:soon',
      '“soon” is not a date: use a year, a month or a day, such as 2010, 2010-05 or 2010-05-01, or a range: 2010..2015.',
      undefined,
    ],
    [
      'inc:2010-02-30',
      '“2010-02-30” is not a date: use a year, a month or a day, such as 2010, 2010-05 or 2010-05-01, or a range: 2010..2015.',
      undefined,
    ],
    ['inc:2015..2010', '“2015..2010” ends before it begins.', 'inc:2010..2015'],
    ['inactive:maybe', '“maybe” is not a value of “inactive”: use true or false.', undefined],
    ['status:"a|b"', 'The register cannot search for “a|b”: values must not contain “|”.', undefined],
    ['data:"a,b",c', 'Values that contain a comma can only be combined with “|” (any of them).', undefined],
    ['is:colour', '“colour” cannot be used with “is”: use inactive, active, former, branch, nonprofit.', undefined],
  ])('in %j is an error, and the part is dropped', (text, message, suggested) => {
    const [problem] = problems(text, known);
    expect(problem).toMatchObject({ kind: 'error', message });
    expect(problem?.suggestion && withSuggestion(text, problem)).toBe(suggested);
    expect(request(text)).toBe('');
  });

  it.each([
    ['status:disolved', 'No company here has the status “disolved”. Did you mean “Dissolved”?', 'status:Dissolved'],
    ['status:a,b', 'No record has more than one status, so nothing is found; “|” matches any of them.', 'status:a|b'],
    ['industry:62012', 'An industry code is written with its scheme, such as uk_sic_2007-62012.', undefined],
    [
      'lei:1234',
      '“1234” is not a valid LEI: an LEI has 20 letters and digits, and the last two check the others.',
      undefined,
    ],
    ['"marine', 'The quotation mark is not closed, so everything after it belongs to the phrase.', undefined],
  ])('in %j is a note, and the part is searched', (text, message, suggested) => {
    const [problem] = problems(text, known);
    expect(problem).toMatchObject({ kind: 'note', message });
    expect(problem?.suggestion && withSuggestion(text, problem)).toBe(suggested);
    expect(request(text)).not.toBe('');
  });

  it.each([
    ['is:branch -is:branch', 10, 'branch=true'],
    ['status:a|b status:c', 11, 'current_status=a|b'],
    ['inc:2010 inc:2012', 9, 'incorporation_date=2010-01-01:2010-12-31'],
    ['j:de gb/1234', 5, 'jurisdiction_code=de'],
    ['marine number:1234', 0, 'q=1234&fields=company_number,native_company_number,heavily_normalised_number'],
    ['number:1234 number:5678', 12, 'q=1234&fields=company_number,native_company_number,heavily_normalised_number'],
  ])('with two conflicting parts of %j is reported at %i', (text, start, expected) => {
    expect(problems(text)).toMatchObject([{ kind: 'error', start }]);
    expect(request(text)).toBe(expected);
  });

  it.each<[Language, string, string]>([
    ['de', 'jursidiction:gb', 'Es gibt kein Feld „jursidiction“; ist jurisdiction gemeint?'],
    ['de', 'j:Germny', '„Germny“ ist kein bekannter Wert von „jurisdiction“; ist Deutschland gemeint?'],
    [
      'de',
      '-status:active',
      'Das Register kann Werte von „status“ nicht ausschließen; suchen Sie stattdessen nach allen übrigen.',
    ],
    ['de', 'status:disolved', 'Kein Unternehmen hat bei „status“ den Wert „disolved“; ist „Dissolved“ gemeint?'],
    ['fr', 'is:brnch', '« brnch » n’est pas possible avec « is » ; vouliez-vous dire branch ?'],
    ['fr', 'status:', '« status » demande une valeur juste après les deux-points.'],
    ['fr', '-marine', 'Le registre ne sait pas exclure un mot ; « marine » n’est pas cherché.'],
  ])('is described in %s: %j', (language, text, message) => {
    expect(problems(text, known, language).map((problem) => plain(problem.message))).toEqual([message]);
  });

  it('shows the typed text short and without direction characters', () => {
    const [problem] = problems(`j:\u202e${'x'.repeat(60)}`);
    expect(problem?.message).toBe(`There is no jurisdiction “${'x'.repeat(40)}…”.`);
  });
});

describe('exclusions, if the source supports them', () => {
  const left = (text: string, page = COMPANY_SEARCH) => parseQuery(page, text, {}, { canExclude: true });

  it.each([
    ['-status:dissolved', { current_status: ['dissolved'] }],
    ['-jurisdiction:gb|de', { jurisdiction_code: ['gb', 'de'] }],
    ['-j:Germany,France', { jurisdiction_code: ['de', 'fr'] }],
    ['-status:a -status:b|a', { current_status: ['a', 'b'] }],
    ['-type:"Private, limited"|"a|b"', { company_type: ['Private, limited', 'a|b'] }],
    [
      '-industry:isic_4-J -data:gazette_notice',
      { industry_codes: ['isic_4-J'], types_of_data_held: ['gazette_notice'] },
    ],
    ['status:active -country:us', { country_code: ['us'] }],
  ])('%j excludes %j', (text, expected) => {
    const { state, problems } = left(text);
    expect(state.excluded).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it('work for positions of officers', () => {
    expect(left('-position:secretary', OFFICER_SEARCH).state.excluded).toEqual({ position: ['secretary'] });
  });

  it.each([
    ['-marine', 'The register cannot exclude a word; “marine” is not searched.'],
    ['-address:Berlin', 'The register cannot exclude an address; name the ones you want.'],
    ['-j:Germny', 'There is no jurisdiction “Germny”. Did you mean Germany?'],
  ])('are empty for %j, with a problem', (text, message) => {
    const { state, problems: found } = left(text);
    expect(found.map((problem) => said(problem))).toMatchObject([{ kind: 'error', message }]);
    expect(state.excluded).toEqual({});
  });
});

describe('a number', () => {
  const LEI = '529900T8BM49AURSDO55';

  it.each([
    [
      'gb/01234500',
      {
        number: '01234500',
        href: '/companies/gb/01234500',
      },
    ],
    ['https://registry.test/companies/us_de/123/network', { number: '123', href: '/companies/us_de/123' }],
    ['number:"HRB 12/3" in:de', { number: 'HRB 12/3', href: '/companies/de/HRB%2012%2F3' }],
    [
      '01234500 j:GB',
      {
        number: '01234500',
        href: '/companies/gb/01234500',
      },
    ],
    ['number:\ud800 j:gb', { number: '\ud800' }],
    ['number:.. j:gb', { number: '..' }],
    ['01234500', { number: '01234500' }],
    [LEI.toLowerCase(), { kind: 'lei', number: LEI }],
    ['5299 00T8 BM49 AURS DO55', { kind: 'lei', number: LEI }],
  ])('in %j is reported, with the page of the record if known', (text, expected) => {
    const { number } = parseQuery(COMPANY_SEARCH, text);
    expect(number).toMatchObject(expected);
    expect(number && 'href' in number).toBe('href' in expected);
  });

  it.each<[Language, string, string]>([
    ['en', 'gb/01234500', 'Searching for “01234500” as a company number in the United Kingdom.'],
    ['en', '01234500 j:GB', '“01234500” may be a company number in the United Kingdom.'],
    ['en', '01234500', '“01234500” may be a company number.'],
    ['en', LEI, `“${LEI}” is a legal entity identifier (LEI).`],
    ['de', 'gb/01234500', '„01234500“ wird als Registernummer gesucht (Rechtsraum: Vereinigtes Königreich).'],
    ['de', '01234500', '„01234500“ ist vielleicht eine Registernummer.'],
    ['fr', '01234500 j:de', '« 01234500 » est peut-être un numéro de société (juridiction : Allemagne).'],
    ['fr', LEI, `« ${LEI} » est un identifiant d’entité juridique (LEI).`],
  ])('is described in %s for %j', (language, text, expected) => {
    const { number, state } = parseQuery(COMPANY_SEARCH, text);
    expect(number && plain(numberInWords(number, state.by_number, language))).toBe(expected);
  });

  it.each(['B1204_HRB290027', 'J23/605/2003', 'U27108MH1995PTC092094', 'Frankfurt (Oder) HRB 77 B', 'Köln VR 7'])(
    'is recognised in %j',
    (text) => expect(parseQuery(COMPANY_SEARCH, text).number).toMatchObject({ kind: 'company_number', number: text }),
  );

  it.each(['marine', 'Studio 54', 'Studio2024', 'HRB', '3M', '529900T8BM49AURSDO56', '1', ''])(
    'is not recognised in %j',
    (text) => {
      expect(parseQuery(COMPANY_SEARCH, text).number).toBeUndefined();
    },
  );

  it('without a field is searched as a name, and offered as a number search', () => {
    const { state, number } = parseQuery(COMPANY_SEARCH, '01234500');
    expect(state).toMatchObject({ q: '01234500', by_number: false });
    expect(number && printQuery(COMPANY_SEARCH, number.state)).toBe('number:01234500');
  });

  it('that is an LEI is searched among identifiers', () => {
    const { number } = parseQuery(COMPANY_SEARCH, LEI);
    expect(number && printQuery(COMPANY_SEARCH, number.state)).toBe(`identifier:${LEI}`);
  });
});
