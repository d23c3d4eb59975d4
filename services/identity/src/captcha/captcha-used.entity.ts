import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An answer that served a submit: hash of the answer, hash of the submit's name, and how long both are remembered. */
@Entity('captcha_used')
@Index('captcha_used_age', ['expires_at'])
@Index('captcha_used_submit', ['used_by'])
export class CaptchaUsed {
  @PrimaryColumn({ type: 'binary', length: 32 })
  signature!: Buffer;

  @Column({ type: 'binary', length: 32 })
  used_by!: Buffer;

  @Column({ type: 'datetime', precision: 3 })
  expires_at!: Date;
}
