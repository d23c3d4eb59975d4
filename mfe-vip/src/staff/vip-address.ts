export const VIP = '/staff/vip';

export const vipAddress = {
  list: VIP,
  expiring: (days: number) => `${VIP}?days=${days}`,
  agent: (login: string) => `${VIP}?${new URLSearchParams({ agent: login })}`,
  fresh: `${VIP}/entries/new`,
  entry: (id: number) => `${VIP}/entries/${id}`,
  imports: `${VIP}/import`,
  oneImport: (id: number) => `${VIP}/import/${id}`,
  rules: `${VIP}/rules`,
  rule: (game: string) => `${VIP}/rules/${encodeURIComponent(game)}`,
};

export type VipPlace =
  | { at: 'list' | 'new' | 'imports' | 'rules' | 'nowhere' }
  | { at: 'entry' | 'import'; id: number }
  | { at: 'rule'; game: string };

const ID = /^[1-9]\d{0,9}$/;

/** What an address below shows. */
export function vipPlaceOf(path: string): VipPlace {
  const [part = '', one = '', more] = path.slice(VIP.length).split('/').filter(Boolean);
  if (more !== undefined) return { at: 'nowhere' };
  if (part === '') return { at: 'list' };
  if (part === 'entries' && one === 'new') return { at: 'new' };
  if (part === 'entries' && ID.test(one)) return { at: 'entry', id: Number(one) };
  if (part === 'import')
    return one === '' ? { at: 'imports' } : ID.test(one) ? { at: 'import', id: Number(one) } : { at: 'nowhere' };
  if (part === 'rules') return one === '' ? { at: 'rules' } : { at: 'rule', game: decodeURIComponent(one) };
  return { at: 'nowhere' };
}
