import { rewardStates, type SurveyRewardRow } from '@hub/contracts/surveys';
import { Badge, Button, CardList, formatTime, GiftIcon, ListRow, useSearchParams } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import { ListRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { surveyAddress } from '../surveys-address.ts';
import css from '../surveys.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { RetryDialog } from './retry-dialog.tsx';
import { useSurveyRewardsInfiniteQuery } from './rewards.api.ts';
import { useRewardWords } from './use-reward-words.ts';

/** Each reward with where it stands; what did not arrive can be sent again. */
export function RewardList({ survey, live }: { survey: number; live: boolean }) {
  const { t } = useLingui();
  const { states } = useRewardWords();
  const [search] = useSearchParams();
  const state = rewardStates.find((one) => one === search.get('state')) ?? '';
  const list = useSurveyRewardsInfiniteQuery({ survey, state }, { refetchOnMountOrArgChange: true });
  const [again, setAgain] = useState<SurveyRewardRow>();
  const [cancelled, setCancelled] = useState<SurveyRewardRow>();
  const base = surveyAddress.one(survey, 'rewards');
  return (
    <>
      <Tabs
        label={t`哪些獎勵`}
        links={[
          { label: t`全部`, to: base, current: state === '' },
          ...rewardStates.map((one) => ({ label: states[one][0], to: `${base}?state=${one}`, current: one === state })),
        ]}
      />
      <ListRows
        list={list}
        live={live}
        away={{ title: t`獎勵沒有載到`, text: t`寄送不受影響，照樣進行。` }}
        empty={{ icon: <GiftIcon />, title: t`沒有這種獎勵`, text: t`玩家填完問卷，獎勵就會列在這裡。` }}
        status={(many, ended) => (ended ? t`共 ${many} 份，已全部列出` : t`已列出 ${many} 份`)}
      >
        {(rows) => (
          <CardList aria-label={t`獎勵`}>
            {rows.map((row) => (
              <RewardLine key={row.id} row={row} onAgain={() => setAgain(row)} onCancel={() => setCancelled(row)} />
            ))}
          </CardList>
        )}
      </ListRows>
      {again && <RetryDialog reward={again} onClose={() => setAgain(undefined)} />}
      {cancelled && <CancelDialog reward={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  );
}

type LineProps = { row: SurveyRewardRow; onAgain: () => void; onCancel: () => void };

function RewardLine({ row, onAgain, onCancel }: LineProps) {
  const { t } = useLingui();
  const { states, errorOf } = useRewardWords();
  const [state, look] = states[row.state];
  const whose = row.role_id || row.email || `#${row.id}`;
  return (
    <ListRow
      end={
        row.may.includes('retry') ? (
          <Button size="small" aria-label={t`再寄一次給 ${whose}`} onClick={onAgain}>
            {t`再寄一次`}
          </Button>
        ) : row.may.includes('cancel') ? (
          <Button size="small" aria-label={t`取消獎勵：${whose}`} onClick={onCancel}>
            {t`取消獎勵`}
          </Button>
        ) : null
      }
    >
      <span className={css.head}>
        <b className={css.name}>{whose}</b>
        <Badge kind={look} icon={null}>
          {state}
        </Badge>
      </span>
      <span className={css.facts}>
        {row.kind === 'mail' && <span>×{row.amount.toLocaleString('en')}</span>}
        {row.role_id && row.email && <span>{row.email}</span>}
        <time dateTime={row.changed_at}>{formatTime(row.changed_at)}</time>
        {row.delivery && <code className={css.key}>{row.delivery}</code>}
        {row.error && <span className={css.fault}>{errorOf(row.error)}</span>}
      </span>
    </ListRow>
  );
}
