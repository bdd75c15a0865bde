import { curlLine } from '@/lib/shared/links';
import { addressOfForm } from './examples-address';

/** A call of the API as code. Does not import the table of endpoints, which would be too large for the browser. */
export interface ApiCall {
  /** Of the endpoint, as in `search_companies`. */
  name: string;
  /** As in `companies/:jurisdiction_code`. */
  path: string;
  /** The address of the API, with its version. */
  base: string;
  /** The fields of the form: path variables begin with a colon. Empty ones are not sent. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The parameters that are no text. */
  types: Readonly<Record<string, ParameterType>>;
  /** The code names the variable `API_TOKEN` and never shows the token. */
  hasToken: boolean;
}

export type ParameterType = 'number' | 'boolean' | 'list';

export const CODE_LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** `search_companies` → `searchCompanies`, the method of the client in TypeScript. */
export const methodOf = (name: string): string => name.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase());

/** A literal of TypeScript. What is no value of its type is written as the text that it is. */
function literalOf(text: string, type: ParameterType | undefined): string {
  if (type === 'list') return JSON.stringify(text.split(',')).replaceAll('","', '", "');
  const isBare =
    (type === 'number' && /^\d+(?:\.\d+)?$/.test(text)) || (type === 'boolean' && /^(?:true|false)$/.test(text));
  return isBare ? text : JSON.stringify(text);
}

const sentFields = ({ fields }: ApiCall) => fields.filter(([, value]) => value !== '');

function typeScriptOf(call: ApiCall): string {
  const { name, base, types, hasToken } = call;
  const fields = sentFields(call).filter(([field]) => field !== 'format');
  const given = fields.map(([field, value]) => `  ${field.replace(/^:/, '')}: ${literalOf(value, types[field])},\n`);
  const parameters = given.length === 0 ? '' : `{\n${given.join('')}}`;
  return `// Save ${new URL('/api/client.ts', base).href} beside it.
import { createClient } from './client';

const client = createClient(${hasToken ? '{ token: process.env.API_TOKEN }' : ''});
console.log(await client.${methodOf(name)}(${parameters}));`;
}

function pythonOf(call: ApiCall): string {
  const { path, base, hasToken } = call;
  const fields = sentFields(call);
  const address = `${base}/${addressOfForm(
    path,
    fields.filter(([field]) => field.startsWith(':')),
  )}`;
  const query = fields.filter(([field]) => !field.startsWith(':'));
  // A text of JSON is one of Python.
  const parameters = query.map(([field, value]) => `"${field}": ${JSON.stringify(value)}`);
  const isXml = query.some(([field, value]) => field === 'format' && value === 'xml');
  const lines = [
    ...(hasToken ? ['import os', ''] : []),
    ...['import requests', '', 'reply = requests.get('],
    `    ${JSON.stringify(address)},`,
    ...(parameters.length > 0 ? [`    params={${parameters.join(', ')}},`] : []),
    ...(hasToken ? ['    headers={"X-API-TOKEN": os.environ["API_TOKEN"]},'] : []),
    ...[
      '    timeout=30,',
      ')',
      'reply.raise_for_status()',
      `print(${isXml ? 'reply.text' : 'reply.json()["results"]'})`,
    ],
  ];
  return lines.join('\n');
}

/** The call in a language of programs, or as a command. */
export function codeOf(call: ApiCall, language: CodeLanguage): string {
  if (language === 'TypeScript') return typeScriptOf(call);
  if (language === 'Python') return pythonOf(call);
  return curlLine(`${call.base}/${addressOfForm(call.path, call.fields)}`, call.hasToken);
}
