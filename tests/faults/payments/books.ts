/** What each of four books says of one order: the provider's, ours, who sends the goods, who counts what was paid. */
export type OrderBook = {
  report_id: string;
  role_id: string;
  amount: number;
  state: string;
  /** At the provider: paid trades, by number. */
  trades: { trade_no: string; amount: number }[];
  payments: { trade_no: string; amount: number }[];
  /** Trades that a person was told of. */
  issues: string[];
  /** Parts that were asked for, as often as they were. */
  parts: string[];
  /** How often it was told as paid, under different names. */
  told: number;
};

const ENDED = ['cancelled', 'expired', 'failed'];

/** What is wrong between the books; nothing when each payment is one order's, and each order has its goods once. */
export function faultsIn(books: readonly OrderBook[]): string[] {
  return [...books.flatMap(faultsOf), ...bonusesTwice(books)];
}

function faultsOf(book: OrderBook): string[] {
  const { report_id, state, amount, trades, payments, issues, parts, told } = book;
  const faults: string[] = [];
  const fault = (holds: boolean, words: string) => holds || faults.push(`${report_id} (${state}) ${words}`);
  for (const { trade_no, amount: paid } of trades) {
    const ours = payments.find((payment) => payment.trade_no === trade_no);
    fault(Boolean(ours) || issues.includes(trade_no), `lost the payment ${trade_no}`);
    if (ours) fault(ours.amount === paid && paid === amount, `took ${paid} for ${ours.amount} of ${amount}`);
  }
  fault(payments.length <= 1, `was paid ${payments.length} times`);
  for (const { trade_no } of payments)
    fault(
      trades.some((trade) => trade.trade_no === trade_no),
      `was paid by ${trade_no}, which is no trade`,
    );
  const isPaid = state === 'paid';
  fault(isPaid === payments.length > 0 || (state === 'late' && payments.length === 1), 'is not what its payment says');
  fault(!ENDED.includes(state) || trades.length === 0, 'has ended, and was paid');
  const goods = parts.filter((part) => part === 'goods').length;
  fault(goods === (isPaid ? 1 : 0), `asked for its goods ${goods} times`);
  fault(parts.length === new Set(parts).size, `asked twice for ${parts.join()}`);
  fault(told === (isPaid ? 1 : 0), `was told as paid ${told} times`);
  return faults;
}

const bonusesTwice = (books: readonly OrderBook[]): string[] =>
  [...Map.groupBy(books, ({ role_id }) => role_id)].flatMap(([role, orders]) => {
    const bonuses = orders.flatMap(({ parts }) => parts.filter((part) => part === 'tier')).length;
    const paid = orders.some(({ state }) => state === 'paid');
    return bonuses === (paid ? 1 : 0) ? [] : [`the character ${role} has ${bonuses} bonuses`];
  });
