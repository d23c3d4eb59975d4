import { EmptyState, usePageTitle, useSearchParams } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { GameChoice } from '../game-choice.tsx';
import { Screen } from '../screen.tsx';
import css from '../screen.module.css';
import { useStaff } from '../staff-context.ts';
import { mayCompensate, mayKeepQuota } from '../staff-rights.ts';
import { CompensateForm } from './compensate-form.tsx';
import { QuotaCard } from './quota-card.tsx';

/** One mail to one player, by hand; and how many of them a person may send without a second one. */
export function CompensatePage() {
  const { t } = useLingui();
  const { me } = useStaff();
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? '';
  const title = t`補發`;
  usePageTitle(title);
  if (!mayCompensate(me) && !mayKeepQuota(me)) return <EmptyState page title={t`這個帳號不能補發`} />;
  return (
    <Screen title={title} lead={t`寄一封信到一位玩家的遊戲內信箱。先查角色、看到名字，再寄。`}>
      <div className={css.form}>
        <GameChoice
          id="compensate-game"
          value={game}
          empty={t`請選擇`}
          among={(one) => mayCompensate(me, one) || mayKeepQuota(me, one)}
          onChoose={(one) => setSearch(one ? { game: one } : {}, { replace: true })}
        />
      </div>
      {game && <QuotaCard key={`quota ${game}`} game={game} keeps={mayKeepQuota(me, game)} />}
      {game && mayCompensate(me, game) && <CompensateForm key={`mail ${game}`} game={game} />}
    </Screen>
  );
}
