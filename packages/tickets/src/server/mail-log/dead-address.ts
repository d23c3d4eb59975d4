import type { DataSource } from 'typeorm';
import type { DeadAddress } from './mail-log.entity.ts';

type Querier = Pick<DataSource, 'query'>;

/** With which words an address bounced; null for one that takes mail. */
export async function bounceOf(source: Querier, mac: Buffer): Promise<string | null> {
  const rows: Pick<DeadAddress, 'status'>[] = await source.query(
    'SELECT status FROM dead_address WHERE address_mac = ?',
    [mac],
  );
  return rows[0]?.status ?? null;
}

export const isDead = async (source: Querier, mac: Buffer): Promise<boolean> => (await bounceOf(source, mac)) !== null;
