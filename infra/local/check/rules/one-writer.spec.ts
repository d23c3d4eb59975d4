import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../../boot/places.mjs';

const eslint = new ESLint({ cwd: root });
const head = "import { Ticket } from './ticket.entity.ts';\n";

async function refused(code: string, filePath: string): Promise<boolean> {
  const [found] = await eslint.lintText(head + code, { filePath, warnIgnored: true });
  return found!.messages.some(({ ruleId }) => ruleId?.endsWith('/one-writer'));
}

const writes = [
  'export const f = (tx) => tx.manager.update(Ticket, { id: 1 }, { status: 4 });',
  'export const f = (tx) => tx.manager.createQueryBuilder().update(Ticket).set({ status: 4 }).execute();',
  'export const f = (tx) => tx.manager.createQueryBuilder().insert().into(Ticket).values({}).execute();',
  'export const f = (tx) => tx.manager.createQueryBuilder().delete().from(Ticket).execute();',
  'export const f = (db) => db.source.getRepository(Ticket).save({});',
  'export const f = (db) => {\n  const tickets = db.source.getRepository(Ticket);\n  return tickets.delete({ id: 1 });\n};',
  'export const f = (tx) => tx.manager.increment(Ticket, { id: 1 }, "version", 1);',
  "export const f = (tx) => insertRow(tx.manager, 'ticket', {});",
  "export const f = (tx) => tx.manager.query('UPDATE ticket SET status = 4');",
  'export const f = (tx, set) => tx.manager.query(`UPDATE ticket SET ${set} WHERE id = 1`);',
  'export const f = (tx) => tx.manager.query(`INSERT IGNORE INTO ticket (id) VALUES (1)`);',
  "export const f = (tx) => tx.manager.query('delete from `ticket` where id = 1');",
];
const reads = [
  'export const f = (db) => db.source.getRepository(Ticket).findOneBy({ id: 1 });',
  'export const f = (db) => db.source.createQueryBuilder().select().from(Ticket, "t").getMany();',
  "export const f = (tx) => tx.manager.query('SELECT * FROM ticket WHERE id = ? FOR UPDATE', [1]);",
  "export const f = (tx) => tx.manager.query('UPDATE ticket_other SET status = 4');",
  "export const f = (tx) => tx.manager.query('DELETE FROM attachment WHERE ticket_id = 1');",
];

describe('a table with one writer', () => {
  it.each(writes)('%s is refused anywhere else', async (code) => {
    for (const file of ['packages/tickets/src/server/work/planted.ts', 'services/support/src/planted.ts'])
      expect([file, await refused(code, file)]).toEqual([file, true]);
    const ofDeliveries = code.replaceAll('Ticket', 'Delivery').replaceAll('ticket', 'delivery');
    for (const file of ['deliveries/keep', 'deliveries/desk', 'retention'])
      expect([file, await refused(ofDeliveries, `services/events/src/${file}/planted.ts`)]).toEqual([file, true]);
  });

  it.each(reads)('%s is nobody’s business', async (code) => {
    expect(await refused(code, 'packages/tickets/src/server/planted.ts')).toBe(false);
  });

  it('who may is named', async () => {
    for (const file of ['write-ticket', 'seed-tickets', 'seed-past-cases', 'ticket-tables'])
      expect(await refused(writes[0]!, `packages/tickets/src/server/${file}.ts`)).toBe(false);
    const ofDeliveries = "export const f = (tx) => tx.manager.query('UPDATE delivery SET late = 1');";
    for (const file of ['write-delivery', 'seed/seed-deliveries'])
      expect(await refused(ofDeliveries, `services/events/src/deliveries/${file}.ts`)).toBe(false);
  });
});
