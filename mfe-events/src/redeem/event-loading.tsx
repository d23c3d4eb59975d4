import { gameOfSession, PageBody, PageWindow, Skeleton, useSession, waitingPicture } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './redeem.module.css';

/** The page before its event is known: its title stands where the event's name will be. */
export function EventLoading() {
  const { t } = useLingui();
  const game = gameOfSession(useSession());
  return (
    <>
      <PageWindow
        {...waitingPicture(game || 'hub')}
        label={t({ context: 'redeem', message: '限時活動' })}
        title={t({ context: 'redeem', message: '活動序號兌換' })}
      />
      <PageBody overlap>
        <div className={css.loading}>
          <Skeleton shape="card" count={3} />
        </div>
      </PageBody>
    </>
  );
}
