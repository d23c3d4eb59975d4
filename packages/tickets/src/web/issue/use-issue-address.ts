import { useParams, useSearchParams } from '@hub/web';
import type { Issue } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';

export type IssueAddress = {
  form: (issue: Issue) => string;
  chooser: (chosen?: Issue) => string;
};

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
