import type { PictureUse } from '@hub/contracts/events';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' } as const;

@Entity('event_picture')
@Index('event_picture_used', ['used_at'])
export class EventPictureRow {
  @PrimaryColumn({ type: 'char', length: 22, ...ascii })
  id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  stands!: PictureUse;

  @Column({ type: 'varchar', length: 16, ...ascii })
  type!: string;

  @Column({ type: 'smallint', unsigned: true })
  width!: number;

  @Column({ type: 'smallint', unsigned: true })
  height!: number;

  @Column({ type: 'mediumblob' })
  content!: Buffer;

  @Column({ type: 'varchar', length: 64 })
  made_by!: string;

  @Column(moment)
  created_at!: Date;

  @Column(moment)
  used_at!: Date;
}
