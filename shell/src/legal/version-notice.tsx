import { ContentText, formatDay, LinkButton, Notice, useSearchParams } from '@hub/web';
import type { LegalView } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfVersion } from './version-address.ts';

/** Says that another version is coming, or that this is not the one in force. */
export function VersionNotice({ legal: { site, version, coming } }: { legal: LegalView }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { number, standing } = version;
  const toCurrent = addressOfVersion(search);
  if (standing === 'past') {
    const until = version.until ? formatDay(version.until) : '';
    return (
      <Notice kind="warn" title={t`這是以前的第 ${number} 版，適用到 ${until} 為止`}>
        <LinkButton size="small" to={toCurrent}>
          <Trans>看現在適用的版本</Trans>
        </LinkButton>
      </Notice>
    );
  }
  if (standing === 'coming') {
    const day = formatDay(version.from);
    return (
      <Notice kind="info" title={t`這一版從 ${day} 起適用，現在還沒生效`}>
        {version.summary && (
          <p>
            <ContentText>{version.summary}</ContentText>
          </p>
        )}
        <LinkButton size="small" to={toCurrent}>
          <Trans>看現在適用的版本</Trans>
        </LinkButton>
      </Notice>
    );
  }
  if (!coming) return null;
  const day = formatDay(coming.from);
  return (
    <Notice kind="info" title={t`條款將在 ${day} 更新為第 ${coming.number} 版`}>
      <p>
        <ContentText>{coming.summary}</ContentText>
      </p>
      <p>
        <Trans>不同意的話，您可以在通知後 15 日內向客服表示異議；表示異議視為終止契約。</Trans>
      </p>
      <LinkButton size="small" to={addressOfVersion(search, coming.number, site)}>
        <Trans>先看新版</Trans>
      </LinkButton>
    </Notice>
  );
}
