import type { ReactNode } from 'react';
import type { EndpointName } from '@/lib/contract/endpoints';
import { ENDPOINT_WORDS, type Group } from '@/lib/contract/openapi-words';
import type { Forms } from '@/lib/language/forms/forms';

/** Makes an element of ours of its content. */
type Mark = (content: string) => ReactNode;

/** The reference of the interface, and its versions. Parameters are explained in `./meanings`. */
export const en = {
  title: 'API',
  heading: 'The API',
  description: 'Every endpoint of the registry interface, with its parameters and a form to try it.',
  noRegister: {
    title: 'This server has no register of its own',
    advice: 'It shows a remote service, which has to be asked itself; the forms below answer 404 here.',
  },
  /** `prefix`: "v0.4". */
  isRead: (code: Mark, prefix: string): ReactNode => (
    <>
      The interface is read by GET and answers in JSON, or in XML with {code('format=xml')}. A page of this site and its
      data have the same path: put {code(`/${prefix}`)} before it.
    </>
  ),
  access: {
    A: ({ count }: Forms, daily: number, monthly: number) =>
      `Every request needs a token. The usual plan allows ${count(daily)} calls a day and ${count(monthly)} a month.`,
    B: ({ count }: Forms, daily: number, monthly: number) =>
      `No token is needed for ${count(daily)} calls a day and ${count(monthly)} a month, counted by address. A token raises that, and opens the events and some parameters.`,
  },
  token: (code: Mark): ReactNode => (
    <>
      It is sent as {code('api_token')} or in the header {code('X-API-TOKEN')}. What is left stands in the headers{' '}
      {code('X-RateLimit-Limit')}, {code('-Remaining')} and {code('-Reset')}. What you try on this page counts too.
    </>
  ),
  forPrograms: (openApi: Mark, overview: Mark, base: ReactNode): ReactNode => (
    <>
      For programs: {openApi('OpenAPI 3.1')}, {overview('an overview in plain text')}. Base address: {base}
    </>
  ),
  groups: 'Groups of endpoints',
  group: (group: Group): string => group,
  summary: (name: EndpointName): string => ENDPOINT_WORDS[name].summary,
  needsToken: 'token',
  notSent: 'not sent',
  /** `instead`: the parameter to use. */
  deprecated: (meaning: string, instead: string) => `${meaning}; deprecated, use ${instead}`,
  formB: (meaning: string) => `${meaning} (Form B: with a token)`,
  /** `values`: only these are kept for holders of a token. */
  formBValues: (meaning: string, values: string) => `${meaning} (Form B: ${values} with a token)`,
  fields: { path: 'part of the path', format: 'default json', token: 'your token; nothing here keeps it' },
  example: (value: ReactNode): ReactNode => <>, e.g. {value}</>,
  versions: {
    title: 'Versions of the interface',
    current: 'Current',
    supported: 'Supported',
    reference: (link: Mark): ReactNode => <>What each version answers stands in the {link('reference of the API')}.</>,
  },
};
