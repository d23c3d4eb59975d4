import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { SiteCaptchaView } from '@hub/contracts/catalog';
import { MEMBER_CODE_DIGITS, type MemberCodeBody } from '@hub/contracts/identity';
import type { CaptchaProvider } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { captchaRefusal, ServiceClient, ServiceUnavailable, TtlCache, type Caller } from '@hub/nest-kit/http';
import { ConsumeCaptcha } from '../../captcha/consume-captcha.ts';
import { OfferCaptcha } from '../../captcha/offer-captcha.ts';
import { MemberSecrets } from '../member-secrets.ts';
import { CodeLimits } from './code-limits.ts';
import { memberCodeMail } from './member-jobs.ts';

const KNOWN_MS = 30_000;
const ASK_MS = 800;

const newCode = () => String(randomInt(10 ** MEMBER_CODE_DIGITS)).padStart(MEMBER_CODE_DIGITS, '0');

/** The same work and answer for every address: who has none yet becomes a member by the first code that is shown. */
@Injectable()
export class AskCode {
  private readonly siteProvider = new TtlCache<CaptchaProvider>(KNOWN_MS);

  constructor(
    private readonly db: Db,
    private readonly secrets: MemberSecrets,
    private readonly limits: CodeLimits,
    private readonly captcha: ConsumeCaptcha,
    private readonly offers: OfferCaptcha,
    private readonly services: ServiceClient,
  ) {}

  /** Throws `CaptchaNeeded`, `CaptchaUnavailable`, `TooMany`. */
  async run(caller: Caller, { email, page, captcha_token }: MemberCodeBody): Promise<void> {
    const emailMac = this.secrets.emailMac(email);
    await this.demandCaptcha(caller, emailMac, captcha_token);
    await this.limits.countCode(emailMac, caller.ip);
    const code = newCode();
    await this.db.runTx(async (tx) => {
      const added: { insertId: number | string } = await tx.manager.query(
        'INSERT INTO member_code (email_mac, code_mac, mail_box, language, page_mac) VALUES (?)',
        [
          [
            emailMac,
            this.secrets.codeMac(emailMac, code),
            this.secrets.sealMail(emailMac, { email, code }),
            caller.language,
            this.secrets.pageMac(emailMac, page),
          ],
        ],
      );
      const codeId = String(added.insertId);
      await tx.enqueue(memberCodeMail, { codeId }, `member-code-mail:${codeId}`);
    });
  }

  /** As the settings of the site say; without them what this process is set up for. */
  private async askProvider(): Promise<CaptchaProvider> {
    try {
      const path = '/internal/site/captcha';
      return (await this.services.call<SiteCaptchaView>('catalog', path, { timeoutMs: ASK_MS })).site;
    } catch (error) {
      if (error instanceof ServiceUnavailable) return this.offers.usual();
      throw error;
    }
  }

  private async demandCaptcha({ key, rid, ip }: Caller, emailMac: Buffer, payload: string): Promise<void> {
    const provider = await this.siteProvider.get('site', () => this.askProvider());
    const by = `member:${emailMac.toString('base64url')}:${key ?? rid}`;
    const verdict = await this.captcha.run({ payload, for: 'login', provider, by, ip });
    if (verdict.ok) return;
    throw captchaRefusal(verdict, { provider, payload, key });
  }
}
