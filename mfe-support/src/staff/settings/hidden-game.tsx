import { ButtonRow, LinkButton, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './settings.module.css';
import { listAddress, settingAddress } from './setting-address.ts';

/** A game that nobody sees yet, and what it needs before somebody publishes it. */
export function HiddenGame({ game }: { game: string }) {
  const { t } = useLingui();
  return (
    <Notice kind="info" title={t`這款遊戲還沒公開`}>
      <div className={css.conflict}>
        <p>{t`先設定伺服器、外觀和小提醒；都好了，取消下面的「隱藏這款遊戲」再儲存。`}</p>
        <ButtonRow>
          <LinkButton size="small" to={listAddress('servers', game)}>
            {t`伺服器`}
          </LinkButton>
          <LinkButton size="small" to={settingAddress('themes', game)}>
            {t`遊戲外觀`}
          </LinkButton>
          <LinkButton size="small" to={settingAddress('tips', game)}>
            {t`小提醒`}
          </LinkButton>
        </ButtonRow>
      </div>
    </Notice>
  );
}
