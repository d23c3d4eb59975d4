import { Card, langOfWords, Emblem } from '@hub/web';
import type { EventFormView } from '@hub/contracts/events';
import { Trans } from '@lingui/react/macro';
import css from './redeem.module.css';

type Props = { game: string; user: EventFormView['user'] };

/** Who gets the reward: looked at before a code is typed, because a redemption cannot be moved to another character. */
export function RoleCard({ game, user }: Props) {
  const { server_info, character_name, in_game_id } = user;
  return (
    <Card lifted className={css.role}>
      <Emblem game={game || 'hub'} size={40} />
      <div className={css.words}>
        <p className={css.small}>
          <Trans context="redeem">獎勵寄給</Trans>
        </p>
        <p className={css.name} lang={langOfWords(character_name)}>
          {character_name || in_game_id}
        </p>
        <p className={css.where}>
          {server_info.server_name && (
            <span lang={langOfWords(server_info.server_name)}>{server_info.server_name}</span>
          )}
          <span>
            <Trans context="redeem">ID {in_game_id}</Trans>
          </span>
        </p>
      </div>
    </Card>
  );
}
