import { EmptyState, usePageTitle, useSearchParams } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { GameChoice } from '../game-choice.tsx';
import { Screen } from '../screen.tsx';
import css from '../screen.module.css';
import { useStaff } from '../staff-context.ts';
import { mayLookUp } from '../staff-rights.ts';
import { RoleForm } from './role-form.tsx';

/** Asks a game about a role: name, server, state, account. Each look-up is in the audit. */
export function RolePage() {
  const { t } = useLingui();
  const { me } = useStaff();
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? '';
  const title = t`查角色`;
  usePageTitle(title);
  if (!mayLookUp(me)) return <EmptyState page title={t`這個帳號不能查角色`} />;
  return (
    <Screen title={title} lead={t`直接問遊戲伺服器。每次查詢都會留在稽核紀錄，請只查手上案件需要的角色。`}>
      <div className={css.form}>
        <GameChoice
          id="role-game"
          value={game}
          empty={t`請選擇`}
          among={(one) => mayLookUp(me, one)}
          onChoose={(one) => setSearch(one ? { game: one } : {}, { replace: true })}
        />
      </div>
      {game && <RoleForm key={game} game={game} />}
    </Screen>
  );
}
