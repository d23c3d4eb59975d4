import { escape, table } from '../../../local-web/src/page.ts';
import { EVERY_GAME } from '../game-faults.ts';
import { games } from '../games.ts';
import type { World } from '../world.ts';
import { callTable } from './call-table.ts';
import { frame, liveLink, stats, tag } from './frame.ts';

const LAST_CALLS = 12;

function gameRow(world: World, id: string, name: string): string[] {
  const counts = world.calls.of(id);
  const faults = [...world.faults.of(id), ...world.faults.of(EVERY_GAME)].map((rule) => tag(rule.mode, true));
  const leftS = world.switches.maintenanceLeftS(id);
  const isLinked = world.keys.of(id).length > 0;
  const state = leftS
    ? tag(`maintenance, ${Math.ceil(leftS / 60)} min more`, true)
    : tag(isLinked ? 'up' : 'no key yet', !isLinked);
  const refusals = Object.values(counts.refused).reduce((sum, one) => sum + one, 0);
  return [
    `<a href="/games/${encodeURIComponent(id)}">${escape(id)}</a>`,
    escape(name),
    `${state} ${faults.join(' ')}`,
    ...[counts.received, counts.applied, counts.duplicates, refusals].map(String),
  ];
}

export function overviewPage(world: World, isLive = false): string {
  const sum = (what: 'received' | 'applied' | 'duplicates' | 'conflicts' | 'claimed') =>
    games.reduce((total, { id }) => total + world.calls.of(id)[what], 0);
  const figures = stats([
    ['calls received', sum('received')],
    ['mails applied', sum('applied')],
    ['same mail again', sum('duplicates')],
    ['conflicts refused', sum('conflicts')],
    ['mails claimed', sum('claimed')],
  ]);
  const heads = ['Game', 'Name', 'State', 'Calls', 'Applied', 'Again', 'Refused'];
  const list = table(
    heads,
    games.map(({ id, name }) => gameRow(world, id, name)),
  );
  const main = `<p class="quiet">Stands for the servers of all games: whatever the site sends to a game arrives here and nowhere else.</p>
${figures}${list}
${liveLink(isLive)}
<h2 class="sub">Last calls</h2>${callTable(world.calls.newest(LAST_CALLS))}
<p class="row wide"><a href="/log">The whole log</a><a href="/api/log.jsonl">Download (JSON lines)</a></p>
<form action="/reset" method="post" class="wide"><button>Reset: empty every mailbox, log and switch</button></form>`;
  return frame('Overview', '/', main, isLive);
}

export const missingPage = (): string =>
  frame('Not here', '', '<p class="card">There is no such game, role or mail here.</p>');

export const faultPage = (words: string): string =>
  frame('Not done', '', `<p class="notice">${escape(words)}</p><p>Go back and try it otherwise.</p>`);
