import { Injectable } from '@nestjs/common';
import type { Caller } from '@hub/nest-kit/http';
import { DataSource } from 'typeorm';
import { ClickTarget } from './click-target.entity.ts';
import { addressOf } from './click-target.policy.ts';
import { Whitelisted } from './whitelisted.ts';
import { FindGames } from '../games/find-games.ts';

/** The id column's range. */
const LARGEST_ID = 0xffff_ffff;

/** Answers where a click leads. */
@Injectable()
export class OpenClickTarget {
  constructor(
    private readonly source: DataSource,
    private readonly games: FindGames,
    private readonly whitelisted: Whitelisted,
  ) {}

  /** An https address, or '' for everything that is unknown, over, not yet begun, not allowed or not meant for this caller. */
  async run(caller: Caller, id: string, now = new Date()): Promise<string> {
    if (!/^\d{1,10}$/.test(id) || Number(id) > LARGEST_ID) return '';
    const target = await this.source.manager.findOneBy(ClickTarget, { id: Number(id) });
    const address = addressOf(target, now);
    if (!target || address === '' || target.audience === 'everyone') return address;
    return (await this.whitelisted.has(caller, await this.gamesOf(target))) ? address : '';
  }

  /** The games whose home has a button to it; a link that stands nowhere is for who is whitelisted everywhere. */
  private async gamesOf({ id }: ClickTarget): Promise<string[]> {
    const games = await this.games.shown();
    const leading = games.filter(({ quick_actions }) => quick_actions.some(({ url }) => url === `/click/${id}`));
    return leading.length > 0 ? leading.map(({ game_id }) => game_id) : ['*'];
  }
}
