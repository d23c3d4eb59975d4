import type { EntityManager } from 'typeorm';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schema } from '../../../services/events/src/data-source.ts';
import { start as startReal } from '../../../services/events/src/main.ts';

/** Locks nothing, and writes what it read without looking again. */
const withoutLocks = (sql: string): string =>
  sql.replace(' FOR UPDATE', '').replace(' AND used = ? AND used < cap', ' AND ? IS NOT NULL');

/** The real service with one safety taken out: it reads, decides, and then writes. The row of an account is made apart. */
export async function start(env: Record<string, string | undefined>) {
  const apart = await openDatabase(env.DATABASE_URL ?? '', schema, 4);
  const { runTx } = Db.prototype;
  Db.prototype.runTx = function (work) {
    return runTx.call(this, (tx) => {
      const query = (sql: string, values?: unknown[]) =>
        sql.startsWith('INSERT INTO redeem_lock')
          ? apart.query(sql, values)
          : tx.manager.query(withoutLocks(sql), values);
      const manager = new Proxy(tx.manager, {
        get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
      }) as EntityManager;
      return work({ ...tx, manager });
    }) as never;
  };
  const running = await startReal(env);
  const close = async () => {
    await running.close();
    await apart.destroy();
  };
  return { ...running, close };
}
