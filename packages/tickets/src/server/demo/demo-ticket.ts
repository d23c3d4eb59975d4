import type { Scene } from './demo-screenshot.ts';

/** `message` 0 is the report, n its nth reply. */
export type DemoPicture = { message: number; name: string; scene: Scene };

/** One case of the demonstration. `days` ago it was filed; `thread` alternates as marked: s staff, p player. */
export type DemoTicket = {
  game: string;
  type: string;
  days: number;
  status: 0 | 1 | 2 | 4 | 7;
  /** Where it was not closed right after its last word. */
  closedDays?: number;
  content: string;
  thread?: [who: 's' | 'p', text: string][];
  unread?: boolean;
  closedBy?: 'player' | 'staff' | 'system';
  csat?: 1 | 2;
  comment?: string;
  /** Place in the list of the earlier case that this one continues. */
  follows?: number;
  visitor?: boolean;
  person?: number;
  /** Who has it, and what staff noted. */
  taken?: 'yue' | 'min';
  notes?: [by: 'yue' | 'min', text: string][];
  /** Who answered, where it was not the first of the desk. */
  answeredBy?: 'yue' | 'min';
  /** Place in the list of the earlier case that this one was merged into. */
  mergedInto?: number;
  /** Days of a complaint or a request of records, counted back from now. */
  knownDays?: number;
  historyDays?: [from: number, until: number];
  language?: 'zh-HK' | 'en';
  pictures?: DemoPicture[];
};
