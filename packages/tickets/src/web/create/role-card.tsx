import { Card, langOfWords, Emblem } from '@hub/web';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import css from './create-report.module.css';

type Props = { game: FormSettingsView['game']; user: NonNullable<FormSettingsView['user']> };

export function RoleCard({ game, user }: Props) {
  const { role_id, character_name, server_info } = user;
  return (
    <Card className={css.role}>
      <Emblem game={game.game_id} size={40} />
      <div>
        <p className={css.name}>{character_name || role_id}</p>
        <p className={css.where} lang={langOfWords(game.game_name, server_info.server_name)}>
          {[game.game_name, server_info.server_name].filter(Boolean).join('・')}
        </p>
        {character_name && (
          <p className={css.where}>
            <Trans context="tickets">ID {role_id}</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
