import { Injectable } from '@nestjs/common';
import type { Principal } from '@hub/contracts/shared';
import type { FirstStepBody } from '@hub/contracts/topup';
import { CatalogRoles } from '../../clients/catalog-roles.ts';
import type { ShopGame } from '../../shop/shop.ts';
import { roleAbsent, roleUnconfirmed, serverUnknown } from './checkout.errors.ts';

/** Where goods go. `partner_uid`: the account of the character, '' where nobody says. */
export type BuyerPlace = {
  server_id: string;
  server_name: string;
  role_id: string;
  char_name: string;
  partner_uid: string;
};

type Typed = Pick<FirstStepBody, 'serverId' | 'roleId' | 'charName'>;

@Injectable()
export class FindBuyerPlace {
  constructor(private readonly roles: CatalogRoles) {}

  /** The game is asked again, whatever the page says that it was told. Throws 400 at the field, 503 while the game is silent. */
  async run(game: ShopGame, typed: Typed, who: Principal): Promise<BuyerPlace> {
    const server = game.servers.find(
      ({ server_id, server_status }) => server_id === typed.serverId && server_status === 'public',
    );
    if (!server) throw serverUnknown();
    const place = {
      server_id: server.server_id,
      server_name: server.server_name,
      role_id: typed.roleId,
      char_name: typed.charName,
      partner_uid: isOwn(who, game, typed) ? who.uid : '',
    };
    return game.rules.confirm_role ? this.confirmed(game, place) : place;
  }

  /** On the server that the game names: where one number is one character of all servers, each of them would answer. */
  private async confirmed({ game_id, servers }: ShopGame, place: BuyerPlace): Promise<BuyerPlace> {
    const { server_id, role_id } = place;
    const found = await this.roles.find({ game_id, server_id, role_id });
    if (!found) throw roleAbsent();
    // A character without a name was confirmed by its number.
    if (found.char_name !== '' && found.char_name !== place.char_name) throw roleUnconfirmed();
    const lives = servers.find((server) => server.server_id === found.server_id);
    const { server_name } = lives ?? place;
    return { ...place, server_id: lives?.server_id ?? server_id, server_name, partner_uid: found.partner_uid };
  }
}

const isOwn = (who: Principal, { game_id }: ShopGame, { serverId, roleId }: Typed): who is Principal & { kind: 'S' } =>
  who.kind === 'S' && who.game === game_id && who.server === serverId && who.role === roleId;
