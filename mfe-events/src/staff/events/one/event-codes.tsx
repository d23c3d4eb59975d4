import { LinkButton, SectionTitle } from '@hub/web';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { UsedMeter } from '../list/event-row.tsx';
import { batchesOf, newBatchOf } from '../../serials/serials-address.ts';
import css from './event.module.css';

/** How many codes the event has, its batches, and the ways to new ones. */
export function EventCodes({ event: { row, live, draft, may } }: { event: EventData }) {
  const { t } = useLingui();
  const { id, codes, used } = row;
  const keyword = live?.keyword === true || draft.keyword;
  return (
    <section className={css.part} aria-labelledby="event-codes">
      <SectionTitle id="event-codes">{t`序號`}</SectionTitle>
      <div className={css.block}>
        <p className={css.counted}>
          <UsedMeter codes={codes} used={used} />
        </p>
        {codes === 0 && <p className={css.text}>{t`先產生或匯入序號，活動開放後玩家才換得到獎勵。`}</p>}
        <p className={css.line}>
          <LinkButton size="small" to={batchesOf(id)}>{t`看序號批次`}</LinkButton>
          {may.includes('batches') && (
            <>
              <LinkButton size="small" to={newBatchOf('generate', id)}>{t`產生序號`}</LinkButton>
              <LinkButton size="small" to={newBatchOf('import', id)}>{t`匯入序號`}</LinkButton>
              {keyword && <LinkButton size="small" to={newBatchOf('keyword', id)}>{t`新增通關密語`}</LinkButton>}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
