import {
  Card,
  CardList,
  ContentText,
  FileTextIcon,
  LinkButton,
  ListRow,
  Notice,
  SectionTitle,
  withToken,
} from '@hub/web';
import { ClockIcon, ImagePlusIcon, TipList } from '@hub/web/parts';
import { deskPaths } from '@hub/tickets/web';
import type { SetupView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { supportDesk } from '../support-pages.ts';
import { Invitation } from './invitation.tsx';
import { QuickActions } from './quick-actions.tsx';

const AGREEMENT = '/member/complete_agreement?site=long_e';

/** Its column, while it is not known yet what stands there: the other one keeps its width. */
export const HomeAsideWaiting = () => <div aria-busy="true" />;

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
          <p>
            <Trans context="support">先從這裡開始寫回報，選不到圖片時，可以換到瀏覽器接著填，內容會一起帶過去。</Trans>
          </p>
          <LinkButton variant="quiet" size="small" to={withToken(deskPaths(supportDesk, setup.game_id).create)}>
            <Trans context="support">填寫線上回報</Trans>
          </LinkButton>
        </Notice>
      )}
      <CardList>
        {setup.showInvitation && <Invitation setup={setup} />}
        {service_hours && (
          <ListRow start={<ClockIcon />}>
            <Trans context="support">客服時間　每日 {hours}（台北時間）</Trans>
          </ListRow>
        )}
        <ListRow to={AGREEMENT} start={<FileTextIcon />}>
          <Trans context="support">會員服務條款</Trans>
        </ListRow>
      </CardList>
    </>
  );
}
