import { type Fault, JSON_TYPE } from './answers';

const asEscapes = (text: string): string =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const asEntities = (text: string): string => [...text].map((sign) => `&#${sign.charCodeAt(0)};`).join('');

/** The address and headers of the request. */
function received(request: Parameters<Fault>[0]): string {
  const header = request.headers['x-api-token'];
  return `${request.url ?? ''} ${typeof header === 'string' ? header : ''}`;
}

/** Repeats the request, in every likely encoding, in keys, values, number fields and headers. */
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
      asEntities(decoded),
      ...(['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding)),
    ];
    const values = [...spellings.map((text) => JSON.stringify(text)), `"${asEscapes(decoded)}"`];
    const message = JSON.stringify(decoded);
    const results =
      status === 200 ? `"results":{"seen":[${values}],${JSON.stringify(asSent)}:1}` : `"seen":[${values}]`;
    const error = status === 200 ? '' : `"error":{"message":${message}},`;
    const header = encodeURI(decoded).slice(0, 150);
    response.writeHead(status, { ...JSON_TYPE, 'x-token': header, etag: `"${header}"` }).end(`{${error}${results}}`);
  };
