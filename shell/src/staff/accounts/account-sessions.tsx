import { Button, SectionTitle } from '@hub/web';
import { usePreservedFocus } from '@hub/web/parts';
import type { Account } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { SessionList } from '../account/session-list.tsx';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useDoToAccountMutation, useEndAccountSessionMutation } from './accounts.api.ts';
import css from './accounts.module.css';

export function AccountSessions({ account, own }: { account: Account; own: boolean }) {
  const { t } = useLingui();
  const { id, sessions } = account;
  const part = usePreservedFocus<HTMLElement>(sessions.length);
  const [endOne] = useEndAccountSessionMutation();
  const [deed] = useDoToAccountMutation();
  const one = useChange((ref: string) => endOne({ id, ref }));
  const all = useChange(() => deed({ id, deed: 'endAccountSessions' }));
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="browsers">
      <SectionTitle
        id="browsers"
        end={
          sessions.length > 0 &&
          !own && (
            <Button size="small" busy={all.busy} onClick={() => void all.run(undefined)}>
              <Trans>全部登出</Trans>
            </Button>
          )
        }
      >
        <Trans>登入中的裝置</Trans>
      </SectionTitle>
      <FormFault fault={one.error ?? all.error} title={t`沒有登出`} fields={[]} />
      <p role="status" className="visually-hidden">
        {(one.done || all.done) && <Trans>已登出</Trans>}
      </p>
      {sessions.length === 0 && (
        <p className={css.hint}>
          <Trans>目前沒有登入中的裝置。</Trans>
        </p>
      )}
      {sessions.length > 0 && <SessionList sessions={sessions} onEnd={own ? undefined : (ref) => void one.run(ref)} />}
    </section>
  );
}
