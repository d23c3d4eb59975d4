import { CheckboxRow, FieldGroup } from '@hub/web';
import type { StaffRole } from '@hub/contracts/shared';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EVERY_GAME, useGameNames, useRoleNames } from '../roles.ts';
import css from './accounts.module.css';

export type Rights = { owner: boolean; roles: { role: StaffRole; game_id: string }[] };

type Props = { rights: Rights; onChange: (rights: Rights) => void };

/** Roles by game: every game, or some. */
export function RightsFields({ rights, onChange }: Props) {
  const { t } = useLingui();
  const roles = useRoleNames();
  return (
    <div className={css.rights}>
      <FieldGroup id="roles" legend={t`角色`} hint={t`每個角色可以只負責幾款遊戲`}>
        {roles.map(([role, name]) => (
          <RoleGames key={role} role={role} name={name} rights={rights} onChange={onChange} />
        ))}
      </FieldGroup>
      <div className={css.role}>
        <CheckboxRow
          label={t`系統管理者`}
          hint={t`可以新增帳號、變更權限、重設密碼與驗證器。至少要有兩位。`}
          checked={rights.owner}
          onChange={(event) => onChange({ ...rights, owner: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

type RoleProps = { role: StaffRole; name: string; rights: Rights; onChange: (rights: Rights) => void };

/** A role is held at games: ticking it opens the choice, in which none is chosen for anybody. */
function RoleGames({ role, name, rights, onChange }: RoleProps) {
  const { t } = useLingui();
  const held = rights.roles.filter((row) => row.role === role).map(({ game_id }) => game_id);
  const others = rights.roles.filter((row) => row.role !== role);
  const [open, setOpen] = useState(held.length > 0);
  const hold = (games: string[]) =>
    onChange({ ...rights, roles: [...others, ...games.map((game_id) => ({ role, game_id }))] });
  const toggle = (on: boolean) => {
    setOpen(on);
    if (!on) hold([]);
  };
  return (
    <div className={css.role}>
      <CheckboxRow label={name} checked={open} onChange={(event) => toggle(event.currentTarget.checked)} />
      {open && (
        <fieldset className={css.games}>
          <legend className="visually-hidden">{t`${name}的遊戲`}</legend>
          <GameBoxes held={held} onHold={hold} />
          {held.length === 0 && (
            <p className={css.none}>
              <Trans>選至少一款遊戲，這個角色才會生效</Trans>
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}

function GameBoxes({ held, onHold }: { held: string[]; onHold: (games: string[]) => void }) {
  const { games, nameOf } = useGameNames();
  const everywhere = held.includes(EVERY_GAME);
  const gone = held.filter((id) => !games.some(([known]) => known === id));
  const set = (game: string, on: boolean) => {
    if (!on) return onHold(held.filter((id) => id !== game));
    onHold(game === EVERY_GAME ? [EVERY_GAME] : [...held, game]);
  };
  return [...games.map(([id]) => id), ...gone].map((id) => (
    <label key={id} className={css.game}>
      <input
        type="checkbox"
        checked={everywhere || held.includes(id)}
        disabled={everywhere && id !== EVERY_GAME}
        onChange={(event) => set(id, event.currentTarget.checked)}
      />
      <span>{nameOf(id)}</span>
    </label>
  ));
}
