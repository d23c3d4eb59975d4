import type { RedemptionsView } from '@hub/contracts/events';
import type { Log } from '@hub/nest-kit/log';
import { aPlayer, testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CodeKeys } from '../src/code-keys.ts';
import { holding } from './events.http.ts';
import { startRedeeming, type Redeeming } from './redeem.http.ts';
import { aBatch, aCode, anEvent } from './redeem.setup.ts';

let site: Redeeming;
beforeAll(async () => {
  site = await startRedeeming();
});
afterAll(() => site?.close());

describe('what became of the mail', () => {
  it('is told in the words of players, for what was replaced by what took its place', async () => {
    const event = await anEvent(site.query, {}, [10]);
    const states = [
      'queued',
      'unknown',
      'delivered',
      'by_hand',
      'rejected',
      'manual',
      'cancelled',
      'recalled',
      'replaced',
    ];
    const codes = states.map(aCode);
    await aBatch(site.query, event, codes);
    const who = aPlayer();
    for (const [nth, code] of codes.entries()) {
      await site.redeem(event, code, who);
      await site.query('UPDATE delivery SET state = ? WHERE reason = ? ORDER BY id DESC LIMIT 1', [
        states[nth],
        `serial:${event.id}`,
      ]);
    }
    const ids = (await site.rowsOf(`SELECT id FROM delivery WHERE reason = 'serial:${event.id}' ORDER BY id`)) as {
      id: number;
    }[];
    const [delivered, middle, replaced] = [ids[2]!.id, ids[6]!.id, ids[8]!.id];
    await site.query('UPDATE delivery SET replaced_by_id = ? WHERE id = ?', [middle, replaced]);
    await site.query(`UPDATE delivery SET replaced_by_id = ?, state = 'replaced' WHERE id = ?`, [delivered, middle]);
    const logs = (await site.render(event.id, who)).body.logs.map(({ mail_status }) => mail_status).reverse();
    expect(logs).toEqual(['queued', 'queued', 'sent', 'sent', 'failed', 'failed', 'sent', 'failed', 'sent']);
  });
});

it('a mail that was sent anew many times is followed as far by its owner’s list as by the desk’s search', async () => {
  const event = await anEvent(site.query, {}, [6]);
  const codes = Array.from({ length: 6 }, aCode);
  await aBatch(site.query, event, codes);
  const who = aPlayer();
  for (const code of codes) await site.redeem(event, code, who);
  const mails = `delivery WHERE reason = 'serial:${event.id}'`;
  const ids = (await site.rowsOf(`SELECT id FROM ${mails} ORDER BY id`)).map(({ id }) => id);
  // Each in the place of the one before; the last went out.
  for (const [nth, id] of ids.entries())
    await site.query('UPDATE delivery SET state = ?, replaced_by_id = ? WHERE id = ?', [
      nth === 5 ? 'delivered' : 'replaced',
      ids[nth + 1] ?? null,
      id,
    ]);
  const statuses = async () => (await site.render(event.id, who)).body.logs.map(({ mail_status }) => mail_status);
  const searched = async (mail: string) => {
    const line = `GET /api/staff/events/${event.id}/redemptions?mail=${mail}`;
    return (await site.call<RedemptionsView>(line, { who: holding('event_operator') })).body.data.length;
  };
  expect([(await statuses()).at(-1), (await statuses()).filter((one) => one === 'sent')]).toEqual([
    'failed',
    Array.from({ length: 5 }, () => 'sent'),
  ]);
  expect([await searched('failed'), await searched('sent')]).toEqual([1, 5]);
  // Two in the place of each other have no end.
  await site.query(`UPDATE delivery SET state = 'replaced', replaced_by_id = ? WHERE id = ?`, [ids[0], ids[5]]);
  expect(new Set(await statuses())).toEqual(new Set(['failed']));
});

describe('a code whose key is lost', () => {
  it('is dots to its owner and to the desk, and its owner redeems the next', async () => {
    const event = await anEvent(site.query, {}, [2]);
    const [old, next] = [aCode(), aCode()];
    await aBatch(site.query, event, [old, next]);
    const who = aPlayer();
    await site.redeem(event, old, who);
    await site.query(`UPDATE redemption SET code_seal = CONCAT('lost:', code_seal) WHERE event_id = ?`, [event.id]);
    const codes = async () => (await site.render(event.id, who)).body.logs.map(({ serial }) => serial);
    expect(await codes()).toEqual(['••••']);
    expect((await site.redeem(event, next, who)).body.logs.map(({ serial }) => serial)).toEqual([next, '••••']);
    const desk = `GET /api/staff/events/${event.id}/redemptions`;
    const { body } = await site.call<RedemptionsView>(desk, { who: holding('event_operator') });
    expect(body.data.map(({ code }) => code)).toEqual([`••••${next.slice(-4)}`, '••••']);
  });

  it('is told once in the log', () => {
    const told: unknown[] = [];
    const log = { error: (...line: unknown[]) => told.push(line) } as unknown as Log;
    const keys = CodeKeys.from(testKeys, log);
    for (const name of ['lost:one', 'lost:two', 'other:one'])
      expect(keys.openCode(Buffer.from(name), 'red_one')).toBe('');
    expect(told).toMatchObject([
      [{ reason: 'no key lost for a code' }, 'a redeemed code cannot be opened'],
      [{ reason: 'no key other for a code' }, 'a redeemed code cannot be opened'],
    ]);
  });
});
