// What a hostile client does until it is killed: node bench/faults/attacker.cjs tokens|documents|pages <port> <token>; bad tokens on standard input.
const { Agent, request } = require('node:http');
const { connect } = require('node:net');

const [, , kind, port, token] = process.argv;
const EACH_SECOND = 300;
const TICK_MS = 20;
/** Of another address than the clients that are measured. */
const localAddress = '127.0.0.2';

function badTokens(tokens) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, localAddress });
  let next = 0;
  const send = () => {
    const headers = { authorization: `Bearer ${tokens[next++ % tokens.length]}` };
    const path = '/api/v1/productos?busqueda=camara&limit=10';
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => answer.resume());
    sent.on('error', () => undefined).end();
  };
  const began = performance.now();
  let count = 0;
  setInterval(() => {
    for (const due = ((performance.now() - began) / 1000) * EACH_SECOND; count < due; count++) send();
  }, TICK_MS);
}

/** So many requests on one connection, none of whose answers is waited for; then the same again. */
function burst(count, path) {
  const line = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  socket.write(`${line}\r\n`.repeat(count - 1) + `${line}Connection: close\r\n\r\n`);
  socket
    .on('error', () => undefined)
    .on('close', () => burst(count, path))
    .resume();
}

let given = '';
process.stdin
  .on('data', (chunk) => (given += chunk))
  .on('end', () => {
    if (kind === 'tokens') badTokens(given.split('\n'));
    if (kind === 'documents') burst(1300, '/docs/openapi.json');
    if (kind === 'pages') burst(290, '/api/v1/productos?busqueda=camara&limit=1000');
    process.stdout.write('begun\n');
  });
