import { Badge, Card, SiteLink } from '@hub/web';
import type { SettingValues } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import css from './settings.module.css';

/** Where a click would lead, with the host that counts set apart, and for whom. */
export function ClickPreview({ values }: { values: SettingValues }) {
  const { t } = useLingui();
  const url = String(values.url ?? '').trim();
  const target = url.startsWith('https://') && URL.canParse(url) ? new URL(url) : null;
  return (
    <Card>
      {target ? (
        <>
          <p className={css.previewTitle}>{target.hostname}</p>
          <p className={css.facts}>{`${target.pathname}${target.search}${target.hash}`}</p>
          <p className={css.row}>
            <Badge kind="neutral">
              {values.audience === 'whitelisted' ? t`只有白名單的人會過去` : t`所有人都會過去`}
            </Badge>
            <SiteLink href={target.href} target="_blank">{t`先開開看`}</SiteLink>
          </p>
        </>
      ) : (
        <p className={css.hint}>{t`填好網址，這裡會顯示玩家會到哪裡。`}</p>
      )}
    </Card>
  );
}
