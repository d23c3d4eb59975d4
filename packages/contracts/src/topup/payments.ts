import { object, string, type InferType } from 'yup';

const said = (most: number) => string().max(most, 'FIELD_INVALID').default('');
const INFO_MAX = 32 * 1024;

/** `TradeInfo`: the message, sealed; `TradeSha` signs it. What stands outside of both proves nothing. */
export const providerForm = object({
  Status: said(16),
  MerchantID: said(15),
  Version: said(8),
  TradeInfo: said(INFO_MAX),
  TradeSha: said(64),
});
export type ProviderForm = InferType<typeof providerForm>;

/** `o`: the number of the payment that the browser went with; some ways to pay bring back nothing else. */
export const returnQuery = object({ o: string().max(30, 'FIELD_INVALID').default('') });
export type ReturnQuery = InferType<typeof returnQuery>;
