import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { FILLABLE, FILLED, formAddress, type SurveyLoginBody, type SurveyLoginView } from '@hub/contracts/surveys';
import { CONFIG } from '@hub/nest-kit/app';
import { randomCode } from '@hub/nest-kit/crypto';
import { Db, isDuplicate } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey, phaseOf, type Survey } from '../surveys/find-survey.ts';
import { surveyClosed, unqualified } from '../surveys/survey.errors.ts';
import type { Qualification } from './qualification.entity.ts';
import { Tries } from './tries.ts';

export type { Qualification } from './qualification.entity.ts';

const CODE_SIGNS = 8;
const CODE_TRIES = 5;

/**
 * Who has a qualification learns the code of it. Whatever is wrong, the answer is one and takes the same time: one look at one index,
 * and never less than LOGIN_MS.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
    private readonly keys: SurveyKeys,
    private readonly tries: Tries,
    @Inject(CONFIG) private readonly config: { LOGIN_MS: number },
  ) {}

  async run({ ip }: Caller, body: SurveyLoginBody): Promise<SurveyLoginView> {
    const rested = sleep(this.config.LOGIN_MS);
    try {
      return await this.answer(ip, body);
    } finally {
      await rested;
    }
  }

  private async answer(ip: string, { roleId, accountId, gameId, survey: edition = '2021' }: SurveyLoginBody) {
    const survey = await this.find.ofEdition(gameId, edition);
    const content = survey && phaseOf(survey) === 'open' ? await this.find.content(survey.id, survey.live_no) : null;
    if (!survey || !content) throw surveyClosed();
    await this.tries.count('login', ip);
    const qualification = await this.qualification(survey, roleId, accountId);
    if (!qualification) throw unqualified();
    await this.tries.uncount('login', ip);
    const code = qualification.code ?? (await this.giveCode(qualification));
    const { kind, name, expected } = content.reward;
    return {
      record: { char_name: qualification.char_name, char_in_game_id: qualification.role_id },
      code: shownCode(code),
      status: (await this.isFilled(survey, qualification)) ? FILLED : FILLABLE,
      form_url: formAddress(survey.survey_key, content.embed_url, shownCode(code)),
      reward: { kind, name, expected },
    };
  }

  private async qualification({ id }: Survey, role: string, account: string): Promise<Qualification | null> {
    const [row] = await this.db.source.query<Qualification[]>(
      'SELECT * FROM qualification WHERE survey_id = ? AND role_id = ? AND account_id = ?',
      [id, role, account],
    );
    return row ?? null;
  }

  /** Of two log-ins at once both are told the code of the faster one. */
  private async giveCode({ id }: Qualification): Promise<string> {
    for (let nth = 1; ; nth += 1) {
      try {
        await this.db.source.query('UPDATE qualification SET code = ? WHERE id = ? AND code IS NULL', [
          randomCode(CODE_SIGNS),
          id,
        ]);
        break;
      } catch (error) {
        if (!isDuplicate(error, 'qualification_code') || nth === CODE_TRIES) throw error;
      }
    }
    const [row] = await this.db.source.query<[{ code: string }]>('SELECT code FROM qualification WHERE id = ?', [id]);
    return row.code;
  }

  private async isFilled(survey: Survey, { id }: Qualification): Promise<boolean> {
    const subject = this.keys.subjectOf(survey.id, 'qualification', id);
    const rows = await this.db.source.query<unknown[]>('SELECT 1 FROM answer WHERE survey_id = ? AND subject = ?', [
      survey.id,
      subject,
    ]);
    return rows.length > 0;
  }
}

/** `QK7M-2PXD`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Without hyphen and look-alikes; '' for what cannot be one. */
export function readCode(typed: string): string {
  const code = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : '';
}
