import type { SurveyImportKind, SurveyRowFault } from '@hub/contracts/surveys';
import { ImportedFile } from '@hub/nest-kit/bulk';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** A file of qualifications or card codes: read into lines, and good for nobody until somebody applies it. */
@Entity('survey_import')
@Index('survey_import_of', ['survey_id', 'id'])
export class ImportRow extends ImportedFile {
  @Column({ type: 'int', unsigned: true })
  survey_id!: number;

  @Column({ type: 'varchar', length: 10, ...ascii })
  kind!: SurveyImportKind;
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
