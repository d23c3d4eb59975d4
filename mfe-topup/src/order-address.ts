/** The page of one order; whoever has its token may see and pay it. */
export const orderAddress = (token: string): string => `/wire_report_result?token=${encodeURIComponent(token)}`;

/** The page of one payment: the number to pay to, or why there is none. It names nobody. */
export const paymentAddress = (orderno: string): string => `/wire_report_code?orderno=${encodeURIComponent(orderno)}`;

export const ORDERS = '/wire_report_orders';

type Begun = { game_id: string; report_type: string; rehearsal: boolean };

/** Where another order like this one begins; what the order before was filled in with is filled in again. */
export function flowAddress({ game_id, report_type, rehearsal }: Begun, token: string | null): string {
  const flow = rehearsal ? 'wire_report_v2_sandbox' : report_type === '2' ? 'wire_report_v3' : 'wire_report_v2';
  const filled = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  return `/${flow}/${encodeURIComponent(game_id)}${filled}`;
}

/** Support about orders of the game. */
export const supportAddress = (game: string): string =>
  game === '' ? '/support' : `/service_quick?param_game_id=${encodeURIComponent(game)}`;
