import { GiftIcon, SearchIcon } from '@hub/web';
import { MailIcon } from '@hub/web/parts';
import { SideGroup, SideLine, SideLink, SideNav } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { CirclePlusIcon, FileUpIcon, KeyRoundIcon, TicketIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DELIVERIES } from '../deliveries-address.ts';
import { EVENTS } from '../events/events-address.ts';
import { serialsAddress, type SerialsPlace } from '../serials/serials-address.ts';
import { useStaff } from '../staff-context.ts';
import { mayKeepCodes, maySearchCodes } from './code-rights.ts';

type Row = [to: string, words: string, icon: ReactNode, current: boolean, on: boolean];

/** `at`: the screen of batches and codes that is open; 'events' for every screen of events. */
export type CodesPlace = 'events' | SerialsPlace['at'];

/** Events, their batches of codes, and the tools for both, as links. */
export function CodeViews({ at }: { at: CodesPlace }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const views: Row[] = [
    [EVENTS, t`活動`, <GiftIcon key="events" />, at === 'events', true],
    [serialsAddress.list, t`序號批次`, <TicketIcon key="serials" />, at === 'list' || at === 'one', true],
    [serialsAddress.lookup, t`查序號`, <SearchIcon key="lookup" />, at === 'lookup', maySearchCodes(me)],
    [DELIVERIES, t`寄送`, <MailIcon key="deliveries" />, false, true],
  ];
  const keeps = mayKeepCodes(me);
  const tools: Row[] = [
    [serialsAddress.generate, t`產生序號`, <CirclePlusIcon key="generate" />, at === 'generate', keeps],
    [serialsAddress.import, t`匯入序號`, <FileUpIcon key="import" />, at === 'import', keeps],
    [serialsAddress.keyword, t`通關密語`, <KeyRoundIcon key="keyword" />, at === 'keyword', keeps],
  ];
  return (
    <SideNav behind={false} label={t`活動與序號`}>
      <SideLine>
        <Links title={t`檢視`} rows={views} />
        {keeps && <Links title={t`新的批次`} rows={tools} />}
      </SideLine>
    </SideNav>
  );
}

function Links({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <SideGroup title={title}>
      {rows.map(
        ([to, words, icon, current, on]) =>
          on && (
            <SideLink key={to} to={to} current={current} icon={icon}>
              {words}
            </SideLink>
          ),
      )}
    </SideGroup>
  );
}
