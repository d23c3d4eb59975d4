import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** An account of a game of which nothing goes. Support keeps them, with who holds it and why; other services have the keys. */
@Entity('held_account')
export class HeldAccount {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 64, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  partner_uid!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  held_by!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  held_at!: Date;
}
