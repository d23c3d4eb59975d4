import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGames, SECRET, type Games } from '../../../simulators/game-server/test/site-side.ts';
import type { ConformanceWish } from '../conformance-wish.ts';
import { runConformance, type Finding } from '../run-checks.ts';
import { CarelessGame, type Carelessness } from './careless-game.ts';

const wishFor = (baseUrl: string, over: Partial<ConformanceWish> = {}): ConformanceWish => ({
  baseUrl,
  game: 'H73',
  key: { kid: 'h73-link', secret: SECRET },
  role: '123456789',
  host: '2001',
  server: '',
  item: 'gift_box_a',
  unknownItem: 'unknown_item_of_the_test',
  absentRole: 'no_such_role',
  recall: true,
  json: false,
  lookUpMs: 10_000,
  mailMs: 10_000,
  ...over,
});
const wrongIn = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong').map(({ id }) => id);
const look = async (wish: ConformanceWish) => (await runConformance(wish, () => undefined)).findings;

async function lookAt(careless: Carelessness[], over: Partial<ConformanceWish> = {}): Promise<Finding[]> {
  const game = await new CarelessGame(SECRET.toString(), careless).start();
  try {
    return await look(wishFor(game.url, over));
  } finally {
    await game.close();
  }
}

/** What is wrong with the server, and the checks that must say so. */
const table: [careless: Carelessness, ...red: string[]][] = [
  ['asleep', 'health'],
  [
    'trusts_everybody',
    'wrong-secret',
    'no-signature',
    'clock-late',
    'clock-early',
    'other-path',
    'other-method',
    'other-body',
    'rewritten-body',
  ],
  ['one_header_only', 'no-signature'],
  ['any_version', 'other-version'],
  ['clock_narrow', 'clock-within'],
  ['clock_past', 'clock-late'],
  ['clock_future', 'clock-early'],
  ['path_without_query', 'other-path'],
  ['no_method', 'other-method'],
  ['no_body', 'other-body'],
  ['parsed_body', 'rewritten-body'],
  ['first_signature', 'two-signatures'],
  ['key_by_name', 'new-key-named'],
  ['numbers', 'role-found'],
  ['text_plain', 'role-found'],
  ['absent_500', 'role-absent'],
  ['any_game', 'other-game'],
  ['mail_id_wrong', 'mail-accepted'],
  ['forgets', 'mail-again'],
  ['new_number', 'mail-again'],
  ['looks_first', 'mail-at-once'],
  ['overwrites', 'mail-conflict'],
  ['conflict_as_duplicate', 'mail-conflict'],
  ['known_items_only', 'unknown-item'],
  ['keeps_refused', 'unknown-item'],
  ['mail_to_nobody', 'mail-to-nobody'],
  ['crash_on_nonsense', 'not-json'],
  ['short_texts', 'long-texts'],
  ['no_state', 'state-known'],
  ['empty_state', 'state-unknown'],
  ['recall_once', 'recall'],
  ['recall_forgets', 'recall'],
  ['recall_of_nothing', 'recall-unknown'],
];

describe('a server that is careless', () => {
  it('in nothing is found to be right in everything', async () => {
    const findings = await lookAt([]);
    expect(findings.filter(({ state }) => state !== 'right')).toEqual([]);
    expect(findings.length).toBeGreaterThanOrEqual(30);
  });

  it.each(table)('%s is found out', async (careless, ...red) => {
    const findings = await lookAt([careless]);
    expect(wrongIn(findings)).toEqual(expect.arrayContaining(red));
    for (const { state, hint, found } of findings) if (state === 'wrong') expect([hint, found]).not.toContain('');
  });

  const misread: [what: string, over: Partial<ConformanceWish>, id: string, hint: RegExp][] = [
    ['another secret', { key: { kid: 'h73-link', secret: Buffer.alloc(32) } }, 'health', /--secret/],
    ['a role that is not there', { role: 'no_such_role' }, 'signature', /--role/],
    ['another name of the game', { game: 'other' }, 'signature', /--game|--role/],
  ];
  it.each(misread)('is not blamed for %s', async (_, over, id, hint) => {
    const [wrong] = (await lookAt([], over)).filter(({ state }) => state === 'wrong');
    expect([wrong?.id, wrong?.hint]).toEqual([id, expect.stringMatching(hint)]);
  });

  it('one mail at a time is too slow for sixteen', async () => {
    expect(wrongIn(await lookAt(['one_at_a_time'], { mailMs: 1500 }))).toContain('many');
  });

  it('that takes no mails back says so, or is asked to', async () => {
    expect(wrongIn(await lookAt(['recall_404'], { recall: false }))).toContain('recall-not-offered');
  });
});

describe('the simulated games', () => {
  let games: Games;
  beforeAll(async () => {
    games = await openGames();
  });
  beforeEach(() => games.control('POST /api/reset'));
  afterAll(() => games.close());

  it('are right in everything, with recall and without', async () => {
    expect(wrongIn(await look(wishFor(games.url)))).toEqual([]);
    await games.control('POST /api/games/H73', { recall: false });
    expect(wrongIn(await look(wishFor(games.url, { recall: false })))).toEqual([]);
  });

  const faults: [mode: string, on: string, red: string][] = [
    ['timeout_after', 'mail', 'mail-accepted'],
    ['reset_before', 'mail', 'mail-accepted'],
    ['error_after', 'mail', 'mail-accepted'],
    ['html', 'mail', 'mail-accepted'],
    ['half_json', 'mail', 'mail-accepted'],
    ['wrong_id', 'mail', 'mail-accepted'],
    ['duplicate', 'mail', 'mail-accepted'],
    ['huge', 'mail', 'mail-accepted'],
    ['redirect', 'role', 'signature'],
    ['unauthorised', 'role', 'signature'],
    ['drip', 'role', 'signature'],
    ['unavailable', 'state', 'state-known'],
    ['bad_gateway', 'recall', 'recall'],
    ['busy', 'health', 'health'],
  ];
  it.each(faults)('%s on %s is found by the check %s', async (mode, on, red) => {
    await games.control('POST /api/faults', { game: 'H73', mode, on });
    const limit = mode.startsWith('timeout') || mode === 'drip' ? 300 : 10_000;
    expect(wrongIn(await look(wishFor(games.url, { mailMs: limit, lookUpMs: limit })))).toContain(red);
  });

  it('with a wrong clock, or without our key, leave nothing more to be looked at', async () => {
    for (const wish of [{ clock_offset_s: 600 }, { accept_keys: 'none' }]) {
      await games.control('POST /api/games/H73', { clock_offset_s: 0, accept_keys: 'all', ...wish });
      const findings = await look(wishFor(games.url));
      expect(wrongIn(findings)).toEqual(['health']);
      expect(findings.filter(({ state }) => state === 'left_out').length).toBeGreaterThan(25);
      expect(findings[0]?.found).toMatch(/bad_signature/);
    }
  });
});

describe('the command', () => {
  const script = join(import.meta.dirname, '..', '..', 'conformance.mjs');
  const run = async (...args: string[]) => {
    try {
      return { code: 0, ...(await promisify(execFile)(process.execPath, [script, ...args])) };
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string };
    }
  };
  const args = (url: string) => [
    '--url',
    url,
    '--game',
    'H73',
    '--kid',
    'h73-link',
    '--role',
    '123456789',
    '--host',
    '2001',
  ];

  it('says what is right and what is wrong, and ends with 0, 1 or 2', async () => {
    const game = await new CarelessGame(SECRET.toString(), ['new_number', 'recall_404']).start();
    const secret = SECRET.toString('base64url');
    const { code, stdout } = await run(...args(game.url), '--secret', secret);
    expect(code).toBe(1);
    expect(stdout).toMatch(/✓ takes a signed call/);
    expect(stdout).toMatch(
      /✗ says the same of the same mail.*\[mail-again\]\n +found: the same mail has another partner_mail_id/,
    );
    expect(stdout).toMatch(/hint: +Same mail_id and same body/);
    const asJson = await run(...args(game.url), '--secret', `text:${SECRET.toString()}`, '--json');
    expect((JSON.parse(asJson.stdout) as { findings: Finding[] }).findings.length).toBeGreaterThan(25);
    await game.close();
    const away = await run(...args(game.url), '--secret', secret);
    expect([away.code, away.stdout]).toEqual([1, expect.stringMatching(/no answer: ECONNREFUSED/)]);
    const short = await run(...args(game.url), '--secret', 'abc');
    expect([short.code, short.stdout + short.stderr]).toEqual([2, expect.stringMatching(/a secret has 32 at least/)]);
    const unsaid = await run('--url', game.url);
    expect([unsaid.code, unsaid.stderr + unsaid.stdout]).toEqual([
      2,
      expect.stringMatching(/missing: --game, --kid, --secret, --role/),
    ]);
  }, 60_000);
});
