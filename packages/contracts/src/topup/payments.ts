import { object, string, type InferType } from 'yup';

const INFO_MAX = 32 * 1024;
const said = (most = 200) => string().max(most, 'FIELD_INVALID').default('');

/** `TradeInfo`: the message, sealed; `TradeSha` signs it. What stands outside of both proves nothing. */
export const providerForm = object({
  Status: said(),
  MerchantID: said(),
  Version: said(),
  TradeInfo: said(INFO_MAX),
  TradeSha: said(),
});
export type ProviderForm = InferType<typeof providerForm>;

/** `o`: the number of the payment that the browser went with; some ways to pay bring back nothing else. */
export const returnQuery = object({ o: said() });
export type ReturnQuery = InferType<typeof returnQuery>;
