import { type Fault, JSON_TYPE } from './answers';

export const neverAnswers: Fault = () => undefined;

/** Closes the connection before replying. */
export const resets: Fault = (request) => {
  request.socket.resetAndDestroy();
};

/** Sends the head and part of the body, then nothing more. */
export const stallsInBody: Fault = (_, response) => {
  response.writeHead(200, JSON_TYPE).write('{"results":');
};

/** Sends a character at intervals: never silent for long, and never finished. */
export const answersSlowly: Fault = (_, response) => {
  response.writeHead(200, JSON_TYPE).write('{');
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Sends half of the announced length. */
export const breaksOffInBody: Fault = (_, response) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': 1000 });
  response.write('{"results":', () => response.destroy());
};

/** Resets the connection in the middle of a body of unknown length. */
export const resetsInBody: Fault = (request, response) => {
  response.writeHead(200, JSON_TYPE);
  response.write('{"results":', () => request.socket.resetAndDestroy());
};

export const breaksGzip: Fault = (_, response) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('{"results":{}}, but not packed');
};

/** Not HTTP at all. */
export const speaksAnotherProtocol: Fault = (request) => {
  request.socket.end('220 mail.example ESMTP\r\n');
};

/** A body of `bytes`, sent in pieces and without a length. */
export const answersBytes =
  (bytes: number, status = 200): Fault =>
  (_, response) => {
    const piece = ' '.repeat(64 * 1024);
    let sent = 0;
    const more = (): void => {
      while (sent < bytes && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) return void response.once('drain', more);
      }
      response.end();
    };
    response.writeHead(status, JSON_TYPE);
    more();
  };

/** Valid JSON, nested this many levels deep. */
export const answersDeepJson =
  (levels: number): Fault =>
  (_, response) => {
    response.writeHead(200, JSON_TYPE).end(`{"results":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`);
  };
