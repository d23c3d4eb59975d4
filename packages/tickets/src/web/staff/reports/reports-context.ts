import { createContext, useContext } from 'react';
import type { StaffMe } from '@hub/contracts/identity';
import type { Desk } from '@hub/contracts/tickets';
import type { ReportsApi } from './reports.api.ts';

export type ReportsArea = { desk: Desk; api: ReportsApi; me: StaffMe; at: string };
export const ReportsContext = createContext<ReportsArea | null>(null);

export function useReports(): ReportsArea {
  const area = useContext(ReportsContext);
  if (!area) throw new Error('a report needs its desk');
  return area;
}
