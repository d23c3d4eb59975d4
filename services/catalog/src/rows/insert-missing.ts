import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/**
 * Writes rows that are not there yet, recognised by the columns of `key`; a row that somebody changed since stays as
 * it is. Returns how many were written.
 */
export async function insertMissing<Row extends ObjectLiteral, Name extends keyof Row & string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  key: readonly Name[],
  rows: readonly (DeepPartial<Row> & Pick<Row, Name>)[],
): Promise<number> {
  let written = 0;
  for (const row of rows) {
    const same = Object.fromEntries(key.map((name) => [name, row[name]])) as FindOptionsWhere<Row>;
    if (await manager.existsBy(entity, same)) continue;
    await manager.save(entity, row, { reload: false });
    written += 1;
  }
  return written;
}
