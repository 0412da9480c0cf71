// The yardstick: bare Express 5 sending one prebuilt page. node bench/bare-express.mjs <port> <file>
import { readFileSync } from 'node:fs';
import express from 'express';

const [, , port, file] = process.argv;
const page = readFileSync(file);
const app = express();
app.get('/page', (_request, response) => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(page);
});
app.listen(Number(port), '127.0.0.1');
