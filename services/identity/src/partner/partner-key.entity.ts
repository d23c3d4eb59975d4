import type { PartnerAlgorithm, PartnerKeyPurpose } from '@hub/contracts/identity';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('partner_key')
@Index('partner_key_kid', ['kid'], { unique: true })
@Index('partner_key_game', ['game_id', 'state'])
@Index('partner_key_list', ['game_id', 'id'])
export class PartnerKey {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 64, ...ascii })
  kid!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  /** A key serves one purpose and never another. */
  @Column({ type: 'varchar', length: 8, default: 'token', ...ascii })
  purpose!: PartnerKeyPurpose;

  @Column({ type: 'varchar', length: 8, ...ascii })
  alg!: PartnerAlgorithm;

  @Column({ type: 'varbinary', length: 512, nullable: true })
  secret_box!: Buffer | null;

  @Column({ type: 'text', nullable: true })
  public_key!: string | null;

  @Column({ type: 'varchar', length: 8, default: 'live', ...ascii })
  state!: 'live' | 'retired';

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  not_before!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  expires_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  retired_at!: Date | null;
}

export const boxOf = (kid: string): string => `partner_key:${kid}`;
