import {
  Card,
  EmptyState,
  isApiFault,
  LinkButton,
  newKey,
  PageBody,
  startSession,
  TriangleAlertIcon,
  useLocation,
  useNavigate,
  useParams,
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { AwayNotice } from '../away-notice.tsx';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { DeskWindow } from '../desk-window.tsx';
import { Loading } from '../loading.tsx';
import { useOpenHandOverMutation } from './hand-over.api.ts';
import { keepHandedReport } from './keep-handed-report.ts';

/** `/…/:game/continue#code` */
export function GoOnPage() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const { game = '' } = useParams();
  const { fault, busy, open } = useTaken();
  const gone = isApiFault(fault) && (fault.status === 404 || fault.status === 400) ? fault : undefined;
  return (
    <>
      <DeskWindow game={game} title={t({ context: 'tickets', message: '接著填回報' })} />
      <PageBody width={gone ? 'wide' : 'text'} overlap={!fault || gone !== undefined}>
        {fault === undefined && <Loading shape="fields" count={5} />}
        {gone && (
          <Card lifted role="alert">
            <EmptyState
              icon={<TriangleAlertIcon />}
              title={t({ context: 'tickets', message: '這個連結不能用了' })}
              text={Object.values(gone.fields)[0]}
              action={
                <LinkButton variant="secondary" to={deskPaths(desk, game).create}>
                  <Trans context="tickets">重新填一份回報</Trans>
                </LinkButton>
              }
            />
          </Card>
        )}
        {Boolean(fault) && !gone && <AwayNotice fault={fault} busy={busy} onRetry={open} />}
      </PageBody>
    </>
  );
}

/** Takes what the link gives once. Another link in the same tab is another report. */
function useTaken() {
  const { desk } = useDesk();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [post, { isLoading }] = useOpenHandOverMutation();
  const [fault, setFault] = useState<unknown>();
  const begun = useRef<string>(undefined);
  const code = hash.slice(1);

  const open = async () => {
    begun.current = code;
    setFault(undefined);
    try {
      const key = keyOf(code);
      const taken = await post({ desk, body: { code }, key }).unwrap();
      const { path, state } = await keepHandedReport(desk, taken, key);
      if (begun.current !== code) return;
      startSession(taken.token, taken.game_id, 'D');
      void navigate(path, { replace: true, state });
    } catch (thrown) {
      if (begun.current === code) setFault(thrown);
    }
  };
  useEffect(() => {
    if (begun.current !== code) void open();
  });
  return { fault, busy: isLoading, open: () => void open() };
}

/** One key per link and tab: an answer that was lost on the way is given once more. */
function keyOf(code: string): string {
  const name = 'hub.continue';
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '{}') as { code?: string; key?: string };
    if (kept.code === code && kept.key) return kept.key;
    const key = newKey();
    sessionStorage.setItem(name, JSON.stringify({ code, key }));
    return key;
  } catch {
    return newKey();
  }
}
