import { randomUUID } from 'node:crypto';
import type { Ask } from './plant.ts';
import type { Planted } from './person.ts';

type Field = { ask: Ask; planted: Planted };

/** A row as it would be there after work of the staff, a game, or a mail that came back. */
const insert = (ask: Ask, service: string, table: string, row: Record<string, unknown>) =>
  ask(service, `INSERT IGNORE INTO ${table} (${Object.keys(row).join()}) VALUES (?)`, [Object.values(row)]);

const accountOf = ({ player }: Planted) => ({ game_id: player.game, partner_uid: player.uid });

/** What a desk has beside cases: a filter that staff kept, and an address whose mails came back. */
async function plantAtADesk(desk: 'support' | 'vip', { ask, planted }: Field): Promise<void> {
  const filter = JSON.stringify({ text: planted.player.uid });
  await insert(ask, desk, 'saved_filter', { staff_id: 1, name: '演習', filter });
  await ask(
    desk,
    `INSERT INTO dead_address (address_mac, status) SELECT DISTINCT email_mac, '5.1.1' FROM ticket
      WHERE partner_uid = ?`,
    [planted.player.uid],
  );
}

async function plantRanks({ ask, planted }: Field): Promise<void> {
  const account = accountOf(planted);
  const row = (table: string, more: Record<string, unknown>) => insert(ask, 'vip', table, { ...account, ...more });
  const [begins_at, ends_at] = [new Date(), new Date(Date.now() + 86_400_000)];
  const note = `${planted.player.name} 來電`;
  const order_id = `drill-${randomUUID()}`;
  await row('vip_entry', { level: 5, begins_at, note, changed_by: 'drill' });
  await row('vip_earned', { level: 2, ends_at });
  await row('vip_history', { source: 'staff', action: 'set', who: 'drill', reason: note });
  await row('vip_spender', { last_on: '2026-11-01' });
  await row('vip_spend', { order_id, paid_on: '2026-11-01', amount_twd: 990 });
  await insert(ask, 'vip', 'vip_refund', { refund_id: `refund-${order_id}`, order_id, amount_twd: 90 });
  const file = { state: 'checked', file_name: 'drill.csv', file_sha256: Buffer.alloc(32), made_by: 'drill' };
  await insert(ask, 'vip', 'vip_import', { game_id: account.game_id, ...file });
  await ask(
    'vip',
    "INSERT INTO vip_import_line (import_id, line, kind, partner_uid, note) SELECT MAX(id), 1, 'fresh', ?, ? FROM vip_import",
    [account.partner_uid, note],
  );
}

async function plantInSurveys({ ask, planted }: Field): Promise<void> {
  const { surveyed, player } = planted;
  // Of another survey, for which no card codes came yet.
  await ask(
    'surveys',
    `INSERT INTO reward (survey_id, version_no, answer_id, subject, kind, state, game_id, role_id, partner_uid, amount)
      SELECT (SELECT MAX(id) FROM survey), version_no, answer_id, subject, 'card_code', 'waiting', game_id, role_id,
        partner_uid, amount FROM reward WHERE answer_id IN (SELECT id FROM answer WHERE role_id = ?) LIMIT 1`,
    [surveyed.role],
  );
  await ask(
    'surveys',
    `INSERT INTO survey_import (survey_id, kind, state, file_name, file_sha256, made_by)
      SELECT id, 'eligible', 'checked', 'drill.csv', REPEAT('x', 32), 'drill' FROM survey WHERE survey_key = 'idv-2021'`,
  );
  await ask(
    'surveys',
    `INSERT INTO survey_import_line (import_id, line, kind, role_id, account_id, char_name)
      SELECT MAX(id), 1, 'fresh', ?, ?, ? FROM survey_import`,
    [surveyed.role, surveyed.account, player.name],
  );
}

/** What no call of a player leaves: the work of staff and games, and of workers. `member`: the id of the person here. */
export async function plantRows(field: Field, member: string): Promise<void> {
  const { ask, planted } = field;
  const account = accountOf(planted);
  for (const desk of ['support', 'vip'] as const) await plantAtADesk(desk, field);
  const [starts_at, ends_at] = [new Date(Date.now() - 86_400_000), new Date()];
  const penalty = { nth: 1, kind: 'mute', days: 1, starts_at, ends_at, reason: '演習禁言', staff_name: 'drill' };
  await insert(ask, 'support', 'penalty', { ...account, ...penalty });
  const listed = { list: 'preview', game_id: account.game_id, kind: 'account', value: account.partner_uid, note: '' };
  await insert(ask, 'support', 'whitelist', listed);
  await plantRanks(field);
  await plantInSurveys(field);
  const { server: server_id, role: role_id, name: role_name } = planted.player;
  const linked = { member_id: member.slice(2), ...account, server_id, role_id, role_name };
  await insert(ask, 'identity', 'member_account', linked);
  await insert(ask, 'catalog', 'legal_acceptance', { member_id: member, site: 'long_e', version: 1 });
  await ask(
    'topup',
    `INSERT INTO tier_claim (game_id, server_id, role_id, month, amount, order_id)
      SELECT game_id, server_id, role_id, '2026/01', 100, id FROM topup_order WHERE role_id = ? LIMIT 1`,
    [planted.player.role],
  );
  const scope = `drill:${member}`;
  await insert(ask, 'surveys', 'idem', { scope, idem_key: 'drill', request_hash: Buffer.alloc(32), result_id: 1 });
  const payload = JSON.stringify({ to: planted.email, uid: planted.player.uid });
  for (const service of ['support', 'vip', 'topup', 'events', 'surveys', 'identity', 'catalog'])
    await insert(ask, service, 'outbox', {
      job: 'drill.note',
      dedupe_key: `drill-${randomUUID()}`,
      payload,
      done_at: new Date(),
    });
}
