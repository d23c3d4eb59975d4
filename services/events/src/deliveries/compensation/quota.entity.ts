import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('compensation_quota')
export class CompensationQuota {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'smallint', unsigned: true })
  per_day!: number;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;
}

@Entity('compensation_used')
export class CompensationUsed {
  @PrimaryColumn({ type: 'int', unsigned: true })
  staff_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'char', length: 10, ...ascii })
  day!: string;

  @Column({ type: 'smallint', unsigned: true })
  used!: number;
}
