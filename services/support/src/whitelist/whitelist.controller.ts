import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { askWhitelistBody, type AskWhitelistBody, type WhitelistedView } from '@hub/contracts/support';
import { CurrentService, yup } from '@hub/nest-kit/http';
import { Whitelist } from './whitelist.ts';

/** Accounts of a game count at that game, and where every game is asked for. */
const isOf = (player: AskWhitelistBody['player'], game: string) => game === '*' || player?.game === game;

/** For services that open something to the whitelist alone. */
@Controller('internal/whitelist')
export class WhitelistController {
  constructor(private readonly whitelist: Whitelist) {}

  @Post()
  @HttpCode(200)
  async ask(
    @CurrentService() _: string,
    @Body(yup(askWhitelistBody)) body: AskWhitelistBody,
  ): Promise<WhitelistedView> {
    const { games, player, ip } = body;
    const asked = games.map((game) => ({ game, ip, player: isOf(player, game) ? player : null }));
    const found = await Promise.all(asked.map((visitor) => this.whitelist.has('preview', visitor)));
    return { whitelisted: found.includes(true) };
  }
}
