import { ContentText, formatTime, lazyPage, Skeleton, usePageTitle, WaitingContext } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import { RecordHead } from '@hub/web/staff';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useGames } from '../../games.ts';
import { EventDeeds } from '../deeds/event-deeds.tsx';
import { EVENTS, eventAddress, type EventPlace, type EventTab } from '../events-address.ts';
import { ExportsTab } from '../exports/exports-tab.tsx';
import { EventMarks, UsedMeter } from '../list/event-row.tsx';
import { LocksTab } from '../locks/locks-tab.tsx';
import { RedemptionsTab } from '../redemptions/redemptions-tab.tsx';
import { SubstituteForm } from '../redemptions/substitute-form.tsx';
import { TestTab } from '../test/test-tab.tsx';
import css from './event.module.css';
import { Overview } from './overview.tsx';

const EditEvent = lazyPage(() =>
  import(/* webpackChunkName: "staff-event-form" */ '../form/edit-event.tsx').then((file) => file.EditEvent),
);
const FiguresTab = lazyPage(() =>
  import(/* webpackChunkName: "staff-event-figures" */ '../figures/figures-tab.tsx').then((file) => file.FiguresTab),
);

type Props = { event: EventData; place: EventPlace };

/** One event: its head with what can be done, and its parts as tabs. */
export function EventView({ event, place }: Props) {
  const { t } = useLingui();
  const { row } = event;
  const { nameOf } = useGames();
  const editing = place === 'edit';
  usePageTitle(`#${row.id} ${row.name}`);
  return (
    <section className={css.event} aria-labelledby="event-title">
      <RecordHead
        back={{ to: editing ? eventAddress(row.id) : EVENTS, label: editing ? t`回活動` : t`回活動清單` }}
        close={editing ? t`離開編輯` : t`關閉這個活動`}
        game={{ id: row.game_id, name: nameOf(row.game_id) }}
        number={`#${row.id}`}
        marks={<EventMarks row={row} />}
        actions={editing ? undefined : <EventDeeds key={row.id} event={event} />}
        title={<ContentText>{row.name}</ContentText>}
        titleId="event-title"
      >
        <p className={css.facts}>
          {row.starts_at && row.ends_at && (
            <span>{t`${formatTime(row.starts_at)} – ${formatTime(row.ends_at)}（台北時間）`}</span>
          )}
          <UsedMeter codes={row.codes} used={row.used} />
          <span>{t`${event.changed_by} 在 ${formatTime(event.changed_at)} 修改`}</span>
        </p>
      </RecordHead>
      {!editing && <EventTabs event={event} place={place} />}
      <WaitingContext value={<Skeleton shape="rows" count={6} />}>
        <div className={css.body}>{partOf({ event, place })}</div>
      </WaitingContext>
    </section>
  );
}

function EventTabs({ event: { row }, place }: Props) {
  const { t } = useLingui();
  const names: Record<EventTab, string> = {
    overview: t`總覽`,
    test: t`試兌換`,
    redemptions: t`兌換紀錄`,
    locks: row.locked > 0 ? t`鎖定（${row.locked}）` : t`鎖定`,
    figures: t`數字`,
    exports: t`匯出`,
  };
  const current = place === 'substitute' ? 'redemptions' : place;
  const links = (Object.keys(names) as EventTab[]).map((tab) => ({
    to: eventAddress(row.id, tab),
    label: names[tab],
    current: tab === current,
  }));
  return <Tabs label={t`這個活動`} links={links} />;
}

function partOf({ event, place }: Props): ReactNode {
  switch (place) {
    case 'edit':
      return <EditEvent event={event} />;
    case 'test':
      return <TestTab event={event} />;
    case 'redemptions':
      return <RedemptionsTab event={event} />;
    case 'substitute':
      return <SubstituteForm event={event} />;
    case 'locks':
      return <LocksTab event={event} />;
    case 'figures':
      return <FiguresTab event={event} />;
    case 'exports':
      return <ExportsTab event={event} />;
    default:
      return <Overview event={event} />;
  }
}
