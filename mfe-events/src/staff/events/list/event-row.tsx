import { Badge, ContentText, formatTime, LockIcon } from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import { PaneRow } from '@hub/web/staff';
import type { EventRow as Row } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { EventArt } from './event-art.tsx';
import { useGames } from '../../games.ts';
import { eventAddress } from '../events-address.ts';
import { usePhaseWords } from '../words/use-event-words.ts';
import css from './events.module.css';

/** One event of the list: what it is, when, how many of its codes are used, and whether it waits for somebody. */
export function EventRow({ row }: { row: Row }) {
  const { t } = useLingui();
  const { nameOf } = useGames();
  return (
    <PaneRow id={row.id} to={eventAddress(row.id)} open={false} className={css.row}>
      <span className={css.art} aria-hidden="true">
        <EventArt art={row.art} />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <b>
            <ContentText>{row.name}</ContentText>
          </b>
          <EventMarks row={row} />
        </span>
        <span className={css.facts}>
          <span className={css.number}>#{row.id}</span>
          <ContentText>{nameOf(row.game_id)}</ContentText>
          {row.starts_at && row.ends_at && (
            <span>
              {formatTime(row.starts_at)} – {formatTime(row.ends_at)}
            </span>
          )}
          <span>{t`${row.categories} 種獎勵`}</span>
        </span>
      </span>
      <span className={css.counts}>
        <UsedMeter codes={row.codes} used={row.used} />
        {row.locked > 0 && (
          <span className={css.locked}>
            <LockIcon />
            {t`${row.locked} 個帳號鎖定中`}
          </span>
        )}
      </span>
    </PaneRow>
  );
}

/** The phase in a word, and what is on its way: changes that players do not see yet, a second person to decide. */
export function EventMarks({ row }: { row: Row }) {
  const { t } = useLingui();
  const [word, look] = usePhaseWords()[row.phase];
  return (
    <>
      <Badge kind={look} icon={null}>
        {word}
      </Badge>
      {row.approval !== null && (
        <Badge kind="processing" icon={null}>
          {t`等核准`}
        </Badge>
      )}
      {row.changed && row.phase !== 'draft' && (
        <Badge kind="warn" icon={null}>
          {t`有未發布的修改`}
        </Badge>
      )}
    </>
  );
}

const many = (value: number) => value.toLocaleString('en');

/** How often the codes of an event were used, of how often they can be. */
export function UsedMeter({ codes, used }: { codes: number; used: number }) {
  const { t } = useLingui();
  if (codes === 0) return <span className={css.none}>{t`還沒有序號`}</span>;
  const words = t`已用 ${many(used)}／${many(codes)} 次`;
  return (
    <span className={css.meter}>
      <span>{words}</span>
      <ProgressBar value={used} max={codes} label={words} />
    </span>
  );
}
