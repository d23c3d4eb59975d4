import { createContext, useContext } from 'react';
import type { Desk } from '@hub/contracts/tickets';
import type { DeskParts } from './desk-parts.ts';
import type { TicketsApi } from './tickets.api.ts';

export type PageName = 'create' | 'confirm' | 'issue' | 'goOn' | 'query' | 'list' | 'view';

export type DeskArea = { desk: Desk; api: TicketsApi; parts: DeskParts; preload: (page: PageName) => void };

export const DeskContext = createContext<DeskArea | null>(null);

export function useDesk(): DeskArea {
  const area = useContext(DeskContext);
  if (!area) throw new Error('a ticket page needs its desk');
  return area;
}
