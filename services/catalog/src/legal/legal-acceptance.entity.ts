import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ascii, moment } from '../rows/columns.ts';

/** That a member accepted a version of a document set, by the clock of the database. */
@Entity('legal_acceptance')
@Index('legal_acceptance_once', ['member_id', 'site', 'version'], { unique: true })
export class LegalAcceptance {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  member_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  site!: string;

  @Column({ type: 'int', unsigned: true })
  version!: number;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  accepted_at!: Date;
}
