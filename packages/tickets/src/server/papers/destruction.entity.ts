import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ShredCause } from './paper-due.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Says nothing about the person and outlives them by five years, so it hangs on no other row. */
@Entity('destruction')
@Index('destruction_ticket', ['ticket_id'])
@Index('destruction_age', ['destroyed_at'])
export class Destruction {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  ticket_id!: number;

  @Column({ type: 'tinyint', unsigned: true })
  files!: number;

  /** Ids of the attachments, joined by commas; of pictures the first and the last; empty for a whole case. */
  @Column({ type: 'varchar', length: 120, ...ascii })
  file_numbers!: string;

  @Column({ type: 'varchar', length: 8, ...ascii })
  cause!: ShredCause;

  @Column({ type: 'varchar', length: 64, ...ascii })
  method!: string;

  /** When the keys were forgotten: from then on nothing opens the files. */
  @Column({ type: 'datetime', precision: 3 })
  destroyed_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  removed_at!: Date | null;
}
