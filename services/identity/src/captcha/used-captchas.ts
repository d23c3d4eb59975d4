import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { CaptchaForm } from '@hub/contracts/shared';
import { sameBytes } from '@hub/nest-kit/crypto';
import { insertRow, isDuplicate, SUBMIT_KEY_DAYS } from '@hub/nest-kit/db';
import { CaptchaUsed } from './captcha-used.entity.ts';

const KEPT_MS = SUBMIT_KEY_DAYS * 86_400_000;

/** Name of a submit in the table: its form and who sends it under which key. */
export const submitHash = (form: CaptchaForm, by: string): Buffer =>
  createHash('sha256').update(`${form}\n${by}`).digest();

/** The database alone knows, so it holds without Redis. Rows stay as long as a submit's key. */
@Injectable()
export class UsedCaptchas {
  constructor(private readonly source: DataSource) {}

  async hasPassed(submit: Buffer): Promise<boolean> {
    const rows: object[] = await this.source.query('SELECT 1 FROM captcha_used WHERE used_by = ? LIMIT 1', [submit]);
    return rows.length > 0;
  }

  /** Takes a proven answer for one submit; false when it served another one. */
  async claim(answer: Buffer, submit: Buffer): Promise<boolean> {
    const row = {
      signature: answer,
      used_by: submit,
      expires_at: new Date(Date.now() + KEPT_MS),
    } satisfies CaptchaUsed;
    try {
      await insertRow(this.source, 'captcha_used', row);
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const earlier = await this.source.getRepository(CaptchaUsed).findOneBy({ signature: answer });
      return earlier !== null && sameBytes(earlier.used_by, submit);
    }
  }
}
