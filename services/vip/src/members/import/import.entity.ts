import type { VipLineKind, VipRowFault } from '@hub/contracts/vip';
import { ImportedFile } from '@hub/nest-kit/bulk';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** A file of entries: read into lines, and applied as a whole when a second person agreed. */
@Entity('vip_import')
@Index('vip_import_game', ['game_id', 'id'])
export class VipImportRow extends ImportedFile {
  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'int', unsigned: true, default: 0 })
  changed!: number;
}

/**
 * A line of a file as it was compared: what the entry shall be, whole. `seen_version`: of the entry that stood then, 0 for none.
 * Of a faulty one `value` is what is wrong.
 */
@Entity('vip_import_line')
@Index('vip_import_line_kind', ['import_id', 'kind', 'line'])
export class VipImportLine {
  @PrimaryColumn({ type: 'int', unsigned: true })
  import_id!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  line!: number;

  @Column({ type: 'varchar', length: 8, ...ascii })
  kind!: VipLineKind;

  @Column({ type: 'varchar', length: 64, default: '', ...ascii })
  partner_uid!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  level!: number;

  @Column({ ...moment, nullable: true })
  begins_at!: Date | null;

  @Column({ ...moment, nullable: true })
  ends_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '', ...ascii })
  agent!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  agent_name!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  note!: string;

  @Column({ type: 'int', unsigned: true, default: 0 })
  seen_version!: number;

  @Column({ type: 'varchar', length: 12, default: '', ...ascii })
  fault!: VipRowFault | '';

  @Column({ type: 'varchar', length: 64, default: '' })
  value!: string;
}
