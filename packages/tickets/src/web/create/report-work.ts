import { draftKey } from '@hub/forms';
import { issueTypes, type Desk, type Issue } from '@hub/contracts/tickets';
import { deskPaths } from '../desk-paths.ts';
import type { StartedWork } from '../started-work.ts';

/** Who has no character. */
export const VISITOR = 'visitor';

/** The forms that make a report: the one on one page, and one for each category of the new form. */
export type ReportFormName = 'create' | Issue;

const issues = Object.keys(issueTypes) as Issue[];

/** The form of a type that was chosen on a page of its own; the one on one page where it was not. */
export const formOfType = (type: string | undefined): ReportFormName =>
  issues.find((issue) => issueTypes[issue] === type) ?? 'create';

/** A form by its name; what nobody has any more goes on in the one on one page. */
export const formNamed = (name: string): ReportFormName => issues.find((issue) => issue === name) ?? 'create';

/** A report as it is begun by a role, or by a visitor. All forms but that of a top-up share what was typed. */
export function reportWork(desk: Desk, game: string, role: string, form: ReportFormName): Omit<StartedWork, 'from'> {
  const topUp = form === 'topup_not_received';
  const draft = draftKey({ game, role, form: `${desk.key}-${topUp ? 'top-up' : 'create'}`, version: 1 });
  const { create, issue } = deskPaths(desk, game);
  const path = form === 'create' ? create : `${issue}?form_id=${form}`;
  return { desk: desk.key, game, path, draft };
}
