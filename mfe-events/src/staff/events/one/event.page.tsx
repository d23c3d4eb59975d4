import { LinkButton, useNavigate } from '@hub/web';
import { RecordPage, usePressedKey } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useStaff } from '../../staff-context.ts';
import { useStaffEventQuery } from '../events.api.ts';
import { EVENTS, eventAddress, type EventPlace } from '../events-address.ts';
import { EventView } from './event-view.tsx';

type Props = { /** 0 for an address that names no number. */ id: number; place: EventPlace };

export function EventPage({ id, place }: Props) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const navigate = useNavigate();
  const query = useStaffEventQuery(id, { refetchOnMountOrArgChange: true, skip: id === 0 });
  const back = place === 'edit' || place === 'substitute' ? eventAddress(id) : EVENTS;
  usePressedKey('Escape', () => void navigate(back), signedIn);
  return (
    <RecordPage
      query={query}
      nowhere={id === 0}
      live={signedIn}
      heading={t`活動`}
      missing={{
        title: id === 0 ? t`找不到這個活動` : t`找不到活動 #${id}`,
        text: t`編號不對、草稿已刪除，或不在這個帳號負責的遊戲裡。`,
        action: <LinkButton size="small" to={EVENTS}>{t`回活動清單`}</LinkButton>,
      }}
      away={{ title: t`這個活動沒有載到`, text: t`暫時連不上。玩家兌換不一定受影響，請再試一次。` }}
    >
      {(event) => <EventView event={event} place={place} />}
    </RecordPage>
  );
}
