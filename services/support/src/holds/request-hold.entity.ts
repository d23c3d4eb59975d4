import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What a request about personal data holds, as the desk of those requests said it last. `accounts`: JSON, `[[game, uid]]`; empty once it was
 * released. `version`: of the request then; an older word that comes late changes nothing.
 */
@Entity('request_hold')
export class RequestHold {
  @PrimaryColumn({ type: 'int', unsigned: true })
  request_id!: number;

  @Column({ type: 'int', unsigned: true })
  version!: number;

  @Column({ type: 'text' })
  accounts!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;
}
