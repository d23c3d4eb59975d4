import type { Events } from './events.http.ts';

/** What catalog says about a role in place of its usual answer. */
export type RoleAnswer = (asked: unknown) => { status?: number; body: unknown };

/** The work with the games answering so about roles. */
export async function withRoles<T>(events: Events, answer: RoleAnswer, work: () => Promise<T>): Promise<T> {
  const { routes } = events.neighbours;
  const usual = routes['POST /internal/roles']!;
  routes['POST /internal/roles'] = answer;
  return work().finally(() => (routes['POST /internal/roles'] = usual));
}

const verdict = (of: string): RoleAnswer => {
  const role = { role_id: '1', server_id: '', server_name: '', partner_uid: '', char_name: '' };
  return () => ({ body: { verdict: of, ...role } });
};

export const silentGame: RoleAnswer = () => ({ status: 503, body: {} });

/** Roles that no mail can reach. */
export const lostRoles: [who: string, answer: RoleAnswer][] = [
  ['is not there', verdict('none')],
  ['lives on another server', verdict('moved')],
  ['is banned', verdict('banned')],
  ['has an id that none can have', () => ({ status: 400, body: { role_id: '請輸入 9 位數字' } })],
];
