import { vipDesk, type VipSetupView } from '@hub/contracts/vip';
import { deskPaths } from '@hub/tickets/web';
import { CopyButton, LinkButton, Notice, siteOrigin, withToken } from '@hub/web';
import { ClockIcon, ImagePlusIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './vip-home.module.css';

/** What stands beside: when somebody is there, and where files can be picked. */
export function HomeAside({ setup }: { setup: VipSetupView }) {
  const { t } = useLingui();
  const hours = setup.service_hours.replace('-', ` ${t({ context: 'vip', message: '至' })} `);
  return (
    <>
      {hours && (
        <Notice kind="plain" icon={<ClockIcon />} title={t({ context: 'vip', message: `每日 ${hours}（台北時間）` })}>
          <Trans context="vip">夜間送出的回報，隔天一早先處理。</Trans>
        </Notice>
      )}
      {setup.is_in_game && <NoPicker game={setup.game_id} />}
    </>
  );
}

/** In a game's window that picks no files: the form of the website does. */
function NoPicker({ game }: { game: string }) {
  const { t } = useLingui();
  const { create } = deskPaths(vipDesk, game);
  return (
    <Notice kind="plain" icon={<ImagePlusIcon />} title={t({ context: 'vip', message: '遊戲內選不到附件？' })}>
      <p>
        <Trans context="vip">
          請改用官網的線上回報：複製網址，用瀏覽器開啟。已經在這裡寫了，也能帶著草稿換到瀏覽器接著填。
        </Trans>
      </p>
      <div className={css.ways}>
        <CopyButton
          variant="words"
          text={siteOrigin() + create}
          label={t({ context: 'vip', message: '複製官網回報的網址' })}
        />
        <LinkButton variant="quiet" size="small" to={withToken(create)}>
          <Trans context="vip">先在這裡寫回報</Trans>
        </LinkButton>
      </div>
    </Notice>
  );
}
