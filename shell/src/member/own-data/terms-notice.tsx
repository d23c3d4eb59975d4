import { Button, ButtonRow, ContentText, formatDay, isApiFault, LinkButton, Notice } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfVersion } from '../../legal/version-address.ts';
import { useAcceptTermsMutation, useMemberTermsInfiniteQuery } from './terms.api.ts';

/** Asks for consent to the terms in force while the member has accepted another version, or none. Nothing waits for it. */
export function TermsNotice({ token }: { token: string }) {
  const { t } = useLingui();
  const { currentData } = useMemberTermsInfiniteQuery(token);
  const [accept, accepting] = useAcceptTermsMutation();
  const terms = currentData?.pages[0];
  if (!terms) return null;
  const { site, current, accepted } = terms;
  const { number } = current;
  if (accepted?.version === number)
    return accepting.isSuccess ? <Notice kind="ok" role="status" title={t`已記下您同意第 ${number} 版條款`} /> : null;
  const day = formatDay(current.from);
  const before = accepted?.version ?? 0;
  const full = addressOfVersion(new URLSearchParams(), number, site);
  return (
    <Notice kind="info" title={accepted ? t`條款更新了，請看過新版` : t`請看過會員服務條款`}>
      <p>
        {accepted ? (
          <Trans>
            第 {number} 版從 {day} 起適用，您上次同意的是第 {before} 版。
          </Trans>
        ) : (
          <Trans>
            現行的是第 {number} 版，從 {day} 起適用。同意後，這裡會留下版本和時間。
          </Trans>
        )}
      </p>
      {accepted && current.summary && (
        <p>
          <ContentText>{current.summary}</ContentText>
        </p>
      )}
      {accepting.isError && <p role="alert">{faultOf(accepting.error) ?? t`沒有記下來，請再試一次。`}</p>}
      <ButtonRow>
        <LinkButton size="small" to={accepted ? `${full}#history` : full}>
          {accepted ? t`看改了什麼` : t`看條款`}
        </LinkButton>
        <Button size="small" busy={accepting.isLoading} onClick={() => void accept({ site, version: number })}>
          {t`我看過了，同意第 ${number} 版`}
        </Button>
      </ButtonRow>
    </Notice>
  );
}

const faultOf = (error: unknown): string | undefined =>
  isApiFault(error) && error.status === 409 ? error.fields.msg : undefined;
