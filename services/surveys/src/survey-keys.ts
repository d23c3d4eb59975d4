import { randomBytes } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import { deriveKey, mac, open, sameBytes, seal } from '@hub/nest-kit/crypto';
import { parseKey } from '@hub/nest-kit/keys';

const PREVIEW = /^preview\.(\d{1,12})\.([\w-]{43})$/;

/** What of an answer says who somebody is, or might. */
export type Personal = Record<string, string>;

/** What of surveys is sealed or found by keyed hash: answers in words, card codes, who has answered, codes of a preview. */
export class SurveyKeys {
  private readonly answers: Uint8Array;
  private readonly cards: Uint8Array;
  private readonly subjects: Uint8Array;
  private readonly emails: Uint8Array;
  private readonly previews: Uint8Array;
  private readonly counts: Uint8Array;

  constructor(checkKey: Uint8Array) {
    this.answers = deriveKey(checkKey, 'survey-answers');
    this.cards = deriveKey(checkKey, 'survey-cards');
    this.subjects = deriveKey(checkKey, 'survey-subjects');
    this.emails = deriveKey(checkKey, 'survey-emails');
    this.previews = deriveKey(checkKey, 'survey-previews');
    this.counts = deriveKey(checkKey, 'survey-counts');
  }

  /** Stands for who answered a survey, long after the rest is gone. */
  subjectOf(survey: number, kind: 'role' | 'qualification', id: string | number): Buffer {
    return mac(this.subjects, `${survey}:${kind}:${id}`);
  }

  /** Of an answer that may be given any number of times. */
  freshSubject(): Buffer {
    return randomBytes(32);
  }

  /** Bound to its subject, so that a box opens in no other answer. */
  sealPersonal(subject: Buffer, personal: Personal): Buffer {
    return seal(this.answers, JSON.stringify(personal), `answer:${subject.toString('hex')}`);
  }

  /** Nothing once it has served its time. */
  personalOf({ subject, box }: { subject: Buffer; box: Buffer | null }): Personal {
    if (!box) return {};
    return JSON.parse(open(this.answers, box, `answer:${subject.toString('hex')}`)) as Personal;
  }

  emailMac(address: string): Buffer {
    return mac(this.emails, address.normalize('NFKC').trim().toLowerCase());
  }

  cardMac(code: string): Buffer {
    return mac(this.cards, code);
  }

  sealCard(code: string): Buffer {
    return seal(this.cards, code, `card:${this.cardMac(code).toString('hex')}`);
  }

  cardOf({ code_mac, code_box }: { code_mac: Buffer; code_box: Buffer }): string {
    return open(this.cards, code_box, `card:${code_mac.toString('hex')}`);
  }

  previewCode(survey: number, until: Date): string {
    const at = Math.floor(until.getTime() / 1000);
    return `preview.${at}.${mac(this.previews, `${survey}:${at}`).toString('base64url')}`;
  }

  isPreview(survey: number, code: string): boolean {
    const [, at = '', signature = ''] = PREVIEW.exec(code) ?? [];
    if (at === '' || Number(at) * 1000 < Date.now()) return false;
    return sameBytes(Buffer.from(signature, 'base64url'), mac(this.previews, `${survey}:${at}`));
  }

  bucket(kind: string, value: string): Buffer {
    return mac(this.counts, `${kind}:${value}`);
  }
}

export const surveyKeysProvider: Provider = {
  provide: SurveyKeys,
  inject: [CONFIG],
  useFactory: ({ CHECK_KEY }: { CHECK_KEY: string }) => new SurveyKeys(parseKey(CHECK_KEY)),
};
