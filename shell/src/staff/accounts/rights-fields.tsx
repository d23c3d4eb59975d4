import { CheckboxRow, FieldGroup } from '@hub/web';
import type { StaffRole } from '@hub/contracts/shared';
import { Trans, useLingui } from '@lingui/react/macro';
import { EVERY_GAME, useGameNames, useRoleNames } from '../roles.ts';
import css from './accounts.module.css';

export type Rights = { owner: boolean; roles: { role: StaffRole; game_id: string }[] };

type Props = { rights: Rights; onChange: (rights: Rights) => void; error?: string };

/** Roles by game: every game, or some. */
export function RightsFields({ rights, onChange, error }: Props) {
  const { t } = useLingui();
  const roles = useRoleNames();
  return (
    <div className={css.rights}>
      {error && (
        <p role="alert" className={css.fault}>
          {error}
        </p>
      )}
      <div className={css.roles}>
        {roles.map(([role, name]) => (
          <RoleGames key={role} role={role} name={name} rights={rights} onChange={onChange} />
        ))}
      </div>
      <FieldGroup id="owner" legend={t`系統`}>
        <CheckboxRow
          id="owner"
          label={t`系統管理者`}
          hint={t`可以新增帳號、變更權限、重設密碼與驗證器。至少要有兩位。`}
          checked={rights.owner}
          onChange={(event) => onChange({ ...rights, owner: event.currentTarget.checked })}
        />
      </FieldGroup>
    </div>
  );
}

type RoleProps = { role: StaffRole; name: string; rights: Rights; onChange: (rights: Rights) => void };

function RoleGames({ role, name, rights, onChange }: RoleProps) {
  const { games, nameOf } = useGameNames();
  const held = rights.roles.filter((row) => row.role === role).map(({ game_id }) => game_id);
  const others = rights.roles.filter((row) => row.role !== role);
  const everywhere = held.includes(EVERY_GAME);
  const choices = [...games.map(([id]) => id), ...held.filter((id) => !games.some(([known]) => known === id))];
  const set = (game: string, on: boolean) => {
    const now = on
      ? [...held.filter((id) => game !== EVERY_GAME || id === EVERY_GAME), game]
      : held.filter((id) => id !== game);
    onChange({ ...rights, roles: [...others, ...now.map((game_id) => ({ role, game_id }))] });
  };
  return (
    <fieldset className={css.role}>
      <legend className={css.roleName}>{name}</legend>
      <div className={css.games}>
        {choices.map((id) => (
          <label key={id} className={css.game}>
            <input
              type="checkbox"
              checked={held.includes(id) || (everywhere && id !== EVERY_GAME)}
              disabled={everywhere && id !== EVERY_GAME}
              onChange={(event) => set(id, event.currentTarget.checked)}
            />
            <span>{nameOf(id)}</span>
          </label>
        ))}
      </div>
      {held.length === 0 && (
        <p className={css.none}>
          <Trans>沒有這個角色</Trans>
        </p>
      )}
    </fieldset>
  );
}
