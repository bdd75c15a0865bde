import { createServer } from 'node:http';
import { Database } from '../../../lib/shared/sqlite.mjs';

/**
 * The least that a server of records can do: reads one row of a company and writes it as JSON. Its register is the
 * first argument; it prints its port.
 */
const db = new Database(process.argv[2], { readonly: true });
const find = db.prepare('SELECT * FROM companies WHERE jurisdiction_code = ? AND company_number = ?');

const server = createServer(({ url }, response) => {
  const [, , jurisdiction, number] = url.split('/');
  const body = JSON.stringify({ results: { company: find.get(jurisdiction, decodeURIComponent(number)) } });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
