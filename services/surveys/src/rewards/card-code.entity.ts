import type { CardCodeState } from '@hub/contracts/surveys';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' } as const;

/** Sealed; `code_box` null once it has served its time. `reward_id`: whose it is. */
@Entity('card_code')
@Index('card_code_mac', ['code_mac'], { unique: true })
@Index('card_code_reward', ['reward_id'], { unique: true })
@Index('card_code_free', ['survey_id', 'state', 'id'])
export class CardCode {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  survey_id!: number;

  @Column({ type: 'binary', length: 32 })
  code_mac!: Buffer;

  @Column({ type: 'varbinary', length: 160, nullable: true })
  code_box!: Buffer | null;

  @Column({ type: 'varchar', length: 10, ...ascii })
  state!: CardCodeState;

  @Column({ type: 'int', unsigned: true, nullable: true })
  reward_id!: number | null;

  @Column(moment)
  created_at!: Date;

  @Column(moment)
  changed_at!: Date;
}
