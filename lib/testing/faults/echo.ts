import { base32 } from '../hidden-token';
import { type Fault, JSON_TYPE } from './answers';

const asEscapes = (text: string): string =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const asEntities = (text: string): string => [...text].map((sign) => `&#${sign.charCodeAt(0)};`).join('');

const asWide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The address and headers of the request. */
function received(request: Parameters<Fault>[0]): string {
  const header = request.headers['x-api-token'];
  return `${request.url ?? ''} ${typeof header === 'string' ? header : ''}`;
}

const COMPANY = /\/companies\/([^/?]+)\/([^/?]+)\?/;

/** Repeats the request, in every likely encoding, in keys, values, number fields and headers; as names of companies too. */
export const echoes =
  (status = 200): Fault =>
  (request, response) => {
    const asSent = received(request);
    const decoded = decodeURIComponent(asSent);
    const bytes = Buffer.from(decoded);
    const spellings = [
      asSent,
      decoded,
      encodeURIComponent(asSent),
      encodeURIComponent(encodeURIComponent(decoded)),
      asEntities(decoded),
      ...(['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding)),
      Buffer.from(bytes.toString('base64')).toString('base64'),
      base32(decoded),
      asWide(decoded),
      decoded.toUpperCase(),
      decoded.toLowerCase(),
      [...decoded].reverse().join(''),
      [...decoded].join(' '),
      [...decoded].join('\u200b'),
    ];
    const values = [...spellings.map((text) => JSON.stringify(text)), `"${asEscapes(decoded)}"`];
    const message = JSON.stringify(decoded);
    const [, jurisdiction_code, company_number] = COMPANY.exec(asSent) ?? [];
    const company = JSON.stringify({ name: spellings.join(' and '), jurisdiction_code, company_number });
    const results =
      status === 200
        ? `"results":{"seen":[${values}],${JSON.stringify(asSent)}:1,"company":${company}}`
        : `"seen":[${values}]`;
    const error = status === 200 ? '' : `"error":{"message":${message}},`;
    const header = encodeURI(decoded).slice(0, 150);
    response.writeHead(status, { ...JSON_TYPE, 'x-token': header, etag: `"${header}"` }).end(`{${error}${results}}`);
  };
