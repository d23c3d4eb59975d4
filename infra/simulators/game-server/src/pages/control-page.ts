import { escape, table } from '../../../local-web/src/page.ts';
import { faultModes, FIRST_ONLY, modeNames } from '../game-faults.ts';
import { frame } from './frame.ts';

const calls: [call: string, body: string, words: string][] = [
  ['GET /api/counters', '', 'Figures per game, faults that are on, the seed.'],
  [
    'POST /api/faults',
    '{"game":"H73","mode":"timeout_after","share":0.3}',
    'One fault in place of those before. Without a game it meets all games.',
  ],
  [
    'POST /api/faults',
    '{"game":"H73","faults":[{"mode":"timeout_after","share":0.3},{"mode":"error_after","share":0.1},{"mode":"busy","next":3,"on":"all"}]}',
    'Several at once. `next` counts calls down, `share` is a part of all calls, neither is every call. `on`: mail (usual), role, state, recall, health, or a list of them, or all. `ms` and `retry_after_s` where the mode has to do with time.',
  ],
  ['DELETE /api/faults', '', 'All faults off. `{"mode":"ok"}` switches those of one game off.'],
  [
    'POST /api/seed',
    '{"seed":"monday"}',
    'Chances begin anew: the same seed and the same calls meet the same faults, in whatever order the calls arrive.',
  ],
  [
    'POST /api/games/H73',
    '{"clock_offset_s":600,"accept_keys":"oldest","recall":false,"maintenance_min":60,"unknown_items":["gift_box_a"],"claims_out_of_order":true}',
    'Behaviour of a game; what is not named stays. `accept_keys`: all, newest, oldest, none.',
  ],
  ['GET /api/games/H73', '', 'The same, as it is now.'],
  ['GET /api/games/H73/roles', '', 'The roles on the game’s page.'],
  [
    'PUT /api/games/H73/roles/999999997',
    '{"mailbox_limit":null,"fault":null,"name":"…","next_name":"…","state":"ok","server_id":"tw_2001","knows_no_item":false,"claims_at_once":false}',
    'Changes a role; what is not named stays. `state`: ok, banned, moved, absent, ambiguous.',
  ],
  [
    'GET /api/mails?game=&role=&state=&after=0&limit=100',
    '',
    'Mails in the order in which they were applied, after the effect number `after`.',
  ],
  ['GET /api/mails/{mail_id}', '', 'One mail, with how often it came again.'],
  ['POST /api/mails/{mail_id}/claim, …/expire', '', 'The player takes it; its time is over.'],
  ['POST /api/claims', '{"game":"H73","role":"123456789"}', 'The player takes all.'],
  ['GET /api/claims', '', 'What the games told of claims, in the order in which they told it.'],
  ['GET /api/log?game=&outcome=&limit=100', '', 'The last calls, newest first, with the reason of a refusal.'],
  [
    'GET /api/log.jsonl',
    '',
    'The whole ledger as JSON lines: every call with what became of it (`call`), every effect exactly as it was applied (`applied`), and `claimed`, `expired`, `recalled`, `claim_note`.',
  ],
  [
    'POST /api/tokens',
    '{"game":"H73","role":"123456789","ttl_s":1800,"flaw":"none","vip":false}',
    'A token of the game, and links that open the site with it. `flaw`: wrong_key, expired, other_audience, unknown_kid.',
  ],
  ['POST /api/reset', '', 'Mails, log, ledger, switches, changed roles: all as on the first day.'],
  ['GET /healthz', '', 'Is it there. The game’s own health is GET /partner/v1/health, signed.'],
];

export function controlPage(): string {
  const rows = calls.map(([call, body, words]) => [
    `<code>${escape(call)}</code>`,
    body && `<code>${escape(body)}</code>`,
    escape(words),
  ]);
  const modes = modeNames.map((mode) => {
    const { code, applies, words } = faultModes[mode];
    return [`<code>${mode}</code>`, escape(words), applies, `…${code} / …${code + FIRST_ONLY}`];
  });
  const main = `<p class="quiet">For tests and for the person at this machine. The partner protocol itself is under /partner/v1 and is described in docs/game-teams.md.</p>
${table(['Call', 'Body', 'What it does'], rows)}
<h2 class="sub">Faults</h2>
<p class="quiet">Roles whose id is nines and then two digits meet a fault by themselves: at every call, or only at the first call of each mail.</p>
${table(['Mode', 'What happens', 'Applied', 'Roles 99…'], modes)}`;
  return frame('Control API', '/control', main);
}
