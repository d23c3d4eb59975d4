import {
  gameOfAddress,
  HeadphonesIcon,
  LinkButton,
  Notice,
  RestingCard,
  useConnectionLost,
  useLocation,
  usePageTitle,
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAreaDoors } from '../layout/site-doors.tsx';
import { useAreaName } from './area-name.ts';
import { contactMail } from './contact.ts';
import css from './resting.module.css';

type Props = { area: string; code: string; onRetry: () => void };

/** Stands in for a remote that is down, slow or broken. Everything around it works on. */
export function RestingPage({ area, code, onRetry }: Props) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const name = useAreaName(area);
  const offline = useConnectionLost();
  const title = offline ? t`目前沒有網路` : t`${name}正在休息`;
  usePageTitle(title);
  const help = useAreaDoors('help')().find((door) => door.area !== area);
  return (
    <div className={css.page}>
      <RestingCard
        game={gameOfAddress(pathname, search) ?? 'hub'}
        title={title}
        text={
          offline ? (
            <Trans>連上網路後再試一次。您填到一半的內容還在，可以接著用。</Trans>
          ) : (
            <Trans>其他服務都正常。您填到一半的內容還在，恢復後可以接著用。</Trans>
          )
        }
        retry={{ label: t`再試一次`, onPress: onRetry }}
        other={
          <LinkButton wide="always" to={help?.to ?? '/game'}>
            {help ? help.label : <Trans>回遊戲入口</Trans>}
          </LinkButton>
        }
        code={code}
      />
      <Notice kind="plain" icon={<HeadphonesIcon />} title={t`急著處理嗎？`}>
        <Trans>
          寫信到 <a href={`mailto:${contactMail}`}>{contactMail}</a>，附上錯誤代碼，客服時間內會回覆。
        </Trans>
      </Notice>
    </div>
  );
}
