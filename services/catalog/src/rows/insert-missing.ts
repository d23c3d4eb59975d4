import {
  IsNull,
  type DeepPartial,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';

/**
 * By the columns of `key`; changed rows stay, but get translations where they never had any. Returns how many are new.
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
    if (await manager.existsBy(entity, same)) {
      if ('translations' in row)
        await manager.update(entity, { ...same, translations: IsNull() }, { translations: row.translations } as object);
      continue;
    }
    await manager.save(entity, row, { reload: false });
    written += 1;
  }
  return written;
}
