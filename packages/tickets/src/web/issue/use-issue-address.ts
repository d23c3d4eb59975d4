import { useParams, useSearchParams } from '@hub/web';
import type { Issue } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';

export type IssueAddress = {
  form: (issue: Issue) => string;
  /** The choice of the category, with the one that was chosen. */
  chooser: (chosen?: Issue) => string;
};

/** Addresses of the new form's two steps. What else the address says goes along. */
export function useIssueAddress(): IssueAddress {
  const { desk } = useDesk();
  const { game = '' } = useParams();
  const [search] = useSearchParams();
  const { confirm, issue: form } = deskPaths(desk, game);
  const withIssue = (path: string, issue?: Issue) => {
    const query = new URLSearchParams(search);
    query.delete('form_id');
    query.delete('token');
    if (issue) query.set('form_id', issue);
    const text = query.toString();
    return text ? `${path}?${text}` : path;
  };
  return { form: (issue) => withIssue(form, issue), chooser: (chosen) => withIssue(confirm, chosen) };
}
