import { Button, Card, isApiFault, PageBody, PageTitle, Skeleton, Stack, usePageTitle, useParams } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { NoSurvey, SurveyAway } from '../closed-pages.tsx';
import { EmbeddedForm } from '../embedded/embedded-form.tsx';
import { useSurveyPreviewQuery } from '../surveys.api.ts';

/** `/test/:id`: staff looks at the form of a survey as it stands in a page. For everybody else there is no such page. */
export function PreviewPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const {
    currentData: found,
    error,
    isFetching,
    refetch,
  } = useSurveyPreviewQuery(id, { refetchOnMountOrArgChange: true });
  const panel = useId();
  const [shown, setShown] = useState(false);
  usePageTitle(t`問卷預覽`);
  if (isApiFault(error) && typeof error.status === 'number' && error.status < 500 && error.status !== 429)
    return (
      <PageBody width="text">
        <NoSurvey />
      </PageBody>
    );
  return (
    <PageBody width="text">
      <PageTitle title={found?.title ?? t`問卷預覽`} above={<Trans>工作人員預覽</Trans>} />
      {found && (
        <Stack>
          <div>
            <Button aria-expanded={shown} aria-controls={panel} onClick={() => setShown(!shown)}>
              {shown ? <Trans>隱藏問卷</Trans> : <Trans>顯示問卷</Trans>}
            </Button>
          </div>
          <div id={panel} hidden={!shown}>
            {shown && <EmbeddedForm address={found.form_url} title={found.title} />}
          </div>
        </Stack>
      )}
      {!found && (
        <Card>
          {error ? (
            <SurveyAway fault={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton shape="fields" count={2} />
          )}
        </Card>
      )}
    </PageBody>
  );
}
