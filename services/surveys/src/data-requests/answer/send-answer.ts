import { languageFor } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import type { Mailer } from '@hub/nest-kit/mail';
import { mailOf } from '@hub/nest-kit/mail-template';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import type { DataRequestRow } from '../data-request.entity.ts';
import type { RequestBox } from '../request-box.ts';
import { answerMail } from './answer.job.ts';
import { answerWords } from './answer.mail.ts';

/** A mail that cannot be sent for so many days names nobody any longer. */
const FORGET_DAYS = 7;

type Site = { SITE_NAME: string; PUBLIC_URL: string };
type Row = Pick<DataRequestRow, 'kind' | 'state' | 'box' | 'box_name'>;

/** May run twice: the name of the mail is the same. Where it went is forgotten once it has left. */
export function sendAnswer(db: Db, box: RequestBox, mailer: Pick<Mailer, 'send'>, site: Site): JobHandler {
  return handles(answerMail, async ({ id }) => {
    const [row] = await db.source.query<Row[]>('SELECT kind, state, box, box_name FROM data_request WHERE id = ?', [
      id,
    ]);
    const reply = row && box.replyOf(row);
    if (!row || !reply) return;
    const { SITE_NAME, PUBLIC_URL } = site;
    const words = answerWords(languageFor(reply.language), {
      ...{ site: SITE_NAME, url: PUBLIC_URL, kind: row.kind },
      isDone: row.state === 'done',
    });
    await mailer.send(mailOf(reply.email, `data-request-answer-${id}`, words));
    await db.source.query('UPDATE data_request SET box = NULL WHERE id = ? AND closed_at IS NOT NULL', [id]);
  });
}

export async function forgetReplies(db: Db): Promise<void> {
  await db.source.query(
    `UPDATE data_request SET box = NULL WHERE closed_at < NOW(3) - INTERVAL ${FORGET_DAYS} DAY AND box IS NOT NULL LIMIT 1000`,
  );
}
