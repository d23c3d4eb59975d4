import type { ShopWish } from './shop-wish.ts';

/** One thing that is looked at. `run` throws `Wrong` with what was found. `hint`: what to do about it. */
export type ShopCheck = { id: string; title: string; hint: string; run: (shop: ShopWish) => Promise<void> | void };
