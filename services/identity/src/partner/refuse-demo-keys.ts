import type { DataSource } from 'typeorm';
import { BadConfig } from '@hub/nest-kit/config';
import type { KeyBox } from '../keys/key-box.ts';
import { boxOf, PartnerKey } from './partner-key.entity.ts';

const EXAMPLE = /^demo-?only/i;

/** A key that stands in a document as an example must never open a real site: `BadConfig` with all of them. */
export async function refuseDemoKeys(source: DataSource, box: KeyBox): Promise<void> {
  const rows = await source.getRepository(PartnerKey).findBy({ state: 'live', alg: 'HS256' });
  const examples = rows.filter((row) => {
    const secret = row.secret_box ? box.open(row.secret_box, boxOf(row.kid)) : '';
    return EXAMPLE.test(Buffer.from(secret, 'base64url').toString('latin1'));
  });
  if (examples.length === 0) return;
  throw new BadConfig(
    'identity',
    examples.map(({ kid }) => `partner key ${kid} is the documented example`),
  );
}
