import { CircleAlertIcon } from '@hub/web';
import { CheckboxRow, FieldGroup } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { EVERY_GAME, useDeskRoles, useGameNames, withHeld, type DeskRole } from '../roles.ts';
import { roleFaults, type Sentences } from './account-faults.ts';
import css from './accounts.module.css';

export type Rights = { owner: boolean; roles: { role: string; game_id: string }[] };

/** Stands for the game of a role that is ticked while no game is chosen yet: the contract refuses it at the role. */
const NO_GAME = '';

type Props = {
  rights: Rights;
  /** Sentences at `roles` and at its rows. */
  faults: Sentences;
  onChange: (rights: Rights) => void;
};

export function RightsFields({ rights: { owner, roles: rows }, faults, onChange }: Props) {
  const { t } = useLingui();
  const known = useDeskRoles();
  const rights = { owner, roles: rows };
  const atRole = roleFaults(faults, rows);
  const roles = withHeld(known, rows).filter(({ role, gone }) => !gone || rows.some((row) => row.role === role));
  return (
    <div className={css.rights}>
      <FieldGroup id="roles" legend={t`角色`} hint={t`每個角色可以只負責幾款遊戲`} error={faults.roles}>
        {roles.map((one) => (
          <RoleGames
            key={one.role}
            one={one}
            rights={rights}
            fault={atRole[one.role]}
            invalid={faults.roles !== undefined}
            onChange={onChange}
          />
        ))}
      </FieldGroup>
      <div className={css.role}>
        <CheckboxRow
          label={t`系統管理者`}
          hint={t`可以新增帳號、變更權限、重設密碼與驗證器。至少要有兩位。`}
          checked={owner}
          onChange={(event) => onChange({ ...rights, owner: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

type RoleProps = {
  one: DeskRole;
  rights: Rights;
  fault: string | undefined;
  /** A role is missing, whichever. */
  invalid: boolean;
  onChange: (rights: Rights) => void;
};

/** A role is held at games: ticking it opens the choice, in which none is chosen for anybody. */
function RoleGames({ one: { role, name, may, gone }, rights, fault, invalid, onChange }: RoleProps) {
  const { t } = useLingui();
  const held = rights.roles.filter((row) => row.role === role).map(({ game_id }) => game_id);
  const others = rights.roles.filter((row) => row.role !== role);
  const open = held.length > 0;
  const games = held.filter((id) => id !== NO_GAME);
  const hold = (ids: string[]) =>
    onChange({ ...rights, roles: [...others, ...ids.map((game_id) => ({ role, game_id }))] });
  return (
    <div className={css.role}>
      <CheckboxRow
        label={name}
        hint={gone ? t`已經沒有服務使用這個角色，不會開放任何功能` : may}
        checked={open}
        aria-invalid={invalid || undefined}
        onChange={(event) => hold(event.currentTarget.checked ? [NO_GAME] : [])}
      />
      {open && (
        <fieldset className={css.games} aria-describedby={fault && `${role}-games-error`}>
          <legend className="visually-hidden">{t`${name}的遊戲`}</legend>
          {fault && (
            <p id={`${role}-games-error`} className={css.fault}>
              <CircleAlertIcon />
              <span>{fault}</span>
            </p>
          )}
          <GameBoxes
            held={games}
            invalid={fault !== undefined}
            onHold={(ids) => hold(ids.length > 0 ? ids : [NO_GAME])}
          />
          {!fault && games.length === 0 && (
            <p className={css.none}>
              <Trans>選至少一款遊戲，這個角色才會生效</Trans>
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}

type BoxesProps = { held: string[]; invalid: boolean; onHold: (games: string[]) => void };

function GameBoxes({ held, invalid, onHold }: BoxesProps) {
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
        aria-invalid={invalid || undefined}
        disabled={everywhere && id !== EVERY_GAME}
        onChange={(event) => set(id, event.currentTarget.checked)}
      />
      <span>{nameOf(id)}</span>
    </label>
  ));
}
