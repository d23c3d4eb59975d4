import { Feature } from '@hub/nest-kit/app';
import { RehearsalModule } from '../orders/rehearsal/rehearsal.module.ts';
import { CatalogGames } from '../clients/catalog-games.ts';
import { Shop } from './shop.ts';
import { ShopController } from './shop.controller.ts';
import { ShopSettings } from './shop-settings.ts';
import { ShowShop } from './show-shop.ts';

@Feature({
  imports: [RehearsalModule],
  controllers: [ShopController],
  http: [ShowShop],
  providers: [CatalogGames, ShopSettings, Shop],
  exports: [CatalogGames, ShopSettings, Shop],
})
export class ShopModule {}
