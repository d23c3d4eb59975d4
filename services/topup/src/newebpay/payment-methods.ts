/** Parameters of the provider that switch a way to pay on. */
export type PaymentMethod = 'CREDIT' | 'VACC' | 'WEBATM' | 'UNIONPAY';
export type Region = 'taiwan' | 'overseas';

/** The provider takes no transfer above it. */
export const TRANSFER_MOST_TWD = 49_999;

const byRegion: Record<Region, readonly PaymentMethod[]> = {
  taiwan: ['CREDIT', 'VACC', 'WEBATM'],
  overseas: ['CREDIT', 'UNIONPAY'],
};

const isTransfer = (method: PaymentMethod) => method === 'VACC' || method === 'WEBATM';

export const methodsFor = (region: Region, amount: number): readonly PaymentMethod[] =>
  byRegion[region].filter((method) => amount <= TRANSFER_MOST_TWD || !isTransfer(method));
