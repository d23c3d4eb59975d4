import {
  Button,
  EmptyState,
  isApiFault,
  LinkButton,
  SearchIcon,
  Skeleton,
  TriangleAlertIcon,
  useNavigate,
  usePageTitle,
} from '@hub/web';
import { usePressedKey, useQuietRefresh, useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useStaff } from '../../staff-context.ts';
import { useStaffEventQuery } from '../events.api.ts';
import { EVENTS, eventAddress, type EventPlace } from '../events-address.ts';
import { EventView } from './event-view.tsx';
import css from './event.module.css';

type Props = { /** 0 for an address that names no number. */ id: number; place: EventPlace };

/** One event: loads it, and now and then again. */
export function EventPage({ id, place }: Props) {
  const { signedIn } = useStaff();
  const navigate = useNavigate();
  const { currentData, error, refetch } = useStaffEventQuery(id, { refetchOnMountOrArgChange: true, skip: id === 0 });
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn && id !== 0);
  const back = place === 'edit' || place === 'substitute' ? eventAddress(id) : EVENTS;
  usePressedKey('Escape', () => void navigate(back), signedIn);
  if (id === 0 || (isApiFault(error) && error.status === 404)) return <NoSuchEvent id={id} />;
  if (currentData) return <EventView event={currentData} place={place} />;
  if (error !== undefined) return <EventAway onRetry={() => void refetch()} />;
  return <EventWaiting />;
}

function EventWaiting() {
  const { t } = useLingui();
  const title = t`活動`;
  usePageTitle(title);
  return (
    <div className={css.waiting}>
      <h1 className="visually-hidden">{title}</h1>
      <Skeleton shape="rows" count={6} />
    </div>
  );
}

function NoSuchEvent({ id }: Pick<Props, 'id'>) {
  const { t } = useLingui();
  const title = id === 0 ? t`找不到這個活動` : t`找不到活動 #${id}`;
  usePageTitle(title);
  return (
    <div className={css.state}>
      <h1 className="visually-hidden">{t`活動`}</h1>
      <EmptyState
        icon={<SearchIcon />}
        title={title}
        text={t`編號不對、草稿已刪除，或不在這個帳號負責的遊戲裡。`}
        action={
          <LinkButton size="small" to={EVENTS}>
            {t`回活動清單`}
          </LinkButton>
        }
      />
    </div>
  );
}

function EventAway({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`這個活動沒有載到`;
  usePageTitle(title);
  return (
    <div className={css.state}>
      <h1 className="visually-hidden">{t`活動`}</h1>
      <EmptyState
        icon={<TriangleAlertIcon />}
        title={title}
        text={t`暫時連不上。玩家兌換不一定受影響，請再試一次。`}
        action={
          <Button size="small" onClick={onRetry}>
            {t`再試一次`}
          </Button>
        }
      />
    </div>
  );
}
