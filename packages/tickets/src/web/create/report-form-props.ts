import type { FormSettingsView, TicketView } from '@hub/contracts/tickets';

export type FollowedCase = {
  /** It is known, or known that there is none: the form may open. */
  ready: boolean;
  /** What the address asks for; 0 when it asks for nothing. */
  asked: number;
  /** The case that it was to continue, until the player decided otherwise; 0 for none. */
  apart: number;
  /** What is sent: the asked one, unless it is known that it cannot be continued. */
  number: number | undefined;
  ticket: TicketView | undefined;
  /** Files a report of its own instead, with what is written already. */
  drop: () => void;
};

export type ReportFormProps = {
  settings: FormSettingsView;
  followed: FollowedCase;
  /** The type that was chosen before, on a page of its own; asked for here when left out. */
  type?: string;
};
