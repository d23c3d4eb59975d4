import type { ReactNode } from 'react';

export type DeskWords = {
  /** Beside the titles, up to four signs. */
  label: string;
  toHome: string;
  /** Of a new report: in the bar, and as its heading. */
  report: string;
  reportHeading: string;
  /** Names the page of a case whose kind of problem is not said. */
  view: (number: string) => string;
  /** The last answer was enough. */
  solved: string;
  closed: string;
  add: { label: string; hint: string; placeholder?: string; send: string };
  /** Of what was taken; `own`: of a player who stays known. */
  sent: (number: string, own: boolean) => { title: string; lead: ReactNode; way: string };
};
