import type { LegalSectionId } from '@hub/contracts/catalog';
import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii, moment, translations } from '../rows/columns.ts';

@Entity('legal_section')
export class LegalSection {
  @PrimaryColumn({ type: 'int', unsigned: true })
  version_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 12, ...ascii })
  section!: LegalSectionId;

  @Column({ type: 'varchar', length: 60 })
  title!: string;

  /** HTML, cleaned when it was saved. */
  @Column({ type: 'mediumtext' })
  content!: string;

  @Column(translations)
  translations!: Translations | null;

  /** From when on it has read so; null while it is a draft. */
  @Column({ ...moment, nullable: true })
  since!: Date | null;
}
