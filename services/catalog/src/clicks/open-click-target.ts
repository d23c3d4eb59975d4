import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClickTarget } from './click-target.entity.ts';
import { addressOf } from './click-target.policy.ts';

/** The id column's range. */
const LARGEST_ID = 0xffff_ffff;

/** Answers where a click leads. */
@Injectable()
export class OpenClickTarget {
  constructor(private readonly source: DataSource) {}

  /** An https address, or '' for everything that is unknown, over, not yet begun or not allowed. */
  async run(id: string, now = new Date()): Promise<string> {
    if (!/^\d{1,10}$/.test(id) || Number(id) > LARGEST_ID) return '';
    return addressOf(await this.source.manager.findOneBy(ClickTarget, { id: Number(id) }), now);
  }
}
