import { Button, Notice, SectionTitle, Skeleton } from '@hub/web';
import { usePreservedFocus } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from './my-account.api.ts';
import { SessionList } from './session-list.tsx';

export function SessionsSection() {
  const { t } = useLingui();
  const { data, error, isLoading, refetch } = useMySessionsQuery();
  const part = usePreservedFocus<HTMLElement>(data?.length);
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const one = useChange((ref: string) => endOne(ref));
  const others = useChange(() => endOthers());
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="sessions">
      <SectionTitle
        id="sessions"
        end={
          data &&
          data.length > 1 && (
            <Button size="small" busy={others.busy} onClick={() => void others.run(undefined)}>
              <Trans>登出其他所有裝置</Trans>
            </Button>
          )
        }
      >
        <Trans>登入中的裝置</Trans>
      </SectionTitle>
      <FormFault fault={one.error ?? others.error} title={t`沒有登出`} fields={[]} />
      <p role="status" className="visually-hidden">
        {(one.done || others.done) && <Trans>已登出</Trans>}
      </p>
      {isLoading && <Skeleton shape="rows" count={2} />}
      {!data && error && (
        <Notice kind="bad" title={t`裝置清單沒有載入`} role="alert">
          <Button size="small" onClick={() => void refetch()}>
            <Trans>再試一次</Trans>
          </Button>
        </Notice>
      )}
      {data && <SessionList sessions={data} onEnd={(ref) => void one.run(ref)} />}
    </section>
  );
}
