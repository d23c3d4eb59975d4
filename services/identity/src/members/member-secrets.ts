import type { MemberLoginBody, SavedProfile } from '@hub/contracts/identity';
import { foldEmail } from '@hub/contracts/shared';
import { deriveKey, mac } from '@hub/nest-kit/crypto';
import type { KeyBox } from '../keys/key-box.ts';
import type { ShownCode } from './codes/shown-code.ts';
import type { Member } from './member.entity.ts';

/** An address and the code that is on its way there. */
export type CodeMail = { email: string; code: string };

/** What of a member is secret. Boxes are bound to what they belong to: one of another row does not open. */
export class MemberSecrets {
  private readonly emails: Uint8Array;
  private readonly codes: Uint8Array;
  private readonly limits: Uint8Array;

  /** `checkKey`: of what is found by its hash. */
  constructor(
    checkKey: Uint8Array,
    private readonly box: KeyBox,
  ) {
    this.emails = deriveKey(checkKey, 'member-email');
    this.codes = deriveKey(checkKey, 'member-code');
    this.limits = deriveKey(checkKey, 'member-limits');
  }

  emailMac(email: string): Buffer {
    return mac(this.emails, foldEmail(email));
  }

  codeMac(emailMac: Buffer, code: string): Buffer {
    return mac(this.codes, `${emailMac.toString('hex')}:${code}`);
  }

  /** '' is no page. */
  pageMac(emailMac: Buffer, page: string): Buffer | null {
    return page === '' ? null : mac(this.codes, `page:${emailMac.toString('hex')}:${page}`);
  }

  /** What somebody shows at an address. */
  shownCode({ email, code, page }: MemberLoginBody): ShownCode {
    const emailMac = this.emailMac(email);
    return { emailMac, codeMac: this.codeMac(emailMac, code), pageMac: this.pageMac(emailMac, page) };
  }

  /** Name of a limit's bucket; nothing can be read from it. */
  bucket(name: string): Buffer {
    return mac(this.limits, name);
  }

  sealEmail(emailMac: Buffer, email: string): Buffer {
    return this.box.seal(email, `member-email:${emailMac.toString('hex')}`);
  }

  emailOf({ email_mac, email_box }: Pick<Member, 'email_mac' | 'email_box'>): string {
    return this.box.open(email_box, `member-email:${email_mac.toString('hex')}`);
  }

  sealMail(emailMac: Buffer, mail: CodeMail): Buffer {
    return this.box.seal(JSON.stringify(mail), `member-code:${emailMac.toString('hex')}`);
  }

  mailOf(row: { email_mac: Buffer; mail_box: Buffer }): CodeMail {
    return JSON.parse(this.box.open(row.mail_box, `member-code:${row.email_mac.toString('hex')}`)) as CodeMail;
  }

  sealProfile(memberId: number, profile: SavedProfile): Buffer {
    return this.box.seal(JSON.stringify(profile), `member-profile:${memberId}`);
  }

  profileOf({ id, profile_box }: Pick<Member, 'id' | 'profile_box'>): SavedProfile {
    if (!profile_box) return nothingSaved;
    return { ...nothingSaved, ...(JSON.parse(this.box.open(profile_box, `member-profile:${id}`)) as SavedProfile) };
  }
}

const nothingSaved: SavedProfile = {
  phone: '',
  area: '',
  gender: '',
  birthday: '',
  game_id: '',
  server_id: '',
  role_id: '',
  char_name: '',
};
