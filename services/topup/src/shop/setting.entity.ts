import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

export const settingKinds = [
  'game',
  'products',
  'gift',
  'tiers',
  'campaign',
  'bank',
  'love_codes',
  'maintenance',
  'late',
] as const;
export type SettingKind = (typeof settingKinds)[number];

/** Only ever added to: what an order was sold by stays readable. `game_id` '': of the site. `body`: JSON, see `setting-bodies.ts`. */
@Entity('topup_setting')
@Index('topup_setting_version', ['kind', 'game_id', 'version'], { unique: true })
export class TopupSetting {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: SettingKind;

  @Column({ type: 'varchar', length: 32, ...ascii, default: '' })
  game_id!: string;

  @Column({ type: 'int', unsigned: true })
  version!: number;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  starts_at!: Date;

  @Column({ type: 'mediumtext' })
  body!: string;

  @Column({ type: 'varchar', length: 64 })
  by_name!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}
