import { escape, table } from '../../../local-web/src/page.ts';
import { games, type Game } from '../games.ts';
import { tokenFlaws, type SiteFacts } from '../issue-token.ts';
import { keyChoices } from '../link-keys.ts';
import type { Role } from '../roles.ts';
import type { World } from '../world.ts';
import { callTable } from './call-table.ts';
import { faultForm, magicList } from './fault-form.ts';
import { frame, option, stats, tag } from './frame.ts';

const LAST_CALLS = 10;

const url = (game: string, rest = '') => `/games/${encodeURIComponent(game)}${rest}`;

const tabs = (here: string): string =>
  `<nav class="games" aria-label="Games">${games
    .map(({ id }) => `<a href="${url(id)}"${id === here ? ' aria-current="page"' : ''}>${escape(id)}</a>`)
    .join('')}</nav>`;

const keyWords: Record<(typeof keyChoices)[number], string> = {
  all: 'every key the site has',
  newest: 'only the newest',
  oldest: 'only the oldest (the new one was not put in yet)',
  none: 'none (rotated away)',
};

function switchForm(world: World, { id }: Game): string {
  const { clockOffsetS, acceptKeys, recall, unknownItems, claimsOutOfOrder } = world.switches.of(id);
  const kids = world.keys.of(id).map(({ kid }) => `<code>${escape(kid)}</code>`);
  const tick = (name: string, words: string, isOn: boolean) =>
    `<label class="tick"><input type="checkbox" name="${name}"${isOn ? ' checked' : ''}>${words}</label>`;
  return `<section class="card"><h2>Behaviour</h2>
<form action="${url(id, '/switches')}" method="post" class="fields">
<label>Its clock is ahead by, seconds<input name="clock_offset_s" value="${clockOffsetS}" inputmode="numeric"></label>
<label>Keys that count<select name="accept_keys">${keyChoices.map((one) => option(one, keyWords[one], one === acceptKeys)).join('')}</select></label>
<label>Items it does not know<input name="unknown_items" value="${escape(unknownItems.join(', '))}" placeholder="gift_box_a"></label>
${tick('recall', 'Takes mails back', recall)}${tick('claims_out_of_order', 'Tells of claims out of order', claimsOutOfOrder)}
<button class="main">Save</button></form>
<p class="quiet">${kids.length ? `Keys from the site: ${kids.join(', ')}` : 'The site has given it no key yet.'}</p>
${maintenance(world, id)}</section>`;
}

function maintenance(world: World, id: string): string {
  const leftS = world.switches.maintenanceLeftS(id);
  const button = leftS
    ? '<input type="hidden" name="maintenance_min" value="0"><button>End the maintenance</button>'
    : '<input type="hidden" name="maintenance_min" value="60"><button>Down for an hour</button>';
  const words = leftS ? `<span>Down for maintenance, ${Math.ceil(leftS / 60)} minutes more.</span>` : '';
  return `<form action="${url(id, '/maintenance')}" method="post" class="row">${words}${button}</form>`;
}

const flawWords: Record<(typeof tokenFlaws)[number], string> = {
  none: 'nothing, it is good',
  wrong_key: 'signed with another key',
  expired: 'ended an hour ago',
  other_audience: 'for another site',
  unknown_kid: 'names a key nobody knows',
};

function tokenForm(game: Game, roles: readonly Role[], { siteUrl }: SiteFacts): string {
  const options = roles
    .filter(({ state }) => state !== 'ambiguous')
    .map(({ id, name, words }) => option(id, [id, name, words && `(${words})`].filter(Boolean).join(' ')));
  return `<section class="card"><h2>Open the site as a player</h2>
<form action="${url(game.id, '/token')}" method="post" class="fields">
<label>Role<select name="role">${options.join('')}</select></label>
<label>Good for, seconds<input name="ttl_s" value="1800" inputmode="numeric"></label>
<label>What is wrong with it<select name="flaw">${tokenFlaws.map((flaw) => option(flaw, flawWords[flaw])).join('')}</select></label>
<label class="tick"><input type="checkbox" name="vip">Hints at VIP</label>
<button class="main">Issue a token</button></form>
<p class="quiet">Opens ${escape(siteUrl)}</p></section>`;
}

function roleTable(world: World, game: Game, roles: readonly Role[]): string {
  const rows = roles.map((role) => [
    `<a href="${url(game.id, `/roles/${encodeURIComponent(role.id)}`)}">${escape(role.id)}</a>`,
    escape(role.name) || '<span class="quiet">no name</span>',
    escape(role.server || 'any'),
    role.words ? tag(role.words, true) : '',
    String(world.mails.held(game.id, role.id)),
  ]);
  return table(['Role', 'Name', 'Server', 'Odd', 'Mails'], rows);
}

export function gamePage(world: World, game: Game, site: SiteFacts): string {
  const counts = world.calls.of(game.id);
  const roles = world.roles.listed(game.id);
  const words = (named: Record<string, number>) =>
    Object.entries(named)
      .map(([name, count]) => `${tag(`${name} ${count}`, true)} `)
      .join('');
  const main = `${tabs(game.id)}<h2>${escape(game.name)}</h2>
${stats([
  ['calls received', counts.received],
  ['mails applied', counts.applied],
  ['same mail again', counts.duplicates],
  ['conflicts refused', counts.conflicts],
  ['mails claimed', counts.claimed],
  ['mails recalled', counts.recalled],
])}
<p>${words(counts.refused)}${words(counts.faults)}</p>
<div class="pair">${faultForm(game.id, world.faults.of(game.id))}${switchForm(world, game)}</div>
${tokenForm(game, roles, site)}
<h2 class="sub">Roles</h2>
<form action="${url(game.id, '/roles')}" method="post" class="row"><input name="role" aria-label="Role id" placeholder="Any role id" inputmode="numeric" required><button>Open its mailbox</button></form>
<div class="wide">${roleTable(
    world,
    game,
    roles.filter((role) => !role.words || world.mails.held(game.id, role.id) > 0),
  )}</div>
<div class="wide">${magicList(game.id)}</div>
<h2 class="sub">Last calls</h2>${callTable(world.calls.newest(LAST_CALLS, (call) => call.game === game.id))}
<p class="wide"><a href="/log?game=${encodeURIComponent(game.id)}">All calls of ${escape(game.id)}</a></p>`;
  return frame(game.id, '', main);
}
