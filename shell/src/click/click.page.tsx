import { isApiFault, LinkButton, Navigate, Spinner, usePageTitle, useParams } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useGetClickQuery } from './click.api.ts';
import css from './click.module.css';

const FALL_BACK = '/game';
const PATIENCE_MS = 3_000;

/** The catalogue gives https addresses of hosts it lists, and nothing else; whatever else comes is no target. */
const isTarget = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

export function ClickPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error } = useGetClickQuery(id);
  const [late, setLate] = useState(false);
  usePageTitle(t`正在前往`);
  useEffect(() => {
    if (data && isTarget(data.url)) location.replace(data.url);
  }, [data]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // To the console and, by the page's own listener, to the gateway.
    if (isApiFault(error)) globalThis.reportError(new Error(`click target ${id}: ${error.status}`));
  }, [error, id]);
  if (data && !isTarget(data.url)) return <Navigate to={FALL_BACK} replace />;
  return (
    <main className={css.page}>
      <h1 className={css.title}>
        {!error && <Spinner />}
        {error ? <Trans>暫時找不到目的地</Trans> : <Trans>正在前往</Trans>}
      </h1>
      {(error || late) && (
        <LinkButton variant="primary" href={FALL_BACK}>
          <Trans>回遊戲入口</Trans>
        </LinkButton>
      )}
    </main>
  );
}
