import type { SurveyAnswers } from '@hub/contracts/surveys';
import type { Language } from '@hub/contracts/shared';
import { Injectable } from '@nestjs/common';
import {
  Db,
  findResult,
  insertRow,
  isDuplicate,
  runIdempotent,
  saveResult,
  type IdempotentSubmit,
  type Tx,
} from '@hub/nest-kit/db';
import type { AppError } from '@hub/nest-kit/http';
import { grantReward } from '../rewards/write-reward.ts';
import { SurveyKeys } from '../survey-keys.ts';
import type { Asked } from '../surveys/find-survey.ts';
import { surveyClosed } from '../surveys/survey.errors.ts';
import { splitAnswers } from './split-answers.ts';

export type { Answer } from './answer.entity.ts';

export type Sender = { server_id: string; role_id: string; partner_uid: string; qualification: number | null };

export type Given = {
  asked: Asked;
  answers: SurveyAnswers;
  sender: Sender;
  /** Who answers, for good; and who is rewarded, which is not the same where a survey may be answered again. */
  subject: Buffer;
  rewarded: Buffer;
  language: Language;
  submit: IdempotentSubmit | null;
  /** What is said to who has answered already. */
  refusal: () => AppError;
};

const OPEN = `SELECT id FROM survey WHERE id = ? AND state = 'published' AND (opens_at IS NULL OR opens_at <= NOW(3))
  AND (closes_at IS NULL OR closes_at > NOW(3)) LOCK IN SHARE MODE`;

/** An answer and its reward, in one transaction: one of each for one subject, however many are sent at once. */
@Injectable()
export class SaveAnswer {
  constructor(
    private readonly db: Db,
    private readonly keys: SurveyKeys,
  ) {}

  async run(given: Given): Promise<void> {
    const { source } = this.db;
    await runIdempotent(source, given.submit, () => this.once(given));
  }

  private async once(given: Given): Promise<number> {
    try {
      return await this.db.runTx((tx) => this.write(tx, given));
    } catch (error) {
      if (!isDuplicate(error, 'answer_subject')) throw error;
      // The same form sent twice at once: the slower one waited here for the faster.
      const twin = given.submit && (await findResult(this.db.source, given.submit));
      if (twin !== null) return twin;
      throw given.refusal();
    }
  }

  private async write(tx: Tx, given: Given): Promise<number> {
    const { asked, answers, sender, subject, language, submit } = given;
    const { survey, no, content } = asked;
    const open = await tx.manager.query<unknown[]>(OPEN, [survey.id]);
    if (open.length === 0) throw surveyClosed();
    const { choices, personal, email } = splitAnswers(content.form, answers);
    const { qualification, ...role } = sender;
    const id = await insertRow(tx.manager, 'answer', {
      survey_id: survey.id,
      version_no: no,
      subject,
      qualification_id: qualification,
      game_id: survey.game_id,
      ...role,
      email_mac: email === null ? null : this.keys.emailMac(email),
      choices: JSON.stringify(choices),
      box: this.keys.sealPersonal(subject, personal),
      language,
    });
    await grantReward(tx, { survey, no, content, answer: id, subject: given.rewarded, role });
    if (submit) await saveResult(tx, submit, survey.id);
    return survey.id;
  }
}
