import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** A bonus of a month that a character has had. Its key is the promise: once for each amount. `month`: `2026/11`, of Taipei. */
@Entity('tier_claim')
@Index('tier_claim_once', ['game_id', 'server_id', 'role_id', 'month', 'amount'], { unique: true })
@Index('tier_claim_of', ['order_id'], { unique: true })
export class TierClaim {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  server_id!: string;

  @Column({ type: 'varchar', length: 20, ...ascii })
  role_id!: string;

  @Column({ type: 'char', length: 7, ...ascii })
  month!: string;

  @Column({ type: 'int', unsigned: true })
  amount!: number;

  @Column({ type: 'int', unsigned: true })
  order_id!: number;
}
