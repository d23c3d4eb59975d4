import { Notice, pageData } from '@hub/web';
import type { ApprovalDetail } from '@hub/contracts/approvals';
import type { ServiceName } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';
import css from './approvals.module.css';
import { isShellFact } from './shell-facts.ts';
import { speaksFor } from './speaks-for.ts';
import type { ApprovalWords } from './use-approval-words.ts';

/** Facts that change nothing: whoever decides shall have seen them. */
export const isWarning =
  (service: ServiceName) =>
  ({ name }: ApprovalDetail): boolean =>
    !isShellFact(name) &&
    Object.values(pageData().registry.areas)
      .filter(speaksFor(service))
      .some(({ approvals }) => approvals?.warnings?.includes(name));

type Props = { facts: readonly ApprovalDetail[]; words: Pick<ApprovalWords, 'fact' | 'value'> };

/** What speaks against it, apart from what changes. */
export function ApprovalWarnings({ facts, words }: Props) {
  const { t } = useLingui();
  if (facts.length === 0) return null;
  return (
    <Notice kind="warn" title={t`核准前請留意`}>
      <ul className={css.warnings}>
        {facts.map(({ name, after }) => (
          <li key={name}>
            {words.fact(name)}
            {after && after.split('\n').map((line, at) => <span key={`${at} ${line}`}>{words.value(name, line)}</span>)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
