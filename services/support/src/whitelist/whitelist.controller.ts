import { Body, Controller, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import {
  askWhitelistBody,
  whitelistNames,
  type AskWhitelistBody,
  type WhitelistedView,
  type WhitelistName,
} from '@hub/contracts/support';
import { CurrentService, yup } from '@hub/nest-kit/http';
import { Whitelist } from './whitelist.ts';

/** Accounts of a game count at that game, and where every game is asked for. */
const isOf = (player: AskWhitelistBody['player'], game: string) => game === '*' || player?.game === game;

@Controller('internal/whitelist')
export class WhitelistController {
  constructor(private readonly whitelist: Whitelist) {}

  @Post()
  @HttpCode(200)
  ask(@CurrentService() _: string, @Body(yup(askWhitelistBody)) body: AskWhitelistBody): Promise<WhitelistedView> {
    return this.find('preview', body);
  }

  @Post(':list')
  @HttpCode(200)
  askOf(
    @CurrentService() _: string,
    @Param('list') name: string,
    @Body(yup(askWhitelistBody)) body: AskWhitelistBody,
  ): Promise<WhitelistedView> {
    const list = whitelistNames.find((one) => one === name);
    if (!list) throw new NotFoundException();
    return this.find(list, body);
  }

  private async find(list: WhitelistName, { games, player, ip }: AskWhitelistBody): Promise<WhitelistedView> {
    const asked = games.map((game) => ({ game, ip, player: isOf(player, game) ? player : null }));
    const found = await Promise.all(asked.map((visitor) => this.whitelist.has(list, visitor)));
    return { whitelisted: found.includes(true) };
  }
}
