import type { DataSource } from 'typeorm';
import type { AuditLog } from './audit-log.entity.ts';

type Named = Pick<AuditLog, 'actor_kind' | 'actor' | 'object'>;
export type StaffNames = { ofActor: (row: Named) => string; ofObject: (row: Named) => string };

const idOf = ({ object }: Named): number => Number(/^staff:([1-9]\d{0,9})$/.exec(object)?.[1] ?? 0);

export async function staffNames(source: DataSource, rows: readonly Named[]): Promise<StaffNames> {
  const logins = rows.filter(({ actor_kind }) => actor_kind === 'staff').map(({ actor }) => actor);
  const ids = rows.map(idOf).filter((id) => id > 0);
  const found: { id: number; login: string; name: string }[] =
    logins.length + ids.length === 0
      ? []
      : await source.query('SELECT id, login, name FROM staff WHERE login IN (?) OR id IN (?)', [
          [...new Set(['', ...logins])],
          [...new Set([0, ...ids])],
        ]);
  const byLogin = new Map(found.map(({ login, name }) => [login, name]));
  const byId = new Map(found.map(({ id, name }) => [id, name]));
  return {
    ofActor: (row) => (row.actor_kind === 'staff' ? (byLogin.get(row.actor) ?? '') : ''),
    ofObject: (row) => byId.get(idOf(row)) ?? '',
  };
}
