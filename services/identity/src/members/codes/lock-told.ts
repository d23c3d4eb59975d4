import { isDuplicate, type Db, type Window } from '@hub/nest-kit/db';
import { job } from '@hub/nest-kit/outbox';
import { date, number, object } from 'yup';

/** `memberId`: 0 for an address that is nobody's; the work is the same. `until`: from when codes from elsewhere count again. */
export const codeLockMail = job(
  'member-code-lock-mail',
  object({ memberId: number().integer().required(), until: date().required() }),
  16,
);

/** Whose address it is hears of it once in each window, however often it is tried. */
export async function tellOfLock(db: Db, emailMac: Buffer, { bucket, windowS }: Window): Promise<void> {
  try {
    await db.runTx(async (tx) => {
      const [{ until, member }]: [{ until: Date; member: number | null }] = await tx.manager.query(
        `SELECT FROM_UNIXTIME((FLOOR(UNIX_TIMESTAMP() / ${windowS}) + 1) * ${windowS}) AS until,
          (SELECT id FROM member WHERE email_mac = ?) AS member`,
        [emailMac],
      );
      const key = `member-code-lock:${bucket.toString('base64url')}:${until.getTime()}`;
      await tx.enqueue(codeLockMail, { memberId: member ?? 0, until }, key);
    });
  } catch (error) {
    if (!isDuplicate(error, 'outbox_dedupe')) throw error;
  }
}
