import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegisterInput } from '@/lib/register/store/records';
import { DATA, realData } from '@/lib/testing/real-data';
import { testedSample } from '@/lib/testing/small-sample';
import { bods as bodsImport } from '../in/bods/bods';
import { followthemoney as ftmImport } from '../in/followthemoney/followthemoney';
import { bods } from './bods/bods';
import { followthemoney } from './followthemoney/followthemoney';
import { exported, folderOfTest, registerFrom, registerOf } from './native/native.fixture';

/** Python as the machine has it, or that of an active virtual environment; nothing is installed. */
const runPython = (script: string, args: string[] = []) =>
  spawnSync('python3', ['-c', script, ...args], { encoding: 'utf8', maxBuffer: 64e6 });

const reasonWithout = (module: string): string =>
  runPython(`import ${module}`).status === 0 ? '' : ` (skipped: Python has no ${module}; pip install ${module})`;

/** Prints what the script finds, as JSON. */
function findings(script: string, text: string): unknown {
  const file = join(folderOfTest(), 'export.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = runPython(script, [file]);
  if (status !== 0) throw new Error(stderr.slice(-2000));
  return JSON.parse(stdout);
}

/** The published list of schemes, which libcovebods would fetch: without it schemes are not checked. */
const SCHEMES = join(DATA, 'jurisdictions', 'org-id-lists.json.gz');

/** Errors of the schema, fields that it does not have, and what the checks of the standard's rules find, by type. */
const LIBCOVEBODS = `
import collections, gzip, json, os, sys
schemes = [one['code'] for one in json.load(gzip.open(${JSON.stringify(SCHEMES)}))] if ${existsSync(SCHEMES) ? 'True' : 'False'} else []
import libcove2.common
libcove2.common.get_orgids_prefixes = lambda *_, **__: schemes
from libcovebods import additionalfields, config, data_reader, jsonschemavalidate, run_tasks, schema
reader, settings = data_reader.DataReader(sys.argv[1]), config.LibCoveBODSConfig()
standard = schema.SchemaBODS(reader, settings)
errors = [one.json()['message'] for one in jsonschemavalidate.JSONSchemaValidator(standard).validate(reader)]
fields = additionalfields.AdditionalFields(standard).process(reader)
tasks = [one for one in run_tasks.TASK_CLASSES if schemes or 'KnownScheme' not in one.__name__]
checks = run_tasks.process_additional_checks(reader, settings, standard, tasks)['additional_checks']
json.dump([errors[:5], list(fields)[:5], collections.Counter(one['type'] for one in checks)], sys.stdout)
`;

/** What the model refuses: schemata, properties, values, and ends that are missing or of another schema. */
const FOLLOWTHEMONEY = `
import collections, json, sys
from followthemoney import model
from followthemoney.exc import InvalidData
entities = [json.loads(line) for line in open(sys.argv[1])]
schemata = {one['id']: model.get(one['schema']) for one in entities}
found = collections.Counter()
if len(schemata) != len(entities): found['an id is used twice'] += 1
for entity in entities:
    schema = model.get(entity['schema'])
    if schema is None or schema.abstract: found['schema ' + entity['schema']] += 1; continue
    try: schema.validate(entity)
    except InvalidData as error: found[schema.name + ': ' + ', '.join(error.errors['properties'])] += 1
    for name, values in entity['properties'].items():
        prop = schema.get(name)
        if prop is None or prop.stub: found[schema.name + ' has no ' + name] += 1; continue
        for value in values:
            if prop.type.name == 'entity':
                end = schemata.get(value)
                if end is None or not end.is_a(prop.range): found[schema.name + '.' + name + ' leads to no ' + prop.range.name] += 1
            elif prop.type.clean(value) is None: found[name + ' is no ' + prop.type.name] += 1
json.dump(found, sys.stdout)
`;

const company: RegisterInput = {
  ...{ kind: 'company', jurisdiction_code: 'gb', company_number: '1', record_key: '1', name: 'Parent Limited' },
  source: { publisher: 'Example Register', retrieved_at: '2026-01-05' },
};

type Register = () => string | Promise<string>;
const bodsData = ['bods-0.2', 'bods-0.3', 'bods-0.4'].map((folder) => realData(folder, /\.jsonl$|^sample.*\.json$/));
const published = bodsData.flatMap(({ files }) => files);
const entities = realData('followthemoney', /./);

const noLibcovebods = reasonWithout('libcovebods');
describe.skipIf(noLibcovebods !== '')(`BODS before libcovebods${noLibcovebods}`, () => {
  const check = async (register: Register) => {
    const lines = exported(await register(), bods)
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(0);
    return findings(LIBCOVEBODS, `[${lines.join(',')}]`);
  };

  it('has nothing to object to in the sample register', { timeout: 240_000 }, async () => {
    expect(await check(() => registerOf(testedSample()))).toEqual([[], [], {}]);
  });

  it.skipIf(published.length === 0)('objects only to what publishers wrote so', { timeout: 240_000 }, async () => {
    expect(await check(() => registerFrom([bodsImport, published]))).toEqual([
      [],
      [],
      // Numbers of persons in the Slovak register of partners, for which there is no scheme.
      { person_identifiers_invalid_composition: expect.any(Number) },
    ]);
  });

  it('objects to a statement that is wrong, so that the tests above can fail', () => {
    const [statement = '{}'] = exported(registerOf([company]), bods).split('\n');
    const { recordDetails, ...wrong } = JSON.parse(statement);
    expect(
      findings(LIBCOVEBODS, JSON.stringify([{ ...wrong, recordDetails: { ...recordDetails, colour: 'red' } }])),
    ).toEqual([[], [expect.stringContaining('colour')], expect.anything()]);
    expect(findings(LIBCOVEBODS, JSON.stringify([wrong]))).toMatchObject([
      [expect.stringContaining('recordDetails')],
      [],
      {},
    ]);
  });
});

const noModel = reasonWithout('followthemoney');
describe.skipIf(noModel !== '')(`FollowTheMoney before its own model${noModel}`, () => {
  it.each<[string, Register, boolean]>([
    ['the sample register', () => registerOf(testedSample()), false],
    ['published entities', () => registerFrom([ftmImport, entities.files]), entities.files.length === 0],
  ])('has nothing that the model refuses, of %s', { timeout: 240_000 }, async (_, register, isAbsent) => {
    if (isAbsent) return;
    expect(findings(FOLLOWTHEMONEY, exported(await register(), followthemoney))).toEqual({});
  });

  it('refuses what is wrong, so that the tests above can fail', () => {
    const wrong = { id: 'a', schema: 'Ownership', properties: { owner: ['b:c'], name: ['x'] } };
    expect(Object.keys(findings(FOLLOWTHEMONEY, JSON.stringify(wrong)) as object)).toEqual(
      expect.arrayContaining(['Ownership has no name', expect.stringContaining('Ownership: ')]),
    );
  });
});
