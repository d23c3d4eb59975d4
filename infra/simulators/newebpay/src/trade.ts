import type { Method } from './mpg-request.ts';

export type TradeState = 'created' | 'number_taken' | 'paid' | 'failed' | 'cancelled' | 'refunded';

/** A message that left for the shop, and what came back. */
export type Notice = { at: number; attempt: number; status: number | null; body: string; amount: number };

/** An order that reached the provider. Times in ms since 1970, amounts in whole TWD. */
export type Trade = {
  id: string;
  /** Whose it is. */
  shop: string;
  trade_no: string;
  /** Names the page that was opened for it. */
  page: string;
  amount: number;
  item: string;
  email: string;
  version: string;
  respond: 'JSON' | 'String';
  methods: Method[];
  return_url: string;
  notify_url: string;
  customer_url: string;
  back_url: string;
  created_at: number;
  expires_on: string;
  state: TradeState;
  method: Method | '';
  code: string;
  paid_at: number | null;
  bank_code: string;
  code_no: string;
  payer_bank: string;
  payer_last_five: string;
  captured: boolean;
  refunded: number;
  notices: Notice[];
};

/** As the provider writes it in answers: 0 unpaid, 1 paid, 2 failed, 3 cancelled, 6 refunded. */
export const statusNumber: Record<TradeState, '0' | '1' | '2' | '3' | '6'> = {
  created: '0',
  number_taken: '0',
  paid: '1',
  failed: '2',
  cancelled: '3',
  refunded: '6',
};
