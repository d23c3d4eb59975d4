import { formatTime, ListRow } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfVersion } from '../../legal/version-address.ts';
import { OwnPart } from './own-part.tsx';
import { useMemberTermsInfiniteQuery } from './terms.api.ts';
import css from './own-data.module.css';

/** Versions of the terms that the member accepted. */
export function OwnTerms({ token }: { token: string }) {
  const { t } = useLingui();
  const list = useMemberTermsInfiniteQuery(token, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap(({ data }) => data);
  return (
    <OwnPart id="own-terms" title={t`我同意過的條款`} empty={t`還沒有同意的紀錄。`} rows={rows} list={list}>
      {({ site, version, accepted_at }) => (
        <ListRow key={`${site} ${version}`} to={addressOfVersion(new URLSearchParams(), version, site)}>
          <b>
            <Trans>會員服務條款第 {version} 版</Trans>
          </b>
          <span className={css.meta}>
            <time dateTime={accepted_at}>{formatTime(accepted_at)}</time>
          </span>
        </ListRow>
      )}
    </OwnPart>
  );
}
