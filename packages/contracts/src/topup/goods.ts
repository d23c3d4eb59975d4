/** Whole TWD. `minAmount`, `qtyMax`: per order, per product. */
export type OrderRules = { minAmount: number; qtyMax: number };
export const usualRules: OrderRules = { minAmount: 3000, qtyMax: 10 };

export type GiftRule = { min: number; times: number };

/** What the largest minimum that it reaches says. */
export const giftTimes = (rules: readonly GiftRule[], amount: number): number =>
  rules.reduce((best, rule) => (amount >= rule.min && rule.min >= best.min ? rule : best), { min: 0, times: 0 }).times;

export type FirstTopupTier = { amount: number; title: string };

export const tierOf = <Tier extends FirstTopupTier>(tiers: readonly Tier[], amount: number): Tier | null =>
  tiers.find((tier) => tier.amount === amount) ?? null;
