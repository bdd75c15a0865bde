import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ApiCall, codeOf } from './call-code';

const CALL: ApiCall = {
  ...{ name: 'list_company_filings', path: 'companies/:jurisdiction_code/:company_number/filings' },
  ...{ base: 'https://firmament.example/v0.4', types: { page: 'number', inactive: 'boolean', facets: 'list' } },
  fields: [
    [':jurisdiction_code', 'gb'],
    [':company_number', '01234500'],
    ['page', '2'],
    ['q', 'a "b"'],
    ['per_page', ''],
  ],
  hasToken: false,
};

describe('a call as code', () => {
  it('is a command', () => {
    expect(codeOf(CALL, 'curl')).toBe(
      "curl 'https://firmament.example/v0.4/companies/gb/01234500/filings?page=2&q=a+%22b%22'",
    );
  });

  it('is a program in TypeScript, with values of their types', () => {
    expect(codeOf({ ...CALL, fields: [...CALL.fields, ['format', 'xml']] }, 'TypeScript')).toBe(
      `// Save https://firmament.example/api/client.ts beside it.
import { createClient } from './client';

const client = createClient();
console.log(await client.listCompanyFilings({
  jurisdiction_code: "gb",
  company_number: "01234500",
  page: 2,
  q: "a \\"b\\"",
}));`,
    );
  });

  it.each([
    ['page', '2', '2'],
    ['page', 'many', '"many"'],
    ['inactive', 'true', 'true'],
    ['facets', 'type,year', '["type", "year"]'],
    ['company_number', '0123', '"0123"'],
  ])('has the parameter %s=%s as %s in TypeScript', (name, value, literal) => {
    expect(codeOf({ ...CALL, fields: [[name, value]] }, 'TypeScript')).toContain(`  ${name}: ${literal},\n`);
  });

  it('is a program in Python', () => {
    expect(codeOf(CALL, 'Python')).toBe(`import requests

reply = requests.get(
    "https://firmament.example/v0.4/companies/gb/01234500/filings",
    params={"page": "2", "q": "a \\"b\\""},
    timeout=30,
)
reply.raise_for_status()
print(reply.json()["results"])`);
  });

  it.each([
    ['curl', '"X-API-TOKEN: $API_TOKEN"'],
    ['TypeScript', 'token: process.env.API_TOKEN'],
    ['Python', 'headers={"X-API-TOKEN": os.environ["API_TOKEN"]}'],
  ] as const)('names the variable of the token in %s', (language, text) => {
    expect(codeOf({ ...CALL, hasToken: true }, language)).toContain(text);
    expect(codeOf(CALL, language)).not.toContain('TOKEN');
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('Python reads any text of a form as it was typed', () => {
  const texts = [...fc.sample(fc.string({ unit: 'binary', minLength: 1 }), 100), 'ä\u2028"\\\n\u0000'];
  // Half a surrogate pair cannot be sent.
  const fields = texts.map((text, at) => [`p${at}`, text.replaceAll(/\p{Surrogate}/gu, '')] as const);
  const program = codeOf({ ...CALL, fields }, 'Python')
    .replace('import requests', 'import json')
    .replace(/reply = requests.get\([^\n]*\n[^\n]*\n\s+params=/, 'params = dict(')
    .replace(/,\n\s+timeout[\s\S]*$/, ')\nprint(json.dumps(list(params.values())))');
  const { stdout, stderr } = spawnSync('python3', ['-'], { input: program, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(fields.map(([, value]) => value));
});
