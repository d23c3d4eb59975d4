import { codeEditors, codeReaders, type SerialBatchAction, type SerialBatchFault } from '@hub/contracts/events';
import { gamesOf, staffMay, type StaffRole, type StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import type { SerialBatchRow } from './serial.entity.ts';
import { serialBatchAbsent } from './serials.errors.ts';
import { serialMoves } from './serials.moves.ts';

export function mustSeeBatch(who: StaffPrincipal, game: string | undefined): void {
  if (game === undefined) throw serialBatchAbsent();
  if (!staffMay(who, codeReaders, game)) throw withheld(serialBatchAbsent());
}

export function mustKeep(who: StaffPrincipal, game: string | undefined): void {
  mustSeeBatch(who, game);
  if (!staffMay(who, codeEditors, game ?? '')) throw new Forbidden();
}

export function mustHold(who: StaffPrincipal, roles: readonly StaffRole[]): string[] | '*' {
  const games = gamesOf(who, roles);
  if (games.length === 0) throw new Forbidden();
  return games;
}

export type Placed = Pick<
  SerialBatchRow,
  'kind' | 'state' | 'row_count' | 'accepted' | 'download_for' | 'download_until' | 'downloaded_at'
> & { has_file: number; can_retry: number; approval: number | null; fault: SerialBatchFault | null };

export const badRows = ({ row_count, accepted }: Pick<SerialBatchRow, 'row_count' | 'accepted'>): number =>
  row_count - accepted;

/** May this person fetch the unused codes now? Only who asked for it, once, in time. */
export const mayFetch = (row: Placed, staff: number): boolean =>
  row.has_file === 1 &&
  row.download_for === staff &&
  row.downloaded_at === null &&
  (row.download_until?.getTime() ?? 0) > Date.now();

const settled: readonly string[] = ['ready', 'disabled'];

const allowed: Record<SerialBatchAction, (row: Placed) => boolean> = {
  commit: ({ kind, state }) => kind === 'imported' && serialMoves.may('commit', state),
  cancel: ({ state }) => serialMoves.may('cancel', state),
  disable: ({ state }) => serialMoves.may('disable', state),
  errors: (row) =>
    row.kind === 'imported' &&
    badRows(row) > 0 &&
    ([...settled, 'checked'].includes(row.state) || row.fault === 'no_codes'),
  unused: (row) => row.state === 'ready' && row.has_file === 1 && row.approval === null,
  retry: ({ state, can_retry }) => serialMoves.may('retry', state) && can_retry === 1,
};

export const allows = (deed: SerialBatchAction, row: Placed): boolean => allowed[deed](row);
