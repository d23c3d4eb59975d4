import { deriveKey, mac } from '@hub/nest-kit/crypto';
import { count, type Db } from '@hub/nest-kit/db';
import { TooMany } from '@hub/nest-kit/http';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { EntityManager } from 'typeorm';

export const FAILURES_PER_LOGIN = 5;
/** Of one login from everywhere: high, so that strangers cannot lock a colleague out, low enough against a botnet. */
export const FAILURES_PER_LOGIN_ANYWHERE = 100;
/** Of one second factor: only who knows the password gets there, and six digits must not be found in a month of trying. */
export const CODES_PER_ACCOUNT_A_DAY = 100;
export const LOCK_MINUTES = 15;
export const FAILURES_PER_ADDRESS = 30;
const HOUR_S = 3600;

/** What is tried: apart from each other, so that a wrong code does not lock the password, nor the other way round. */
type Tried = { purpose: string; anywhere: { limit: number; windowS: number }; code: string };
export const passwordTries: Tried = {
  purpose: 'login',
  anywhere: { limit: FAILURES_PER_LOGIN_ANYWHERE, windowS: HOUR_S },
  code: 'LOGIN_LOCKED',
};
export const factorTries: Tried = {
  purpose: 'factor',
  anywhere: { limit: CODES_PER_ACCOUNT_A_DAY, windowS: 24 * HOUR_S },
  code: 'FACTOR_LOCKED',
};

/** An attempt counts as failed from its beginning: a hundred at once get no more tries than five in a row. */
export class LoginLimits {
  private readonly key: Uint8Array;

  constructor(
    private readonly db: Db,
    ring: KeyRing,
    private readonly tried: Tried = passwordTries,
  ) {
    this.key = deriveKey(ring[0].key, `${tried.purpose}-limits`);
  }

  /** Counts an attempt and returns how many have failed in a row with it; `TooMany` when it may not be made. */
  async claim(login: string, ip: string): Promise<number> {
    const address = await count(this.db.source, this.addressWindow(ip));
    if (address.over) throw new TooMany(address.retryAfterS, this.tried.code);
    const { failures, left_s } = await this.countFor(login, ip);
    if (failures > FAILURES_PER_LOGIN) throw new TooMany(Math.max(1, Math.ceil(left_s)), this.tried.code);
    // Only what is really tried: who knocks at a locked door must not lock it for everybody.
    const anywhere = await count(this.db.source, this.anywhereWindow(login));
    if (anywhere.over) throw new TooMany(anywhere.retryAfterS, this.tried.code);
    return failures;
  }

  /** Is this the first knock at the door since it was locked? One lock is worth telling once, however often one knocks. */
  async isFirstKnock(manager: EntityManager, login: string, ip: string): Promise<boolean> {
    const window = { bucket: this.bucket(`locked:${login}:${ip}`), windowS: LOCK_MINUTES * 60, limit: 1 };
    return (await count(manager, window)).hits === 1;
  }

  /** The attempt succeeded: the login's row is clean again, the address gets this one back. */
  async forgive(login: string, ip: string): Promise<void> {
    const { source } = this.db;
    await source.query('DELETE FROM login_guard WHERE bucket = ?', [this.guardBucket(login, ip)]);
    await source.query(
      'UPDATE counter SET hits = hits - 1 WHERE bucket = ? AND hits > 0 ORDER BY window_start DESC LIMIT 1',
      [this.addressWindow(ip).bucket],
    );
    await source.query(
      'UPDATE counter SET hits = hits - 1 WHERE bucket = ? AND hits > 0 ORDER BY window_start DESC LIMIT 1',
      [this.anywhereWindow(login).bucket],
    );
  }

  private addressWindow(ip: string) {
    return { bucket: this.bucket(`address:${ip}`), windowS: HOUR_S, limit: FAILURES_PER_ADDRESS };
  }

  private anywhereWindow(login: string) {
    return { bucket: this.bucket(`anywhere:${login}`), ...this.tried.anywhere };
  }

  /** A lock belongs to the address that failed: the colleague at another one still gets in. */
  private guardBucket(login: string, ip: string): Buffer {
    return this.bucket(`login:${login}:${ip}`);
  }

  private bucket(name: string): Buffer {
    return mac(this.key, name);
  }

  /** Assignments run from left to right: `failed_at` sees the new count, and a lock is not made longer by knocking. */
  private countFor(login: string, ip: string): Promise<{ failures: number; left_s: number }> {
    const bucket = this.guardBucket(login, ip);
    return this.db.runTx(async ({ manager }) => {
      await manager.query(
        `INSERT INTO login_guard (bucket, failures, failed_at) VALUES (?, 1, NOW(3)) ON DUPLICATE KEY UPDATE
          failures = IF(failed_at <= NOW(3) - INTERVAL ${LOCK_MINUTES} MINUTE, 1, LEAST(failures, ${FAILURES_PER_LOGIN}) + 1),
          failed_at = IF(failures > ${FAILURES_PER_LOGIN}, failed_at, NOW(3))`,
        [bucket],
      );
      const rows: { failures: number; left_s: number | string }[] = await manager.query(
        `SELECT failures, TIMESTAMPDIFF(SECOND, NOW(3), failed_at + INTERVAL ${LOCK_MINUTES} MINUTE) AS left_s
          FROM login_guard WHERE bucket = ?`,
        [bucket],
      );
      return { failures: Number(rows[0]?.failures ?? 0), left_s: Number(rows[0]?.left_s ?? 0) };
    });
  }
}
