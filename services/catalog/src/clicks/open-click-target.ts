import { Injectable } from '@nestjs/common';
import type { Caller } from '@hub/nest-kit/http';
import { DataSource } from 'typeorm';
import { CountClicks } from './count-clicks.ts';
import { ClickTarget } from './click-target.entity.ts';
import { addressOf } from './click-target.policy.ts';
import { Whitelisted } from './whitelisted.ts';
import { FindGames } from '../games/find-games.ts';

/** The id column's range. */
const LARGEST_ID = 0xffff_ffff;

@Injectable()
export class OpenClickTarget {
  constructor(
    private readonly source: DataSource,
    private readonly games: FindGames,
    private readonly whitelisted: Whitelisted,
    private readonly clicks: CountClicks,
  ) {}

  /** An https address, or '' for everything that is unknown, over, not yet begun, not allowed or not meant for this caller. */
  async run(caller: Caller, id: string, now = new Date()): Promise<string> {
    if (!/^\d{1,10}$/.test(id) || Number(id) > LARGEST_ID) return '';
    const target = await this.source.manager.findOneBy(ClickTarget, { id: Number(id) });
    const address = addressOf(target, now);
    if (!target || address === '' || !(await this.isFor(caller, target))) return '';
    this.clicks.note(target.id);
    return address;
  }

  private async isFor(caller: Caller, target: ClickTarget): Promise<boolean> {
    return target.audience === 'everyone' || this.whitelisted.has(caller, await this.gamesOf(target));
  }

  /** The games whose home has a button to it; a link that stands nowhere is for who is whitelisted at its own. */
  private async gamesOf({ id, game_id }: ClickTarget): Promise<string[]> {
    const games = await this.games.shown();
    const leading = games.filter(({ quick_actions }) => quick_actions.some(({ url }) => url === `/click/${id}`));
    return leading.length > 0 ? leading.map(({ game_id }) => game_id) : [game_id];
  }
}
