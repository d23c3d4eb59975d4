import { ButtonRow, Card, LinkButton, Notice, SectionTitle, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { OWN_DATA } from '../return-path.ts';
import css from './game-account.module.css';

/** Only the game can say who plays: the way there. `expired`: the page was opened in a game, long ago. */
export function HowToLink({ expired }: { expired: boolean }) {
  const { t } = useLingui();
  return (
    <Stack gap="sections">
      {expired && <Notice kind="warn" role="alert" title={t`這次從遊戲打開的時間太久了，請回遊戲重新打開`} />}
      <section aria-labelledby="how-to-link">
        <SectionTitle id="how-to-link">
          <Trans>請從遊戲裡打開</Trans>
        </SectionTitle>
        <Card>
          <Stack>
            <p>
              <Trans>這個遊戲帳號是不是您的，只有遊戲能證明，所以要從遊戲裡連結。</Trans>
            </p>
            <ol className={css.steps}>
              <li>
                <Trans>登入遊戲，打開遊戲裡的「客服」或活動頁。</Trans>
              </li>
              <li>
                <Trans>拉到頁面最下面，點「連結會員帳號」。</Trans>
              </li>
              <li>
                <Trans>輸入您的會員信箱，和信裡的 6 位數字。</Trans>
              </li>
            </ol>
            <ButtonRow>
              <LinkButton to={OWN_DATA}>
                <Trans>看我的資料</Trans>
              </LinkButton>
            </ButtonRow>
          </Stack>
        </Card>
      </section>
    </Stack>
  );
}
