import { EmptyState, isApiFault, LinkButton, PageBody, SearchIcon, usePageTitle } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { ORDERS } from '../order-address.ts';

export const isMissing = (fault: unknown): boolean => isApiFault(fault) && fault.status === 404;

/** The address names no order that there is, or its key is gone. */
export function NoOrder() {
  const { t } = useLingui();
  usePageTitle(t`查無訂單`);
  return (
    <PageBody width="text">
      <EmptyState
        page
        icon={<SearchIcon />}
        title={t`查無訂單`}
        text={t`請從下單後的連結再開一次，或到「儲值紀錄」找。超過 180 天的連結會失效。`}
        action={
          <LinkButton variant="primary" to={ORDERS}>
            <Trans>前往儲值紀錄</Trans>
          </LinkButton>
        }
      />
    </PageBody>
  );
}
