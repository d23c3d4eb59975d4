import type { DeepPartial, EntityManager, EntityTarget } from 'typeorm';
import { numberOf } from '@hub/nest-kit/http';

/** Writes a row that the database numbers; returns its number as the key. */
export async function saveNumbered<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  key: string | null,
  row: Omit<Row, 'id'>,
): Promise<string> {
  const whole = { ...row, ...(key !== null && { id: numberOf(key) }) } as DeepPartial<Row>;
  return String((await manager.save(entity, whole)).id);
}
