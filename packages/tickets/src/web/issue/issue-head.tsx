import { SectionTitle, Stack, withToken } from '@hub/web';
import type { Issue } from '@hub/contracts/tickets';
import { IssueSteps } from './issue-steps.tsx';
import { useIssueWords } from './issue-words.ts';

export function IssueHead({ issue, chooser }: { issue: Issue; chooser: string }) {
  const words = useIssueWords();
  return (
    <Stack>
      <IssueSteps current={1} chooser={withToken(chooser)} />
      <SectionTitle>{words[issue].label}</SectionTitle>
    </Stack>
  );
}
