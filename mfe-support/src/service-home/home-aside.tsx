import { Card, ClockIcon, ContentText, FileTextIcon, Go, ImagePlusIcon, Notice, SectionTitle, TipList } from '@hub/web';
import type { SetupView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { Invitation } from './invitation.tsx';
import { QuickActions } from './quick-actions.tsx';
import css from './service-home.module.css';

const AGREEMENT = '/member/complete_agreement?site=long_e';

/** What stands beside: tips, where files can be picked, the official account, the office hours. */
export function HomeAside({ setup }: { setup: SetupView }) {
  const { t } = useLingui();
  const { tips, service_hours, quick_actions } = setup;
  const hours = service_hours.replace('-', ` ${t({ context: 'support', message: '至' })} `);
  return (
    <>
      {quick_actions.length > 0 && <QuickActions actions={quick_actions} />}
      {tips.length > 0 && (
        <section aria-labelledby="tips">
          <SectionTitle id="tips">
            <Trans context="support">小提醒</Trans>
          </SectionTitle>
          <Card>
            <TipList
              tips={tips.map((tip) => (
                <ContentText key={tip}>{tip}</ContentText>
              ))}
            />
          </Card>
        </section>
      )}
      {setup.is_in_game && (
        <Notice kind="plain" icon={<ImagePlusIcon />} title={t({ context: 'support', message: '遊戲內選不到附件？' })}>
          <Trans context="support">請改用手機的瀏覽器，從官網的線上回報附上圖片。</Trans>
        </Notice>
      )}
      {setup.showInvitation && <Invitation setup={setup} />}
      <div className={css.facts}>
        {service_hours && (
          <p className={css.fact}>
            <ClockIcon />
            <span>
              <Trans context="support">客服時間　每日 {hours}（台北時間）</Trans>
            </span>
          </p>
        )}
        <p className={css.fact}>
          <FileTextIcon />
          <Go to={AGREEMENT}>
            <Trans context="support">會員服務條款</Trans>
          </Go>
        </p>
      </div>
    </>
  );
}
