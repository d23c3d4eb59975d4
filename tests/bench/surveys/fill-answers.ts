import type { Db } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { countAnswers } from '../../../services/surveys/src/desk/count-answers.ts';
import { keys } from '../../../services/surveys/test/surveys.setup.ts';

const STEP = 100_000;
const BATCH = 1000;

/** Answers of so many characters over two months, each with a reward that was given; counted by the worker's own means. */
export async function fillAnswers(db: Db, survey: number, many: number): Promise<void> {
  const { source } = db;
  for (let from = 1; from <= many; from += STEP) {
    const seqs = `seq_${from}_to_${Math.min(many, from + STEP - 1)}`;
    const letter = (prime: number) => `CHAR(97 + MOD(seq * ${prime}, 6))`;
    const subject = 'UNHEX(SHA2(CONCAT(seq, ?), 256))';
    const role = 'CONCAT("3", LPAD(seq, 9, "0"))';
    await source.query(
      `INSERT INTO answer (survey_id, version_no, subject, game_id, server_id, role_id, partner_uid, choices, language, created_at)
        SELECT ?, 1, ${subject}, 'G112', '1000', ${role}, CONCAT('u', seq),
          CONCAT('{"question1":"', ${letter(1)}, '","question2":"', ${letter(5)}, '","question3":"', ${letter(7)}, '","question4":"', ${letter(11)}, '"}'),
          'zh-TW', NOW(3) - INTERVAL MOD(seq * 37, 80000) MINUTE FROM ${seqs}`,
      [survey, survey],
    );
    await source.query(
      `INSERT INTO reward (survey_id, version_no, answer_id, subject, kind, state, game_id, server_id, role_id, partner_uid, amount, delivery_id)
        SELECT ?, 1, seq, ${subject}, 'mail', 'given', 'G112', '1000', ${role}, CONCAT('u', seq), 100, CONCAT('srv_', seq)
        FROM ${seqs}`,
      [survey, survey],
    );
  }
  await countAnswers(db);
  for (const table of ['answer', 'reward', 'option_count', 'day_count']) await source.query(`ANALYZE TABLE ${table}`);
}

/** Answers as players left them: what says who somebody is, sealed. */
export async function fillSealed(source: DataSource, survey: number, many: number): Promise<void> {
  for (let from = 0; from < many; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, many - from) }, (_, nth) => {
      const subject = keys.freshSubject();
      const role = String(4_000_000_000 + from + nth);
      const email = `p${from + nth}@example.com`;
      const box = keys.sealPersonal(subject, {
        roleName: `車手${role}`,
        email,
        phone: '0912345678',
        question4_other: '塗裝',
      });
      const choices = JSON.stringify({ question1: 'b', question2: 'c', question3: 'a', question4: 'f' });
      return [survey, 1, subject, 'G112', '1000', role, `uid-${role}`, keys.emailMac(email), choices, box, 'zh-TW', 1];
    });
    await source.query(
      `INSERT INTO answer (survey_id, version_no, subject, game_id, server_id, role_id, partner_uid, email_mac, choices, box, language, counted)
        VALUES ?`,
      [rows],
    );
  }
}
