import { Badge, Button, CardList, formatAgo, formatTime, GlobeIcon, ListRow, pageLanguage } from '@hub/web';
import { SmartphoneIcon } from '@hub/web/parts';
import type { StaffSessionRow } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './account.module.css';

const PHONES = /iPhone|iPad|Android|LINE/;

type Props = {
  sessions: readonly StaffSessionRow[];
  /** Left out where nothing may be ended. */ onEnd?: (ref: string) => void;
};

/** Browsers in words, the last used first; the one that is looked at cannot be ended here. */
export function SessionList({ sessions, onEnd }: Props) {
  const { t } = useLingui();
  return (
    <CardList>
      {sessions.map(({ ref, device, address, began_at, seen_at, current }) => {
        const name = device || t`不明的瀏覽器`;
        const began = formatTime(began_at);
        const seen = formatAgo(seen_at, pageLanguage());
        return (
          <ListRow
            key={ref}
            start={
              PHONES.test(device) ? <SmartphoneIcon className={css.device} /> : <GlobeIcon className={css.device} />
            }
            end={
              current ? (
                <Badge kind="ok" icon={null}>
                  <Trans>這個裝置</Trans>
                </Badge>
              ) : (
                onEnd && (
                  <Button size="small" aria-label={t`登出 ${name}，${began} 登入`} onClick={() => onEnd(ref)}>
                    <Trans>登出</Trans>
                  </Button>
                )
              )
            }
          >
            <span className={css.deviceName}>{name}</span>
            <span className={css.deviceFacts}>
              <span>{address}</span>
              <span>
                <Trans>{began} 登入</Trans>
              </span>
              {!current && (
                <span>
                  <Trans>最後使用：{seen}</Trans>
                </span>
              )}
            </span>
          </ListRow>
        );
      })}
    </CardList>
  );
}
