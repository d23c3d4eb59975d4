import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('revocation')
@Index('revocation_subject', ['scope', 'game_id', 'subject'], { unique: true })
@Index('revocation_age', ['not_before'])
export class Revocation {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'varchar', length: 8, ...ascii })
  scope!: 'account' | 'chain';

  @Column({ type: 'varchar', length: 32, default: '', ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 80, ...ascii })
  subject!: string;

  @Column({ type: 'datetime' })
  not_before!: Date;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}
