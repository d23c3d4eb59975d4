export const TOPUP = '/staff/topup';

export const topupAddress = {
  orders: TOPUP,
  state: (state: string) => `${TOPUP}?state=${state}`,
  order: (report: number) => `${TOPUP}/orders/${report}`,
  issues: `${TOPUP}/issues`,
  maintenance: `${TOPUP}/maintenance`,
};

export type TopupPlace = { at: 'orders' | 'issues' | 'maintenance' | 'nowhere' } | { at: 'order'; report: number };

const REPORT = /^[1-9]\d{0,14}$/;

/** What an address below shows. */
export function topupPlaceOf(path: string): TopupPlace {
  const [part = '', one = '', more] = path.slice(TOPUP.length).split('/').filter(Boolean);
  if (more !== undefined) return { at: 'nowhere' };
  if (part === '') return { at: 'orders' };
  if (part === 'orders' && REPORT.test(one)) return { at: 'order', report: Number(one) };
  if (one === '' && (part === 'issues' || part === 'maintenance')) return { at: part };
  return { at: 'nowhere' };
}
