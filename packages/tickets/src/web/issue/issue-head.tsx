import { SectionTitle, Stack, withToken } from '@hub/web';
import type { Issue } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { IssueSteps } from './issue-steps.tsx';
import { useIssueWords } from './issue-words.ts';

/** Step and name of the category. The step before leads back to the choice; what was typed is kept. */
export function IssueHead({ issue, game }: { issue: Issue; game: string }) {
  const { desk } = useDesk();
  const words = useIssueWords();
  return (
    <Stack gap="tight">
      <IssueSteps current={1} chooser={withToken(deskPaths(desk, game).confirm)} />
      <SectionTitle>{words[issue].label}</SectionTitle>
    </Stack>
  );
}
