import type { Call } from '../calls.ts';
import { escape, table, time } from '../../../local-web/src/page.ts';
import { games } from '../games.ts';
import type { World } from '../world.ts';
import { callTable } from './call-table.ts';
import { frame, option } from './frame.ts';

const SHOWN = 100;
const NOTES = 20;

const shows: Record<string, { words: string; fits: (call: Call) => boolean }> = {
  '': { words: 'all calls', fits: () => true },
  refused: { words: 'refused', fits: ({ status, fault }) => status >= 400 && !fault },
  faults: { words: 'met by a fault', fits: ({ fault }) => fault !== '' },
  again: { words: 'the same mail again', fits: ({ outcome }) => outcome === 'duplicate' },
};

export function logPage(world: World, game: string, show: string): string {
  const chosen = shows[show] ?? shows[''];
  const calls = world.calls.newest(SHOWN, (call) => (!game || call.game === game) && Boolean(chosen?.fits(call)));
  const notes = world.claimNotes().slice(-NOTES).reverse();
  const gameOptions = games.map(({ id }) => option(id, id, id === game)).join('');
  const showOptions = Object.entries(shows).map(([value, { words }]) => option(value, words, value === show));
  const told = notes.length
    ? table(
        ['Told', 'Claimed', 'Game', 'Mail'],
        notes.map((note) => [
          time(note.told_at),
          time(note.claimed_at),
          escape(note.game),
          `<code>${escape(note.mail_id)}</code>`,
        ]),
      )
    : '<p class="card quiet">Nobody has claimed a mail yet.</p>';
  const main = `<form action="/log" class="row"><select name="game" aria-label="Game">${option('', 'every game')}${gameOptions}</select>
<select name="show" aria-label="Calls">${showOptions.join('')}</select><button>Show</button><a href="/api/log.jsonl">Download (JSON lines)</a></form>
<h2 class="sub">The last calls</h2>${callTable(calls)}
<h2 class="sub">What the games told of claims</h2>${told}`;
  return frame('Log', '/log', main);
}
