import { escape, table, time } from '../../../local-web/src/page.ts';
import type { StoredMail } from '../mail-store.ts';
import type { Role } from '../roles.ts';
import type { World } from '../world.ts';
import { callTable } from './call-table.ts';
import { frame, liveLink, tag } from './frame.ts';

const SHOWN = 50;
const LAST_CALLS = 10;

const items = ({ mail }: StoredMail): string =>
  mail ? mail.items.map(({ item_code, qty }) => `${escape(item_code)} × ${qty}`).join('<br>') : 'in the ledger';

function deeds({ state, mailId }: StoredMail, base: string): string {
  if (state !== 'accepted') return '';
  const form = (deed: string, words: string) =>
    `<form action="${base}/mails/${encodeURIComponent(mailId)}/${deed}" method="post"><button>${words}</button></form>`;
  return `<span class="row">${form('claim', 'Claim')}${form('expire', 'Let it expire')}</span>`;
}

function again({ duplicates, conflicts }: StoredMail): string {
  const words = [duplicates && `same again ${duplicates}`, conflicts && `other body ${conflicts}`].filter(Boolean);
  return words.map((one) => tag(String(one), true)).join(' ');
}

const cells = (stored: StoredMail, base: string): string[] => [
  time(stored.at),
  `<b>${escape(stored.mail?.title ?? '')}</b><small>${escape(stored.mail?.body ?? '')}</small><code>${escape(stored.mailId)}</code>`,
  items(stored),
  `${tag(stored.state, stored.state === 'recalled' || stored.state === 'expired')} ${again(stored)}`,
  escape(stored.partnerMailId),
  escape(stored.mail?.reason ?? ''),
  deeds(stored, base),
];

export function rolePage(world: World, role: Role, isLive = false): string {
  const game = encodeURIComponent(role.game);
  const base = `/games/${game}/roles/${encodeURIComponent(role.id)}`;
  const mails = world.mails.newest(role.game, role.id, SHOWN);
  const held = world.mails.held(role.game, role.id);
  const list = mails.length
    ? table(
        ['Arrived', 'Mail', 'Items', 'State', 'Number', 'For', 'Change'],
        mails.map((one) => cells(one, base)),
      )
    : `<p class="card quiet">${role.mailboxLimit === 0 ? 'Nothing can be seen here: it counts as full and takes no mail.' : 'The mailbox is empty.'}</p>`;
  const facts = [
    ['Server', role.server || 'any of the game'],
    ['Account', role.uid],
    ['State', role.state],
    ['Mailbox', role.mailboxLimit === null ? 'takes any number' : `takes ${role.mailboxLimit}`],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`);
  const claims = mails.some(({ state }) => state === 'accepted')
    ? `<form action="${base}/claim" method="post"><button class="main">Claim all</button></form>`
    : '';
  const room =
    role.mailboxLimit === null
      ? ''
      : `<form action="${base}/room" method="post"><button class="main">Make room for any number</button></form>`;
  const main = `<p><a href="/games/${game}">${escape(role.game)}</a></p>
<section class="card"><h2>${escape(role.name) || '(no name)'} · ${escape(role.id)} ${role.words ? tag(role.words, true) : ''}</h2><dl>${facts.join('')}</dl></section>
${liveLink(isLive)}<h2 class="sub">Mailbox${held > SHOWN ? `, the newest ${SHOWN} of ${held}` : ''}</h2>${claims}${room}<div class="wide">${list}</div>
<h2 class="sub">Last calls</h2>${callTable(world.calls.newest(LAST_CALLS, (call) => call.role === role.id && call.game === role.game))}`;
  return frame(`${role.game} ${role.id}`, '', main, isLive);
}
