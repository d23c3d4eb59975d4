import type { RowFault } from '@hub/contracts/events';
import type { BulkSheet } from '@hub/nest-kit/bulk';
import type { CsvRow } from '@hub/nest-kit/csv';
import { CODE_BYTES, isSameCode, openCode, packCode, type OpenedCode, type PackedCode } from './packed-code.ts';
import type { FaultyRow, SerialRow } from './serial-rows.ts';

/** Codes of one slice, in the order of their hashes and each once; `twins`: rows that say one of them again. */
export type SerialSlice = { codes: OpenedCode[]; twins: OpenedCode[] };

/** Quick, and nobody waits for it. Changed only while no work is under way: it would not go on where it was. */
export const SLICE = 4000;
/** Codes lie in as many heaps as the first byte of a hash has values, so that each is put in order by itself. */
const HEAPS = 256;

/** The rows of one file of codes. A million of them take 44 MB: a text is never kept. */
export class SerialSheet implements BulkSheet<FaultyRow, SerialSlice> {
  good = 0;
  readonly faulty = new Map<RowFault, number>();
  private readonly heaps = Array.from({ length: HEAPS }, () => new Heap());
  private waiting: FaultyRow[] = [];

  constructor(private readonly read: (row: CsvRow) => SerialRow | FaultyRow) {}

  add(row: CsvRow): void {
    const read = this.read(row);
    if ('fault' in read) {
      this.faulty.set(read.fault, (this.faulty.get(read.fault) ?? 0) + 1);
      this.waiting.push(read);
      return;
    }
    this.good += 1;
    this.heaps[read.mac.charCodeAt(0)]?.add(read);
  }

  faults(): FaultyRow[] {
    const waiting = this.waiting;
    this.waiting = [];
    return waiting;
  }

  *slices(): Generator<SerialSlice> {
    let slice: SerialSlice = { codes: [], twins: [] };
    let before: PackedCode | null = null;
    for (const heap of this.heaps) {
      for (const code of heap.inOrder()) {
        const again = before !== null && isSameCode(before, code);
        slice[again ? 'twins' : 'codes'].push(openCode(code));
        if (!again) before = code;
        if (slice.codes.length < SLICE && slice.twins.length < SLICE) continue;
        yield slice;
        slice = { codes: [], twins: [] };
      }
    }
    if (slice.codes.length > 0 || slice.twins.length > 0) yield slice;
  }
}

class Heap {
  private bytes = Buffer.alloc(0);
  private many = 0;

  add(row: SerialRow): void {
    const at = this.many * CODE_BYTES;
    if (at === this.bytes.length) this.bytes = Buffer.concat([this.bytes], Math.max(64 * CODE_BYTES, at * 2));
    packCode(row, this.bytes, at);
    this.many += 1;
  }

  inOrder(): PackedCode[] {
    const codes = Array.from({ length: this.many }, (_, n) =>
      this.bytes.toString('binary', n * CODE_BYTES, (n + 1) * CODE_BYTES),
    );
    return codes.sort();
  }
}
