import { Injectable } from '@nestjs/common';
import { isAppCode, normaliseFactorCode } from '@hub/contracts/identity';
import { Db, type Tx } from '@hub/nest-kit/db';
import { KeyBox } from '../../keys/key-box.ts';
import { totpBoxOf, type Staff } from '../staff.entity.ts';
import { stepOfCode } from './app-code.ts';
import { findRecoveryCode } from './recovery-codes.ts';

export type CodeKind = 'app' | 'recovery';

/** Uses a code up; false when somebody else was quicker with the same one. */
export type Spend = (tx: Tx) => Promise<boolean>;

@Injectable()
export class SpendCode {
  constructor(
    private readonly db: Db,
    private readonly box: KeyBox,
  ) {}

  async prepare(staff: Staff, typed: string): Promise<{ kind: CodeKind; spend: Spend | null }> {
    const code = normaliseFactorCode(typed);
    return isAppCode(code)
      ? { kind: 'app', spend: await this.ofApp(staff, code) }
      : { kind: 'recovery', spend: await this.ofRecovery(staff, code) };
  }

  /** Steps only go up: the step of a code, and every one before it, has been. */
  private async ofApp(staff: Staff, code: string): Promise<Spend | null> {
    const { totp_box } = staff;
    if (!totp_box) return null;
    const step = stepOfCode(this.box.open(totp_box, totpBoxOf(staff.login)), code, await this.now());
    if (step === null) return null;
    return async ({ manager }) => {
      const used: { affectedRows: number } = await manager.query(
        `UPDATE staff SET totp_step = ? WHERE id = ? AND totp_box = ? AND disabled_at IS NULL
          AND (totp_step IS NULL OR totp_step < ?)`,
        [step, staff.id, totp_box, step],
      );
      return used.affectedRows === 1;
    };
  }

  private async ofRecovery(staff: Staff, code: string): Promise<Spend | null> {
    const id = await findRecoveryCode(this.db.source.manager, staff.id, code);
    if (id === null) return null;
    return async ({ manager }) => {
      const used: { affectedRows: number } = await manager.query(
        'UPDATE staff_recovery SET used_at = NOW(3) WHERE id = ? AND staff_id = ? AND used_at IS NULL',
        [id, staff.id],
      );
      return used.affectedRows === 1;
    };
  }

  private async now(): Promise<number> {
    const [row]: { now: string }[] = await this.db.source.query('SELECT UNIX_TIMESTAMP(NOW(3)) AS now');
    return Number(row?.now) * 1000;
  }
}
