import type { ExportState } from '@hub/contracts/shared';
import { useEffect, useState } from 'react';

/** One file that a worker writes for the reader. `rows_all`: null while that is not known. `fault` 'full': there was no room for it. */
export type ExportedFile = {
  id: string;
  state: ExportState;
  rows: number;
  rows_all: number | null;
  asked_at: string;
  expires_at: string | null;
  fault?: string;
};

export const isUnderWay = ({ state }: ExportedFile): boolean => state === 'waiting' || state === 'running';

const POLL_MS = 1500;
type Query<Row> = (
  arg: undefined,
  options: { pollingInterval: number; refetchOnMountOrArgChange: true },
) => { data?: Row[] | undefined; error?: unknown; refetch: () => unknown };

export type Exports<Row> = { rows: Row[] | undefined; fault: unknown; retry: () => void };

export function useExports<Row extends ExportedFile>(useQuery: Query<Row>): Exports<Row> {
  const [poll, setPoll] = useState(0);
  const { data, error, refetch } = useQuery(undefined, { pollingInterval: poll, refetchOnMountOrArgChange: true });
  const working = data?.some(isUnderWay) ?? false;
  useEffect(() => setPoll(working ? POLL_MS : 0), [working]);
  return { rows: data, fault: error, retry: () => void refetch() };
}
