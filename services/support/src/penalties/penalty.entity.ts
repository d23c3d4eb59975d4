import type { PenaltyKind } from '@hub/contracts/support';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** `nth` counts an account's from 1: of two people who note one at the same time the second is refused by the key. */
@Entity('penalty')
@Index('penalty_nth', ['game_id', 'partner_uid', 'nth'], { unique: true })
export class Penalty {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column({ type: 'smallint', unsigned: true })
  nth!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: PenaltyKind;

  @Column({ type: 'tinyint', unsigned: true })
  days!: number;

  @Column({ type: 'datetime', precision: 3 })
  starts_at!: Date;

  @Column({ type: 'datetime', precision: 3 })
  ends_at!: Date;

  @Column({ type: 'varchar', length: 200 })
  reason!: string;

  @Column({ type: 'varchar', length: 64 })
  staff_name!: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  lifted_at!: Date | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  lifted_by!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  lift_reason!: string | null;
}
