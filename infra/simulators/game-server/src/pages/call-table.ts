import { escape, table, time } from '../../../local-web/src/page.ts';
import type { Call } from '../calls.ts';
import { tag } from './frame.ts';

const names: Record<Call['what'], string> = {
  role: 'look-up',
  mail: 'mail',
  state: 'state',
  recall: 'recall',
  health: 'health',
};

const cells = (call: Call): string[] => [
  time(call.at),
  call.game ? `<a href="/games/${encodeURIComponent(call.game)}">${escape(call.game)}</a>` : '?',
  escape(names[call.what]),
  call.role
    ? `<a href="/games/${encodeURIComponent(call.game)}/roles/${encodeURIComponent(call.role)}">${escape(call.role)}</a>`
    : '',
  `${tag(`${call.status} ${call.outcome}`, call.status >= 400)}${call.fault ? ` ${tag(call.fault, true)}` : ''}<small>${escape(call.reason)}</small>`,
  `<code>${escape(call.id)}</code>`,
  `${call.ms}&nbsp;ms`,
];

export const callTable = (calls: readonly Call[]): string =>
  calls.length
    ? table(['Time', 'Game', 'Call', 'Role', 'Answer', 'X-PS-Id', 'Took'], calls.map(cells))
    : '<p class="card quiet">No call yet.</p>';
