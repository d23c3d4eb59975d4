import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { MEMBER_FRESH_MINUTES, type MemberTokenView } from '@hub/contracts/identity';
import { Db, type Tx } from '@hub/nest-kit/db';
import { SessionExpired, type MemberCaller } from '@hub/nest-kit/http';
import { chainStart, issueMemberToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { EntityManager } from 'typeorm';
import { TOKEN_RINGS } from '../../keys/keys.module.ts';
import { newSecret, sessionId } from '../../staff/sessions/session-secret.ts';
import { memberIdOf, memberName } from '../member-id.ts';
import { CHAIN_REUSED_S, MEMBER_SESSION_IS_OPEN, PREVIOUS_S } from './session-life.ts';

export type OpenedSession = MemberTokenView & { session: string };
/** `session` undefined: the browser holds the newest already. */
export type ResumedSession = MemberTokenView & { session: string | undefined };
export type Device = { device: string; address: string };

type Row = { id: Buffer; member_id: number; chain: string; newest: number | string };

@Injectable()
export class MemberSessions {
  constructor(
    private readonly db: Db,
    @Inject(TOKEN_RINGS) private readonly rings: TokenRings,
  ) {}

  /** Under a secret that nobody knew before. */
  async open({ manager }: Tx, memberId: number, { device, address }: Device): Promise<OpenedSession> {
    const session = newSecret();
    const { token, expire, chain } = issueMemberToken(this.rings, { member: memberName(memberId) });
    await manager.query('INSERT INTO member_session (id, ref, member_id, chain, device, address) VALUES (?)', [
      [sessionId(session), randomBytes(8), memberId, chain, device, address],
    ]);
    return { session, token, expire };
  }

  /** A token for what the cookie holds, under another secret from now on. Throws `SessionExpired`. */
  resume(cookie: string): Promise<ResumedSession> {
    return this.db.runTx(async ({ manager }) => {
      const row = await this.find(manager, cookie);
      if (!row) throw new SessionExpired();
      const isYoung = Date.now() / 1000 - chainStart(row.chain) < CHAIN_REUSED_S;
      const member = memberName(row.member_id);
      const { token, expire, chain } = issueMemberToken(this.rings, { member }, isYoung ? row.chain : undefined);
      const session = Number(row.newest) === 1 ? newSecret() : undefined;
      await manager.query(
        `UPDATE member_session SET last_seen_at = NOW(3),
          previous_chain = IF(chain = ?, previous_chain, chain), chain = ?
          ${session === undefined ? '' : ', previous_id = id, id = ?, rotated_at = NOW(3)'} WHERE id = ?`,
        [chain, chain, ...(session === undefined ? [] : [sessionId(session)]), row.id],
      );
      return { token, expire, session };
    });
  }

  /** The member’s own session in this browser, by both what the header and what the cookie holds. Throws `SessionExpired`. */
  async own(caller: MemberCaller, cookie: string): Promise<{ id: Buffer; memberId: number; fresh: boolean }> {
    const row = await this.find(this.db.source.manager, cookie, false);
    const memberId = memberIdOf(caller.who.member);
    if (!row || row.member_id !== memberId) throw new SessionExpired();
    const [found]: { fresh: number | string }[] = await this.db.source.query(
      `SELECT created_at > NOW(3) - INTERVAL ${MEMBER_FRESH_MINUTES} MINUTE AS fresh FROM member_session WHERE id = ?`,
      [row.id],
    );
    return { id: row.id, memberId, fresh: Number(found?.fresh) === 1 };
  }

  private async find(manager: EntityManager, cookie: string, lock = true): Promise<Row | undefined> {
    if (!cookie) return undefined;
    const id = sessionId(cookie);
    const rows: Row[] = await manager.query(
      `SELECT id, member_id, chain, id = ? AS newest FROM member_session
        WHERE (id = ? OR (previous_id = ? AND rotated_at > NOW(3) - INTERVAL ${PREVIOUS_S} SECOND))
          AND ${MEMBER_SESSION_IS_OPEN} ${lock ? 'FOR UPDATE' : ''}`,
      [id, id, id],
    );
    return rows[0];
  }
}
