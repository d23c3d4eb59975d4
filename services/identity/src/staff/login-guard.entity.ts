import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Failed sign-ins in a row under one login, whether or not there is such an account. */
@Entity('login_guard')
@Index('login_guard_age', ['failed_at'])
export class LoginGuard {
  @PrimaryColumn({ type: 'binary', length: 32 })
  bucket!: Buffer;

  @Column({ type: 'tinyint', unsigned: true })
  failures!: number;

  @Column({ type: 'datetime', precision: 3 })
  failed_at!: Date;
}
