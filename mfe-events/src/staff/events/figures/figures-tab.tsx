import { Skeleton, useSearchParams } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { ScreenFault } from '../../screen.tsx';
import { daysFrom, daysOfEvent, type Range } from '../../figures/figures-address.ts';
import { RangeForm, rangeFaults } from '../../figures/range-form.tsx';
import { useEventFiguresQuery } from '../events.api.ts';
import { EventFigures } from './event-figures.tsx';

/** How the event went, by hours or days. The range is the address. */
export function FiguresTab({ event: { row } }: { event: EventData }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const range = daysFrom(search, daysOfEvent(row));
  const choose = ({ from, until }: Range) => setSearch({ from, until });
  const result = useEventFiguresQuery({ id: row.id, ...range }, { refetchOnMountOrArgChange: 60 });
  const { currentData, data, error, isFetching, refetch } = result;
  useSessionEnd(error);
  const shown = currentData ?? data;
  return (
    <>
      <RangeForm range={range} fault={error} label={t`圖表範圍`} onChoose={choose} />
      {error && !rangeFaults(error) && <ScreenFault fault={error} onRetry={() => void refetch()} />}
      {!shown && isFetching && <Skeleton shape="rows" count={5} />}
      {shown && (
        <div aria-busy={isFetching}>
          <EventFigures figures={shown} />
        </div>
      )}
    </>
  );
}
