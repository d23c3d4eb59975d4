import type { DeepPartial, EntityManager, EntityTarget } from 'typeorm';

const LARGEST = 0xffff_ffff;

/** The number in a key; 0, which no row has, for what is none. */
export const numberOf = (key: string): number =>
  /^[1-9]\d{0,9}$/.test(key) && Number(key) <= LARGEST ? Number(key) : 0;

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
