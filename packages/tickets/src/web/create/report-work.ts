import { draftKey } from '@hub/forms';
import { issueTypes, type Desk, type Issue } from '@hub/contracts/tickets';
import { deskPaths } from '../desk-paths.ts';
import { nameOfMark, queryOfMark, type ReportMark } from './report-mark.ts';

export const VISITOR = 'visitor';
/** Of the members of the site; no character has such a number. */
export const isMemberName = (role: string | undefined): boolean => role?.startsWith('m_') === true;

export type ReportFormName = 'create' | Issue;

const issues = Object.keys(issueTypes) as Issue[];

export const formOfType = (type: string | undefined): ReportFormName =>
  issues.find((issue) => issueTypes[issue] === type) ?? 'create';

/** A draft of a name that is no form goes on in the one-page form. */
export const formNamed = (name: string): ReportFormName => issues.find((issue) => issue === name) ?? 'create';

/** A report as it is begun: by whom, at which address, and under which name this device keeps it. */
export type ReportWork = { desk: string; game: string; path: string; draft: string; role: string };

/** The report of a role, or of a visitor. All forms but that of a top-up share what was typed. */
export function reportWork(
  desk: Desk,
  game: string,
  role: string,
  form: ReportFormName,
  mark: ReportMark = {},
): ReportWork {
  const kind = form === 'topup_not_received' ? 'top-up' : 'create';
  const draft = draftKey({ game, role, form: `${desk.key}-${kind}${nameOfMark(mark)}`, version: 1 });
  const { create, issue } = deskPaths(desk, game);
  const query = [form !== 'create' && `form_id=${form}`, queryOfMark(mark)].filter(Boolean).join('&');
  const path = form === 'create' ? create : issue;
  return { desk: desk.key, game, path: query ? `${path}?${query}` : path, draft, role };
}
