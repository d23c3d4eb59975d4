import { escape } from '../../../local-web/src/page.ts';
import { callKinds, FIRST_ONLY, faultModes, modeNames, type GameFaultRule } from '../game-faults.ts';
import { oddities, magicId } from '../roles.ts';
import { option } from './frame.ts';

const kindWords: Record<string, string> = {
  role: 'look-ups',
  mail: 'mails',
  state: 'questions after a mail',
  recall: 'recalls',
  health: 'questions after its health',
  all: 'all calls',
};

/** A fault in words: "every mail: stores it and never answers". */
export function ruleWords({ mode, on, share, next, ms, retryAfterS }: GameFaultRule): string {
  const what = on.length === callKinds.length ? 'calls' : on.map((kind) => kindWords[kind] ?? kind).join(' and ');
  const which =
    next !== null
      ? `the next ${next} of the ${what}`
      : share !== null
        ? `${+(share * 100).toFixed(1)} % of all ${what}`
        : `all ${what}`;
  const more = [ms !== null && `${ms} ms`, retryAfterS !== null && `Retry-After ${retryAfterS} s`].filter(Boolean);
  return `${which}: ${faultModes[mode].words}${more.length ? ` (${more.join(', ')})` : ''}`;
}

const modeOptions = modeNames.map((mode) => option(mode, `${mode}: ${faultModes[mode].words}`)).join('');
const kindOptions = [...callKinds, 'all']
  .map((kind) => option(kind, kindWords[kind] ?? kind, kind === 'mail'))
  .join('');

export function faultForm(game: string, rules: readonly GameFaultRule[]): string {
  const list = rules.length
    ? `<ul class="rules">${rules.map((rule) => `<li>${escape(ruleWords(rule))}</li>`).join('')}</ul>`
    : '<p class="quiet">No fault is switched on.</p>';
  return `<section class="card"><h2>Faults</h2>${list}
<form action="/games/${encodeURIComponent(game)}/faults" method="post" class="fields">
<label>What happens<select name="mode">${modeOptions}</select></label>
<label>To<select name="on">${kindOptions}</select></label>
<label>Share, 0 to 1<input name="share" inputmode="decimal" placeholder="all"></label>
<label>Or the next so many<input name="next" inputmode="numeric" placeholder="all"></label>
<label>Milliseconds<input name="ms" inputmode="numeric" placeholder="usual"></label>
<label>Retry-After, seconds<input name="retry_after_s" inputmode="numeric" placeholder="2"></label>
<button name="add" value="1" class="main">Add</button><button name="add" value="">Only this one</button></form>
<form action="/games/${encodeURIComponent(game)}/faults" method="post" class="wide"><input type="hidden" name="mode" value="ok"><button>All faults off</button></form></section>`;
}

const roleLink = (game: string, code: number): string => {
  const id = magicId(game, code);
  return `<a href="/games/${encodeURIComponent(game)}/roles/${id}"><code>${id}</code></a>`;
};

export function magicList(game: string): string {
  const odd = oddities.map(({ code, words }) => `<li>${roleLink(game, code)} ${escape(words)}</li>`);
  const faults = modeNames.map((mode) => {
    const { code, words } = faultModes[mode];
    return `<li>${roleLink(game, code)} / ${roleLink(game, code + FIRST_ONLY)} ${escape(words)}</li>`;
  });
  return `<details class="card"><summary>Roles that make trouble by their id</summary>
<h2 class="sub">What they are</h2><ul class="rules">${odd.join('')}</ul>
<h2 class="sub">What befalls every call / only the first call of each mail</h2><ul class="rules">${faults.join('')}</ul></details>`;
}
