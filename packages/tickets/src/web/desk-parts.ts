import type { FormSettingsView, TicketView } from '@hub/contracts/tickets';
import type { ComponentType } from 'react';
import type { ReportFormProps } from './create/report-form-props.ts';
import type { DeskWords } from './desk-words.ts';

export type DeskParts = {
  useWords?: () => Partial<DeskWords>;
  /** Address of the desk's own home, with its token for who came from a game; `/<page>/<game>` unless given. */
  home?: (game: string, own: boolean) => string;
  /** Where whoever may not report here is sent instead; undefined for everybody else. */
  useElsewhere?: (settings: FormSettingsView | undefined) => string | undefined;
  /** What is known of a player's contact; the phone number as the wire has it, '' for none. */
  contactOf?: (settings: FormSettingsView) => { email: string; phone: string } | null;
  VisitorForm?: ComponentType<ReportFormProps>;
  /** Below a report that nobody has answered, in place of by when an answer comes. */
  Unanswered?: ComponentType<{ ticket: TicketView }>;
  ListWay?: ComponentType<{ game: string }>;
};
