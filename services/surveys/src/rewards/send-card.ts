import { randomBytes } from 'node:crypto';
import { languageFor } from '@hub/contracts/shared';
import { wordsIn, type SurveyContent } from '@hub/contracts/surveys';
import type { Db } from '@hub/nest-kit/db';
import type { Mail, Mailer } from '@hub/nest-kit/mail';
import { UnrecoverableError } from '@hub/nest-kit/outbox';
import { emailKeyOf } from '../players/email-of.ts';
import type { Answer } from '../players/save-answer.ts';
import type { SurveyKeys } from '../survey-keys.ts';
import type { CardCode } from './card-code.entity.ts';
import { cardMail } from './card-code.mail.ts';
import type { Reward } from './reward.entity.ts';
import { MAIL_TRIES } from './reward.jobs.ts';
import { cardOfReward, moveCard } from './write-card.ts';
import { lockReward, moveReward, nameMail, noteTry } from './write-reward.ts';

const NO_ADDRESS = 'no address';

type Sent = Pick<
  Reward,
  'id' | 'survey_id' | 'version_no' | 'answer_id' | 'amount' | 'state' | 'mails' | 'mail_token' | 'tries'
>;

/** The mail with a card code. May run twice: the code is the same, and so is the name of the mail. */
export class SendCard {
  constructor(
    private readonly db: Db,
    private readonly keys: SurveyKeys,
    private readonly mailer: Pick<Mailer, 'send'>,
    private readonly site: string,
  ) {}

  async run(id: number, mails: number): Promise<void> {
    const reward = await this.begin(id, mails);
    if (!reward) return;
    const mail = await this.compose(reward);
    if (!mail) return this.fail(reward, NO_ADDRESS);
    try {
      await this.mailer.send(mail);
    } catch (error) {
      const words = error instanceof Error ? error.message.replace(/[^\x20-\x7e]/g, '?').slice(0, 120) : '';
      if (error instanceof UnrecoverableError || reward.tries + 1 >= MAIL_TRIES) return this.fail(reward, words);
      await this.db.runTx((tx) => noteTry(tx, id, words));
      throw error;
    }
    await this.arrive(reward);
  }

  /** Null for one that is settled, or that another sending has taken over. */
  private begin(id: number, mails: number): Promise<Sent | null> {
    return this.db.runTx(async (tx) => {
      const reward = await lockReward(tx, id);
      if (!reward || reward.state !== 'asked' || reward.mails !== mails) return null;
      const mail_token = reward.mail_token ?? randomBytes(16).toString('hex');
      await nameMail(tx, id, mail_token);
      return { ...reward, mail_token };
    });
  }

  private async compose(reward: Sent): Promise<Mail | null> {
    const { source } = this.db;
    const [answer] = await source.query<Answer[]>('SELECT * FROM answer WHERE id = ?', [reward.answer_id]);
    const [card] = await source.query<CardCode[]>('SELECT * FROM card_code WHERE reward_id = ?', [reward.id]);
    const [version] = await source.query<{ content: string }[]>(
      'SELECT content FROM survey_version WHERE survey_id = ? AND no = ?',
      [reward.survey_id, reward.version_no],
    );
    if (!answer || !card?.code_box || !version) return null;
    const content = JSON.parse(version.content) as SurveyContent;
    const email = emailOf(content, this.keys.personalOf(answer));
    if (email === '') return null;
    const language = languageFor(answer.language);
    const facts = {
      site: this.site,
      survey: wordsIn(content.title, language),
      reward: wordsIn(content.reward.name, language),
      amount: reward.amount,
      code: this.keys.cardOf({ code_mac: card.code_mac, code_box: card.code_box }),
    };
    const key = `survey-card-${reward.id}-${reward.mails}`;
    return { ...cardMail(email, key, language, facts), ...(reward.mail_token && { bounce: reward.mail_token }) };
  }

  /** A bounce may be faster than we are: it stays, and so does another mail that staff asked for since. */
  private arrive({ id, mails }: Sent): Promise<void> {
    return this.db.runTx(async (tx) => {
      const reward = await lockReward(tx, id);
      const card = await cardOfReward(tx, id);
      if (reward?.state !== 'asked' || reward.mails !== mails || !card) return;
      await moveReward(tx, reward, 'arrive', 'carrier', { error: '', tries: 0 });
      await moveCard(tx, card, 'send', 'carrier');
    });
  }

  private fail({ id, mails }: Sent, error: string): Promise<void> {
    return this.db.runTx(async (tx) => {
      const reward = await lockReward(tx, id);
      if (reward?.state === 'asked' && reward.mails === mails)
        await moveReward(tx, reward, 'fail', 'carrier', { error });
    });
  }
}

const emailOf = (content: SurveyContent, personal: Record<string, string>): string =>
  personal[emailKeyOf(content) ?? ''] ?? '';
