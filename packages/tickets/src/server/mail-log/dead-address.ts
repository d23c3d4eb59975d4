import type { DataSource } from 'typeorm';

/** Did a mail to this address come back? */
export async function isDead(source: Pick<DataSource, 'query'>, mac: Buffer): Promise<boolean> {
  const rows: object[] = await source.query('SELECT 1 FROM dead_address WHERE address_mac = ?', [mac]);
  return rows.length > 0;
}
