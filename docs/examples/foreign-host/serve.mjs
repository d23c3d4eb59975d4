/* TOKEN_KEY: kid:secret of the game's key for tokens, the secret as given (base64url). SITE: where the player site is. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { makeToken } from '../game-team/node/make-token.mjs';

const { TOKEN_KEY = '', SITE = 'http://localhost:8080', PORT = '8099' } = process.env;
const [kid, secret] = TOKEN_KEY.split(':');
if (!secret) throw new Error('TOKEN_KEY is missing');
const key = { kid, secret: Buffer.from(secret, 'base64url') };
const page = readFileSync(new URL('index.html', import.meta.url), 'utf8').replaceAll('http://localhost:8080', SITE);

/* Stands for whoever is signed in at your server: never for what a page says of itself. */
const playerOf = () => ({ game: 'H73', uid: 'uid-900001', server: 'tw_2001', role: '123456789', name: '測試角色' });

createServer((request, response) => {
  response.setHeader('cache-control', 'no-store');
  if (request.url === '/token') return response.end(makeToken(key, playerOf(request)));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
}).listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}`));
