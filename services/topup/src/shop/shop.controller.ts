import { Controller, Header, Param, Query } from '@nestjs/common';
import {
  gameShopQuery,
  productsQuery,
  shopCalls,
  type DonateView,
  type GameShopQuery,
  type GameShopView,
  type GiftView,
  type MaintenanceView,
  type ProductsQuery,
  type ProductsView,
} from '@hub/contracts/topup';
import { Call, CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { ShowShop } from './show-shop.ts';

@Controller()
export class ShopController {
  constructor(private readonly show: ShowShop) {}

  @Call(shopCalls.getMaintenance)
  @Header('cache-control', 'no-store')
  maintenance(@CurrentCaller() { language }: Caller): Promise<MaintenanceView> {
    return this.show.maintenance(language);
  }

  @Call(shopCalls.getGameShop)
  @Header('cache-control', 'no-store')
  game(
    @CurrentCaller() caller: Caller,
    @Param('game_id') game: string,
    @Query(yup(gameShopQuery)) query: GameShopQuery,
  ): Promise<GameShopView> {
    return this.show.game(game, query, caller);
  }

  @Call(shopCalls.listProducts)
  products(
    @CurrentCaller() caller: Caller,
    @Param('game_id') game: string,
    @Query(yup(productsQuery)) query: ProductsQuery,
  ): Promise<ProductsView> {
    return this.show.products(game, query, caller);
  }

  @Call(shopCalls.getGift)
  gift(@CurrentCaller() { language }: Caller, @Param('game_id') game: string): Promise<GiftView> {
    return this.show.gift(game, language);
  }

  @Call(shopCalls.getDonate)
  donate(@CurrentCaller() { language }: Caller): Promise<DonateView> {
    return this.show.donate(language);
  }
}
