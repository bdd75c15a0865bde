import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bods as bodsImport } from '@/lib/formats/in/bods/bods';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { DATA, realData } from '@/lib/testing/real-data';
import { isRaw, type Raw, rawAt, rawsAt } from '../../in/raw';
import { exported, registerFrom, registerFromText } from '../native/native.fixture';
import { bods } from './bods';
import { type Difference, differences, INVENTED, newestOf } from './round-trip.fixture';

/** A difference that is no fault: a statement said something else, or nothing, before it became part of a register. */
interface Expected {
  path: RegExp;
  reason: string;
  /** Whether this difference has that reason; all of the path have it without. */
  when?: (difference: Difference, given: Raw) => boolean;
}

const NONE = (value: unknown): boolean => value === undefined;
const isPath = (value: unknown): boolean => typeof value === 'string' && !/^https?:/.test(value);

/** What statements lose on the way through a register, and why. Anything else fails. */
const LOST: readonly Expected[] = [
  {
    path: /^publicationDetails\.(publicationDate|bodsVersion)$/,
    reason: 'they tell when and in which version the export is published',
  },
  { path: /^declaration(Subject)?$/, reason: 'the register keeps records, not the declarations that they came in' },
  {
    path: /^statementId$/,
    reason: 'a statement of an entity or a person is made of all that the register has, so it is another one',
    when: (_, { recordType }) => recordType !== 'relationship',
  },
  {
    path: /^statementId$/,
    reason: 'ids of 0.2 and 0.3 may be shorter than 0.4 allows',
    when: ({ given }) => String(given).length < 32,
  },
  {
    path: /^recordStatus$/,
    reason: 'of each record the newest statement is kept, so none updates another',
    when: ({ given, found }) => given === 'updated' && found === 'new',
  },
  { path: /^replacesStatements\[\]$/, reason: '0.4 has no such field: versions of a record share its id' },
  { path: /^annotations\[\]\./, reason: 'notes of the publisher on the very statement that it published' },
  {
    path: /^recordDetails\.jurisdiction\.name$/,
    reason: 'a jurisdiction of the register has one name, and its code is the same',
  },
  {
    path: /^recordDetails\.identifiers\[\]\.uri$/,
    reason: 'a path on the site of its publisher is not an address, which 0.4 asks for',
    when: ({ given }) => isPath(given),
  },
  {
    path: /^recordDetails\.addresses\[\]\.type$/,
    reason: 'of a person 0.4 allows no registered address: it is written without its type',
    when: ({ given }, { recordType }) => recordType === 'person' && given === 'registered',
  },
  {
    path: /^recordDetails\.entityType\.subtype$/,
    reason: '0.4 allows this subtype of state bodies only: it is the description of the type',
    when: ({ given }, { recordDetails }) =>
      isRaw(recordDetails) &&
      rawAt(recordDetails, 'entityType').type !== 'stateBody' &&
      given === 'governmentDepartment',
  },
  {
    path: /^recordDetails\.interests\[\]\.share\.(minimum|maximum)$/,
    reason: '0.4 allows no band beside the exact share, which is the same',
    when: ({ given }, { recordDetails }) =>
      isRaw(recordDetails) &&
      rawsAt(recordDetails, 'interests').some((interest) => rawAt(interest, 'share').exact === given),
  },
  {
    path: /^recordDetails\.componentRecords\[\]$/,
    reason: '0.4 allows no components of a component',
    when: (_, { recordDetails }) => isRaw(recordDetails) && recordDetails.isComponent === true,
  },
];

/** What the export says that the statement did not. */
const ADDED: readonly Expected[] = [
  {
    path: /^(addresses\[\]\.country|nationalities\[\]|politicalExposure.*)\.name$/,
    reason: '0.4 asks for a name beside a code',
  },
  { path: /^politicalExposure\.status$/, reason: '0.4 asks for a status: it is unknown' },
  { path: /^jurisdiction\./, reason: 'the country of the register that gave the number' },
  { path: /^identifiers\[\]\.schemeName$/, reason: '0.4 asks for a scheme or its name' },
  {
    path: /^entityType\.details$/,
    reason: 'a subtype that 0.4 does not allow of this type',
    when: (_, { recordDetails }) => isRaw(recordDetails) && rawAt(recordDetails, 'entityType').subtype !== undefined,
  },
];

const isExpected = (list: readonly Expected[], difference: Difference, given: Raw): boolean =>
  list.some(({ path, when }) => path.test(difference.path) && (when?.(difference, given) ?? true));

/** The statement with ids of entities in place of ids of their records, of which an entity may have several. */
function byEntity(statement: Raw, entityOf: (id: unknown) => unknown): Raw {
  const details = rawAt(statement, 'recordDetails');
  const ends = Object.fromEntries(['subject', 'interestedParty'].map((end) => [end, entityOf(details[end])]));
  return {
    ...statement,
    ...{ recordId: entityOf(statement.recordId), declarationSubject: entityOf(statement.declarationSubject) },
    recordDetails: statement.recordType === 'relationship' ? { ...details, ...ends } : details,
  };
}

const differencesOf = (given: Raw, found: Raw | undefined): Difference[] =>
  found ? differences(given, found) : [{ path: 'statement', given: given.recordId, found }];

/** What the export of a register lacks, has otherwise or adds, but for what is expected. */
function unexpected(statements: readonly Raw[], file: string): string[] {
  const db = openDatabase(file);
  const find = db.prepare<[string], number>('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
  const entityOf = (id: unknown): unknown =>
    typeof id === 'string' ? (find.get(`bods:${id}`) ?? find.get(id) ?? id) : id;
  const written = exported(file, bods).trim().split('\n').filter(Boolean);
  const given = [...newestOf(statements).values()].map((one) => byEntity(one, entityOf));
  const found = new Map(
    [...newestOf(written.map((line) => JSON.parse(line))).values()].map((one) => {
      const statement = byEntity(one, entityOf);
      return [statement.recordId, statement];
    }),
  );
  db.close();
  const problems = given.flatMap((one) => {
    const other = found.get(one.recordId);
    // Of several records of one company, the newest that gives a fact says what is shown.
    const others = given.filter((record) => record !== one && record.recordId === one.recordId);
    const isOfAnother = ({ path }: Difference): boolean =>
      others.some((record) => differencesOf(record, other).every((difference) => difference.path !== path));
    const lost = differencesOf(one, other).filter(
      (difference) => !isExpected(LOST, difference, one) && !isOfAnother(difference),
    );
    const added = others.length > 0 ? [] : differences(other?.recordDetails, one.recordDetails);
    return [
      ...lost.map((difference) => `${one.recordType} ${JSON.stringify(difference)}`),
      ...added
        .filter((difference) => NONE(difference.found) && !isExpected(ADDED, difference, one))
        .map(({ path, given: value }) => `${one.recordType} adds ${path} ${JSON.stringify(value)}`),
    ];
  });
  // An end that no statement describes gets one, as the relationship refers to it.
  const ends = given.flatMap(({ recordDetails }) =>
    isRaw(recordDetails) ? [recordDetails.subject, recordDetails.interestedParty] : [],
  );
  const known = new Set([...given.map(({ recordId }) => recordId), ...ends]);
  return [...problems, ...[...found.keys()].filter((id) => !known.has(id)).map((id) => `statement ${id} is new`)];
}

function statementsIn(text: string): Raw[] {
  try {
    const whole = JSON.parse(text);
    return Array.isArray(whole) ? whole : [whole];
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
}

describe('BODS that became a register and the register BODS', () => {
  it('says the same, of invented statements with every field', async () => {
    const register = await registerFromText(bodsImport, JSON.stringify(INVENTED));
    expect(unexpected(INVENTED, register)).toEqual([]);
  });

  it('lost nothing that the list does not name, and the list can fail', async () => {
    const register = await registerFromText(bodsImport, JSON.stringify(INVENTED));
    const [first, ...others] = INVENTED;
    const wrong = { ...first, recordDetails: { ...rawAt(first ?? {}, 'recordDetails'), name: 'Another' } };
    expect(unexpected([wrong, ...others], register)).toEqual([expect.stringContaining('recordDetails.name')]);
    const withoutEnd = INVENTED.filter(({ recordId }) => recordId !== 'of-ada');
    expect(unexpected(withoutEnd, register)).toEqual([expect.stringContaining('is new')]);
  });
});

const folders = ['bods-0.2', 'bods-0.3', 'bods-0.4'];
const { reason } = realData('bods-0.4', /./);
const published = reason
  ? []
  : folders.flatMap((folder) =>
      readdirSync(join(DATA, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.jsonl?$/.test(name) && !name.endsWith('manifest.json'))
        .map((name) => join(folder, name)),
    );

describe.skipIf(reason !== '')(`published BODS${reason}`, () => {
  it.each(published)('says the same after it became a register and the register BODS: %s', async (name) => {
    const file = join(DATA, name);
    const statements = statementsIn(readFileSync(file, 'utf8')).filter(
      ({ statementID = '' }) => typeof statementID === 'string',
    );
    expect(unexpected(statements, await registerFrom([bodsImport, [file]]))).toEqual([]);
  });
});
