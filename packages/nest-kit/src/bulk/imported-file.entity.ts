import type { ImportFault, ImportState } from '@hub/contracts/shared';
import { Column, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const count = { type: 'int', unsigned: true, default: 0 } as const;
const name = { type: 'varchar', length: 64 } as const;

/** What the row of every file says that is read into lines and applied as a whole; its table says of what it is. */
export abstract class ImportedFile {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

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

  @Column(name)
  made_by!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;

  @Column({ ...name, default: '' })
  applied_by!: string;

  @Column({ ...moment, nullable: true })
  applied_at!: Date | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;
}
