import { callAs, unique } from '@hub/nest-kit/testing';
import type { ApprovalRow, ApprovalView } from '@hub/contracts/approvals';
import type { PartnerKeyRequestView } from '@hub/contracts/identity';
import type { TestIdentity } from './identity.factory.ts';
import { deskOf, type SignedIn } from './staff.factory.ts';

export const KEYS = '/api/staff/partner_keys';
export const APPROVALS = '/api/staff/approvals/identity';

/** Requests and decisions in the names of people who are signed in. */
export const deskTools = (to: () => TestIdentity) => {
  const as = <T = Record<string, unknown>>(by: SignedIn, line: string, body?: unknown, key?: string) =>
    callAs<T>(to().url, 'identity', line, {
      who: by.account.who,
      ip: deskOf(by.account.login),
      ...(body === undefined ? {} : { body }),
      ...(key ? { key } : {}),
      headers: { cookie: `hub_staff=${by.session}` },
    });
  const ask = (by: SignedIn, over: Record<string, unknown>, key?: string) => {
    const body = { deed: 'add', kid: `k-${unique()}`, reason: '每半年例行更換', ...over };
    return as<PartnerKeyRequestView & { msg?: string }>(by, `POST ${KEYS}/requests`, body, key);
  };
  const decide = (by: SignedIn, id: number, deed: 'approve' | 'refuse' | 'withdraw', body: object = {}) =>
    as<ApprovalView & { msg?: string }>(by, `POST ${APPROVALS}/${id}/${deed}`, body);
  return {
    as,
    ask,
    decide,
    /** A request that stands; fails the test when it was not taken. */
    asked: async (by: SignedIn, over: Record<string, unknown>): Promise<ApprovalRow> => {
      const answer = await ask(by, over);
      if (answer.status !== 201) throw new Error(`not asked: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body.data.approval;
    },
    stateOf: async (id: number): Promise<string> => {
      const [row] = await to().source.query<{ state: string }[]>('SELECT state FROM approval WHERE id = ?', [id]);
      return row?.state ?? '';
    },
    keysOf: (game: string): Promise<{ kid: string; state: string; expires_at: Date | null }[]> =>
      to().source.query('SELECT kid, state, expires_at FROM partner_key WHERE game_id = ? ORDER BY id', [game]),
    stepsOf: async (id: number): Promise<string[]> => {
      const rows = await to().source.query<{ action: string; actor: string }[]>(
        'SELECT action, actor FROM audit WHERE object = ? ORDER BY id',
        [`approval:${id}`],
      );
      return rows.map(({ action }) => action);
    },
    expire: (id: number) =>
      to().source.query('UPDATE approval SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]),
  };
};
