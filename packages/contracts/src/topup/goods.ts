/** Amounts in whole TWD. `minAmount`: of one order. `qtyMax`: how many of a product one order takes. */
export type OrderRules = { minAmount: number; qtyMax: number };
export const usualRules: OrderRules = { minAmount: 3000, qtyMax: 10 };

/** Of how many gifts a purchase of at least `min` is given. */
export type GiftRule = { min: number; times: number };

/** Gifts of one purchase: what the largest minimum that it reaches says. */
export const giftTimes = (rules: readonly GiftRule[], amount: number): number =>
  rules.reduce((best, rule) => (amount >= rule.min && rule.min >= best.min ? rule : best), { min: 0, times: 0 }).times;

/** A bonus for the first purchase of exactly this amount in a month. */
export type FirstTopupTier = { amount: number; title: string };

export const tierOf = <Tier extends FirstTopupTier>(tiers: readonly Tier[], amount: number): Tier | null =>
  tiers.find((tier) => tier.amount === amount) ?? null;
