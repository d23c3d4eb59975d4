import { escape, page, table, time } from '../../local-web/src/page.ts';
import { usual } from './behaviour.ts';
import type { Provider } from './provider.ts';
import type { Trade } from './trade.ts';

const SHOWN = 100;
const style = `
header, main { max-width: 76rem; }
main h2 { margin-top: 1.5rem; }
td form { display: inline-flex; }
td button { min-height: 2.25rem; padding: 0 .625rem; }
code { font: .875rem/1.6 ui-monospace, Menlo, 'Noto Sans Mono CJK TC', monospace; overflow-wrap: anywhere; }
`;

const calls: [call: string, body: string, words: string][] = [
  [
    'POST /api/trades/{order}/pay',
    '{"method":"VACC","notify_times":3,"notify_at_once":true,"tamper":"amount"}',
    'Pays what was not paid, as the bank does for a number. The words of the behaviour count for this call alone.',
  ],
  ['POST /api/trades/{order}/notify', '{"notify_times":50,"notify_at_once":true}', 'Tells the shop again.'],
  ['POST /api/trades/{order}/fail', '', 'The payment fails.'],
  ['POST /api/trades/{order}/capture', '', 'A card is captured: from now on it is refunded, not cancelled.'],
  ['POST /api/behaviour', JSON.stringify(usual), 'How the provider behaves; what is not named stays.'],
  [
    'POST /api/faults',
    '{"mode":"down","next":2,"on":["query"]}',
    'What befalls query, cancel and close: slow, down, never, page, wrong_sum; `share` or `next`. DELETE ends all, and the lock of queries.',
  ],
  ['GET /api/trades?state=paid&limit=100', '', 'The book, newest first, with every notice and its answer.'],
  ['POST /api/reset', '', 'As on the first day.'],
];

const button = (order: string, what: string, words: string): string =>
  `<form method="post" action="/do"><input type="hidden" name="order" value="${escape(order)}"><button name="what" value="${what}">${words}</button></form>`;

function actions(trade: Trade): string {
  const open = trade.state === 'created' || trade.state === 'number_taken';
  return [
    open && button(trade.id, 'pay', 'Pay'),
    trade.code && button(trade.id, 'notify', 'Notify again'),
    trade.state === 'paid' && !trade.captured && button(trade.id, 'capture', 'Capture'),
  ]
    .filter(Boolean)
    .join(' ');
}

function cells(trade: Trade): string[] {
  const last = trade.notices.at(-1);
  return [
    time(trade.created_at),
    `<code>${escape(trade.id)}</code>`,
    `NT$${trade.amount.toLocaleString('en-US')}`,
    escape(trade.item),
    [trade.state, trade.method].filter(Boolean).join(' · '),
    last ? `${trade.notices.length} · ${last.status ?? escape(last.body)}` : 'none',
    actions(trade),
  ];
}

export function controlPage({ trades, behaviour }: Provider): string {
  const rows = trades.list().slice(0, SHOWN);
  const heads = ['Opened', 'Order', 'Amount', 'Item', 'State', 'Notices', ''];
  const book = rows.length ? table(heads, rows.map(cells)) : '<p class="card quiet">No order came yet.</p>';
  const described = calls.map(([call, body, words]) => [
    `<code>${escape(call)}</code>`,
    body && `<code>${escape(body)}</code>`,
    escape(words),
  ]);
  const now = `<p class="quiet">Now: <code>${escape(JSON.stringify(behaviour))}</code></p>`;
  return page({
    title: 'NewebPay (simulated)',
    head: '<h1>NewebPay (simulated)</h1>',
    main: `${book}<h2>For tests</h2>${now}${table(['Call', 'Body', 'What it does'], described)}`,
    style,
  });
}
