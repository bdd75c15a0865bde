import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** Undefined if we can listen there; else why not. */
const refusal = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

/** Some systems let two programs listen, one on every address and one on this machine's own: so both are tried. */
export async function checkPort(port) {
  const reason = (await refusal(port)) ?? (await refusal(port, '127.0.0.1'));
  if (reason === 'EADDRINUSE') {
    throw new Failure(`Port ${port} is in use; end the program that has it, or set PORT to another one.`);
  }
  if (reason !== undefined) throw new Failure(`Port ${port} cannot be used (${reason}); set PORT to another one.`);
}
