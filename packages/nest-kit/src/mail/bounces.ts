import { Inject, Injectable } from '@nestjs/common';
import { bounceText, type BounceBody } from '@hub/contracts/tickets';
import { CONFIG } from '../app/tokens.ts';
import { parseKey } from '../config/keys.ts';
import { mac, sameBytes } from '../crypto/index.ts';
import { Forbidden } from '../http/index.ts';

/** What our own mail server reports of mails that came back. */
@Injectable()
export class MailReports {
  private readonly key: Uint8Array;

  constructor(@Inject(CONFIG) { BOUNCE_KEY }: { BOUNCE_KEY: string }) {
    this.key = parseKey(BOUNCE_KEY);
  }

  /** For good (5.x.x)? Throws 403 for a report that is not signed by our own mail server. */
  cameBack(report: BounceBody): boolean {
    const signed = Buffer.from(report.signature, 'hex');
    if (!sameBytes(signed, mac(this.key, bounceText(report)))) throw new Forbidden();
    return report.status.startsWith('5.');
  }
}
