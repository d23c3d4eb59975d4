import {
  Button,
  EmptyState,
  isApiFault,
  LinkButton,
  SearchIcon,
  Skeleton,
  TriangleAlertIcon,
  usePageTitle,
} from '@hub/web';
import { useQuietRefresh, useSessionEnd } from '@hub/web/staff';
import type { Delivery } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDeliveryQuery } from '../deliveries.api.ts';
import { useStaff } from '../staff-context.ts';
import { DeliveryView } from './delivery-view.tsx';
import css from './delivery.module.css';

/** While it is under way, or just about to be, the outcome is seconds off. */
const SOON_MS = 3000;
const ABOUT_TO_MS = 15_000;
/** What is long due waits for something else than its turn. */
const LONG_DUE_MS = 120_000;

function isMoving({ row, circuit }: Delivery): boolean {
  if (row.state === 'sending') return true;
  if (circuit === 'open' || row.next_at === null) return false;
  const left = Date.parse(row.next_at) - Date.now();
  return left < ABOUT_TO_MS && left > -LONG_DUE_MS;
}

type Props = { /** 0 for an address that names no number. */ id: number; back: string };

/** One delivery: loads it, and again while something happens to it. */
export function DeliveryPage({ id, back }: Props) {
  const { signedIn } = useStaff();
  const { currentData, error, refetch } = useDeliveryQuery(id, { refetchOnMountOrArgChange: true, skip: id === 0 });
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn && id !== 0);
  const moving = currentData !== undefined && isMoving(currentData);
  useEffect(() => {
    if (!moving || !signedIn) return;
    const timer = setInterval(() => void refetch(), SOON_MS);
    return () => clearInterval(timer);
  }, [moving, signedIn, refetch]);
  if (currentData) return <DeliveryView delivery={currentData} back={back} />;
  if (id === 0 || (isApiFault(error) && error.status === 404)) return <NoSuchDelivery id={id} back={back} />;
  if (error !== undefined) return <DeliveryAway onRetry={() => void refetch()} />;
  return <DeliveryComing />;
}

function DeliveryComing() {
  const { t } = useLingui();
  usePageTitle(t`寄送`);
  return (
    <div className={css.waiting}>
      <h1 className="visually-hidden">{t`寄送`}</h1>
      <Skeleton shape="rows" count={6} />
    </div>
  );
}

function NoSuchDelivery({ id, back }: Props) {
  const { t } = useLingui();
  const title = id === 0 ? t`找不到這封信` : t`找不到 #${id}`;
  usePageTitle(title);
  return (
    <div className={css.state}>
      <h1 className="visually-hidden">{t`寄送`}</h1>
      <EmptyState
        icon={<SearchIcon />}
        title={title}
        text={t`編號不對，或不在這個帳號負責的遊戲裡。`}
        action={
          <LinkButton size="small" to={back}>
            {t`回清單`}
          </LinkButton>
        }
      />
    </div>
  );
}

function DeliveryAway({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`這封信沒有載到`;
  usePageTitle(title);
  return (
    <div className={css.state}>
      <h1 className="visually-hidden">{t`寄送`}</h1>
      <EmptyState
        icon={<TriangleAlertIcon />}
        title={title}
        text={t`暫時連不上。寄送不受影響，照樣在背景進行。`}
        action={
          <Button size="small" onClick={onRetry}>
            {t`再試一次`}
          </Button>
        }
      />
    </div>
  );
}
