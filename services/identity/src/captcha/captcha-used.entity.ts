import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A challenge that served a submit; `used_by` is the hash of that submit's name. */
@Entity('captcha_used')
@Index('captcha_used_age', ['expires_at'])
export class CaptchaUsed {
  @PrimaryColumn({ type: 'binary', length: 32 })
  signature!: Buffer;

  @Column({ type: 'binary', length: 32 })
  used_by!: Buffer;

  @Column({ type: 'datetime', precision: 3 })
  expires_at!: Date;
}
