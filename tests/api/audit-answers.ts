import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditMonthsView } from '@hub/contracts/identity';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import { lookAtRetention } from './behind-answers.ts';
import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

/** A row from before this month, so that there is one to be signed off. */
export const noteAnOldLook = (schemaPrefix: string): Promise<unknown> =>
  withAdmin(adminUrl(), async (c) => {
    const at = `${schemaPrefix}identity`;
    await c.query(
      `INSERT INTO ${at}.audit (at, actor_kind, actor, action, object, detail, rid, address)
        VALUES (NOW(3) - INTERVAL 40 DAY, 'system', 'test', 'audit.read', 'audit', '', '', '')`,
    );
    await c.query(`INSERT INTO ${at}.audit_pending (audit_id) VALUES (LAST_INSERT_ID())`);
  });

/** An auditor signs a month off, and tries once more; nobody else may. */
export async function signTheAuditOff(site: Recorder, origin: string, auditor: Account): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.signIn(auditor);
  const base = '/api/staff/audit/sign_offs';
  const months = async () => (await desk.call<AuditMonthsView>(`GET ${base}`)).body.data;
  for (let look = 0; look < 400 && (await months()).length === 0; look += 1) await sleep(50);
  const month = (await months()).at(-1)?.month;
  await desk.call(`GET ${base}/${month}`);
  for (const note of ['', '抽查二十筆，都相符', '再簽一次']) await desk.call(`POST ${base}/${month}`, { note });
  await desk.call(`GET ${base}/none`);
  await lookAtRetention(desk);
}
