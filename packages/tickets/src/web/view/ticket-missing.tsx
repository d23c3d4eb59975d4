import { BigWord, LinkButton, speaksForPlayer, useSession, withToken } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { useDeskHome } from '../use-desk-home.ts';
import { useDeskWords } from '../use-desk-words.ts';
import css from './ticket-view.module.css';

/** No such case, or not this player's: both look the same. */
export function TicketMissing({ game }: { game: string }) {
  const { desk } = useDesk();
  const player = speaksForPlayer(useSession());
  const { toHome } = useDeskWords();
  const paths = deskPaths(desk, game);
  const home = useDeskHome(game);
  return (
    <div className={css.missing}>
      <BigWord>
        <Trans context="tickets">查無</Trans>
      </BigWord>
      <h1>
        <Trans context="tickets">找不到這筆回報</Trans>
      </h1>
      <p>
        <Trans context="tickets">可能是網址少了一段，或這筆回報不屬於目前的角色。您可以用查詢碼再找一次。</Trans>
      </p>
      <div className={css.ways}>
        <LinkButton variant="primary" wide="always" to={paths.query}>
          <Trans context="tickets">用查詢碼找回報</Trans>
        </LinkButton>
        <LinkButton variant="quiet" wide="always" to={player ? withToken(paths.list) : home}>
          {player ? <Trans context="tickets">看我的回報紀錄</Trans> : toHome}
        </LinkButton>
      </div>
    </div>
  );
}
