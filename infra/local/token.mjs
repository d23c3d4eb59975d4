/*
 * `npm run -s token -- --game H73 --role 123456789 [--server tw_2001] [--name 測試角色] [--uid uid-900001]
 *                      [--ttl 1800] [--vip] [--url]`
 *
 * Prints the token that a game's client opens the site with, signed with the demo key of that game.
 *
 * `npm run -s token -- --staff yue` prints what the authenticator app of that demo account shows now.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inLocal } from './boot/places.mjs';
import { Refusal, sayFailure } from './boot/say.mjs';
import { partnerClaims, signPartnerToken } from './token/partner-token.mjs';
import { staffCode } from './token/staff-code.mjs';

const LONGEST_TTL = 3600;
const STAFF_FILE = process.env.STAFF_FILE ?? inLocal('staff.json');
const KEYS_FILE = process.env.PARTNER_KEYS_FILE ?? inLocal('partner-keys.json');

const text = { type: 'string' };
const options = {
  game: text,
  role: text,
  server: text,
  name: text,
  uid: text,
  ttl: text,
  staff: text,
  vip: { type: 'boolean' },
  url: { type: 'boolean' },
};

function readArguments() {
  try {
    const { values } = parseArgs({ options });
    const ttl = Number(values.ttl ?? 1800);
    if (!Number.isInteger(ttl) || ttl < 1) throw new Error(`--ttl ${values.ttl} is not a number of seconds`);
    if (ttl > LONGEST_TTL) process.stderr.write(`The site refuses tokens that live longer than ${LONGEST_TTL} s.\n`);
    return { ...values, game: values.game ?? 'H73', ttl };
  } catch (error) {
    throw new Refusal(
      error.message,
      '',
      'npm run -s token -- --game H73 --role 123456789 [--ttl 1800] [--vip] [--url]',
    );
  }
}

function keyOf(game) {
  let keys;
  try {
    keys = JSON.parse(readFileSync(KEYS_FILE, 'utf8'));
  } catch {
    throw new Refusal('The demo games have no keys yet: they are made by the first "npm start".');
  }
  if (keys[game]?.alg === 'HS256') return keys[game];
  throw new Refusal(`There is no demo key for the game ${game}. Games with one: ${Object.keys(keys).join(', ')}`);
}

function codeOf(login) {
  if (process.env.HUB_ENV === 'production') {
    throw new Refusal('The demo accounts and their secrets have no place in production: HUB_ENV is "production".');
  }
  let accounts;
  try {
    accounts = JSON.parse(readFileSync(STAFF_FILE, 'utf8'));
  } catch {
    throw new Refusal('There are no demo accounts yet: they are made by the first "npm start".');
  }
  const account = accounts.find((one) => one.login === login);
  if (!account) {
    throw new Refusal(`There is no demo account ${login}. There are: ${accounts.map((one) => one.login).join(', ')}`);
  }
  if (!account.totp_secret) {
    throw new Refusal(
      `${login} has no authenticator app yet: sign in with the password and set one up.`,
      'The site then shows a secret; any authenticator app takes it.',
    );
  }
  const { code, leftS } = staffCode(account.totp_secret);
  process.stderr.write(`valid for ${leftS} s, once; the password of ${login} is in ${STAFF_FILE}\n`);
  return code;
}

function siteUrl() {
  if (process.env.PUBLIC_URL) return process.env.PUBLIC_URL;
  try {
    return `http://localhost:${JSON.parse(readFileSync(inLocal('start.json'), 'utf8')).port}`;
  } catch {
    return 'http://localhost:8080';
  }
}

try {
  const asked = readArguments();
  if (asked.staff !== undefined) {
    process.stdout.write(`${codeOf(asked.staff)}\n`);
    process.exit();
  }
  const token = signPartnerToken(partnerClaims(asked), keyOf(asked.game));
  process.stdout.write(`${asked.url ? `${siteUrl()}/service_quick?token=${token}` : token}\n`);
} catch (error) {
  sayFailure(error, 'No token');
  process.exitCode = 1;
}
