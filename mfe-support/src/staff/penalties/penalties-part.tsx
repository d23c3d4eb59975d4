import { penaltyEditors, type PenaltyView } from '@hub/contracts/support';
import { CardPart, useStaffDesk, type CardArea } from '@hub/tickets/web/staff';
import { Button } from '@hub/web';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import { LiftPenaltyDialog } from './lift-penalty-dialog.tsx';
import { NotePenaltyDialog } from './note-penalty-dialog.tsx';
import { usePenaltiesInfiniteQuery, type Account } from './penalties.api.ts';
import { PenaltyRow } from './penalty-row.tsx';

type PartProps = ComponentProps<CardArea['Part']>;

/** What was noted against an account. A visitor has proven no account: there is nothing to look up. */
export function PenaltiesPart({ player }: PartProps) {
  const { partner_uid: uid, game_id } = player;
  return uid === null ? null : <AccountPenalties account={{ game_id, uid }} />;
}

function AccountPenalties({ account }: { account: Account }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const query = usePenaltiesInfiniteQuery(account, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, hasNextPage, fetchNextPage } = query;
  const [noting, setNoting] = useState(false);
  const [lifting, setLifting] = useState<PenaltyView>();
  const keeps = me.roles.some(
    ({ role, game_id }) =>
      penaltyEditors.some((known) => known === role) && (game_id === '*' || game_id === account.game_id),
  );
  const rows = currentData?.pages.flatMap(({ data }) => data.penalties) ?? [];
  return (
    <CardPart
      id="card-penalties"
      title={t`處分`}
      query={query}
      action={
        keeps &&
        currentData && (
          <Button variant="quiet" size="small" onClick={() => setNoting(true)}>
            {t`記一筆處分`}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p className={css.none}>{t`這個遊戲帳號沒有處分`}</p>}
      <ul className={css.rows}>
        {rows.map((row) => (
          <PenaltyRow key={row.id} penalty={row} onLift={keeps ? () => setLifting(row) : undefined} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t`列出更多`}
        </Button>
      )}
      {noting && <NotePenaltyDialog account={account} seen={rows[0]?.nth ?? 0} onClose={() => setNoting(false)} />}
      {lifting && <LiftPenaltyDialog penalty={lifting} onClose={() => setLifting(undefined)} />}
    </CardPart>
  );
}
