import { part } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import type { DeadAddress } from './mail-log.entity.ts';

export async function isDead(source: Pick<DataSource, 'query'>, mac: Buffer): Promise<boolean> {
  const rows: object[] = await source.query('SELECT 1 FROM dead_address WHERE address_mac = ?', [mac]);
  return rows.length > 0;
}

export const deadAddressPart = part<Pick<DeadAddress, 'bounced_at'>>(
  ['bounced_at'],
  'FROM dead_address WHERE address_mac = (SELECT email_mac FROM ticket WHERE id = ?)',
);
