import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import { BadConfig } from '@hub/nest-kit/config';
import { DataSource } from 'typeorm';
import { KeyBox } from '../keys/key-box.ts';
import { boxOf, PartnerKey } from './partner-key.entity.ts';

const EXAMPLE = /^demo-?only/i;

/** A key that stands in a document as an example must never open a real site: `BadConfig` with all of them. */
@Injectable()
export class RefuseDemoKeys implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly box: KeyBox,
    @Inject(CONFIG) private readonly config: { HUB_ENV: string },
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.HUB_ENV !== 'production') return;
    const rows = await this.source.getRepository(PartnerKey).findBy({ state: 'live', alg: 'HS256' });
    const examples = rows.filter((row) => {
      const secret = row.secret_box ? this.box.open(row.secret_box, boxOf(row.kid)) : '';
      return EXAMPLE.test(Buffer.from(secret, 'base64url').toString('latin1'));
    });
    if (examples.length === 0) return;
    throw new BadConfig(
      'identity',
      examples.map(({ kid }) => `partner key ${kid} is the documented example`),
    );
  }
}
