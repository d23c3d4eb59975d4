import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { BulkAction, BulkResult } from '@hub/contracts/tickets';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** `who`: who asked, with the rights they had then, as JSON. */
@Entity('bulk')
@Index('bulk_staff', ['staff_id', 'id'])
@Index('bulk_created', ['created_at'])
export class Bulk {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  staff_id!: number;

  @Column({ type: 'text' })
  who!: string;

  @Column({ type: 'varchar', length: 8, ...ascii })
  action!: BulkAction;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  rid!: string;

  @Column({ type: 'varchar', length: 45, ...ascii })
  address!: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  done_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

/** `result` null while it waits. No reference to the case: it may name one that does not exist. */
@Entity('bulk_item')
export class BulkItem {
  @PrimaryColumn({ type: 'int', unsigned: true })
  bulk_id!: number;

  @ManyToOne(() => Bulk, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'bulk_id', foreignKeyConstraintName: 'bulk_item_of_bulk' })
  bulk?: Bulk;

  @PrimaryColumn({ type: 'int', unsigned: true })
  ticket_id!: number;

  @Column({ type: 'varchar', length: 8, nullable: true, ...ascii })
  result!: BulkResult | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  done_at!: Date | null;
}
