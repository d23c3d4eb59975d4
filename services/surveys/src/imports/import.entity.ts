import type { ImportFault, ImportState } from '@hub/contracts/shared';
import type { SurveyImportKind, SurveyRowFault } from '@hub/contracts/surveys';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const count = { type: 'int', unsigned: true, default: 0 } as const;

/** A file of qualifications or card codes: read into lines, and good for nobody until somebody applies it. */
@Entity('survey_import')
@Index('survey_import_of', ['survey_id', 'id'])
export class ImportRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  survey_id!: number;

  @Column({ type: 'varchar', length: 10, ...ascii })
  kind!: SurveyImportKind;

  @Column({ type: 'varchar', length: 12, ...ascii })
  state!: ImportState;

  @Column({ type: 'varchar', length: 100 })
  file_name!: string;

  @Column({ type: 'binary', length: 32 })
  file_sha256!: Buffer;

  @Column(count)
  row_count!: number;

  @Column(count)
  fresh!: number;

  @Column(count)
  same!: number;

  @Column(count)
  faults!: number;

  @Column({ type: 'varchar', length: 16, default: '', ...ascii })
  fault!: ImportFault;

  @Column({ type: 'varchar', length: 64 })
  made_by!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;

  @Column({ type: 'varchar', length: 64, default: '' })
  applied_by!: string;

  @Column({ ...moment, nullable: true })
  applied_at!: Date | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;
}

/** `kind`: `fresh`, `same` or `fault`. A card code is sealed here already. Of a faulty line `value` is what is wrong. */
@Entity('survey_import_line')
@Index('survey_import_line_kind', ['import_id', 'kind', 'line'])
export class ImportLine {
  @PrimaryColumn({ type: 'int', unsigned: true })
  import_id!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  line!: number;

  @Column({ type: 'varchar', length: 8, ...ascii })
  kind!: 'fresh' | 'same' | 'fault';

  @Column({ type: 'varchar', length: 20, default: '', ...ascii })
  role_id!: string;

  @Column({ type: 'varchar', length: 20, default: '', ...ascii })
  account_id!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  char_name!: string;

  @Column({ type: 'binary', length: 32, nullable: true })
  code_mac!: Buffer | null;

  @Column({ type: 'varbinary', length: 160, nullable: true })
  code_box!: Buffer | null;

  @Column({ type: 'varchar', length: 12, default: '', ...ascii })
  fault!: SurveyRowFault | '';

  @Column({ type: 'varchar', length: 64, default: '' })
  value!: string;
}
