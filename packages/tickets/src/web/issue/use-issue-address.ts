import { useParams, useSearchParams } from '@hub/web';
import type { Issue } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';

/** Addresses of the new form's two steps: of the form of a category, or of the chooser. What else the address says goes along. */
export function useIssueAddress(): (issue?: Issue) => string {
  const { desk } = useDesk();
  const { game = '' } = useParams();
  const [search] = useSearchParams();
  const { confirm, issue: form } = deskPaths(desk, game);
  return (issue) => {
    const query = new URLSearchParams(search);
    query.delete('form_id');
    query.delete('token');
    if (issue) query.set('form_id', issue);
    const text = query.toString();
    return text ? `${issue ? form : confirm}?${text}` : confirm;
  };
}
