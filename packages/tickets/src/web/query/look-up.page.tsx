import { Card, LinkButton, PageBody, Stack, useLocation, useParams, withToken } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths, sentOf } from '../desk-paths.ts';
import { DeskWindow } from '../desk-window.tsx';
import { inGameWindow } from '../in-game-window.ts';
import { useWhenIdle } from '../use-when-idle.ts';
import { ExpiredNotice } from './expired-notice.tsx';
import { LookUpForm } from './look-up-form.tsx';
import { MailCodes } from './mail-codes.tsx';
import { useLookUp } from './use-look-up.ts';

/** `/…/:game/query`: contact and check code open one case, without any sign-in. */
export function LookUpPage() {
  const { t } = useLingui();
  const { desk, preload } = useDesk();
  const { game = '' } = useParams();
  const { expired } = sentOf(useLocation().state);
  const lookUp = useLookUp(game);
  useWhenIdle(true, () => preload('view'));
  return (
    <>
      <DeskWindow
        game={game}
        title={t({ context: 'tickets', message: '查詢回報紀錄' })}
        subtitle={t({ context: 'tickets', message: '不用登入，有憑條就能查' })}
      />
      <PageBody width="text" overlap={!inGameWindow()}>
        <Card lifted>
          <Stack>
            {expired && <ExpiredNotice game={game} looked={expired === 'case'} />}
            <LookUpForm lookUp={lookUp} game={game} />
          </Stack>
        </Card>
        <MailCodes lookUp={lookUp} />
        <div>
          <LinkButton look="quiet" wide="phone" to={withToken(deskPaths(desk, game).home)}>
            <Trans context="tickets">回客服中心</Trans>
          </LinkButton>
        </div>
      </PageBody>
    </>
  );
}
