import type { LegalChangeKind, LegalState } from '@hub/contracts/catalog';
import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ascii, moment, translations } from '../rows/columns.ts';

/** The five texts of a document set (`site`) as they are in force from `effective_at` on. A set has one draft at a time. */
@Entity('legal_version')
@Index('legal_version_number', ['site', 'number'], { unique: true })
@Index('legal_version_draft', ['draft_of'], { unique: true })
@Index('legal_version_effective', ['site', 'state', 'effective_at'])
export class LegalVersion {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  site!: string;

  @Column({ type: 'int', unsigned: true })
  number!: number;

  @Column({ type: 'varchar', length: 12, ...ascii })
  state!: LegalState;

  /** The site, while it is its draft. */
  @Column({ type: 'varchar', length: 32, nullable: true, ...ascii })
  draft_of!: string | null;

  @Column({ type: 'varchar', length: 12, ...ascii })
  kind!: LegalChangeKind;

  @Column({ ...moment, nullable: true })
  effective_at!: Date | null;

  @Column({ type: 'varchar', length: 500, default: '' })
  summary!: string;

  @Column(translations)
  translations!: Translations | null;

  /** Names with a space between. */
  @Column({ type: 'varchar', length: 64, ...ascii, default: '' })
  changed_sections!: string;

  @Column({ type: 'int', unsigned: true, default: 1 })
  revision!: number;

  /** null: nobody has confirmed this text. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  lawyer!: string | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  review_note!: string;

  @Column({ type: 'varchar', length: 64, nullable: true })
  reviewed_by!: string | null;

  @Column({ ...moment, nullable: true })
  reviewed_at!: Date | null;

  @Column({ type: 'varchar', length: 64 })
  changed_by!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;
}
