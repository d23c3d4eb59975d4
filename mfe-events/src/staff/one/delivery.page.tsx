import { LinkButton } from '@hub/web';
import { RecordPage } from '@hub/web/staff';
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
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const query = useDeliveryQuery(id, { refetchOnMountOrArgChange: true, skip: id === 0 });
  const { currentData, refetch } = query;
  const moving = currentData !== undefined && isMoving(currentData);
  useEffect(() => {
    if (!moving || !signedIn) return;
    const timer = setInterval(() => void refetch(), SOON_MS);
    return () => clearInterval(timer);
  }, [moving, signedIn, refetch]);
  return (
    <RecordPage
      query={query}
      nowhere={id === 0}
      live={signedIn}
      className={css.place}
      heading={t`寄送`}
      missing={{
        title: id === 0 ? t`找不到這封信` : t`找不到 #${id}`,
        text: t`編號不對，或不在這個帳號負責的遊戲裡。`,
        action: <LinkButton size="small" to={back}>{t`回清單`}</LinkButton>,
      }}
      away={{ title: t`這封信沒有載到`, text: t`暫時連不上。寄送不受影響，照樣在背景進行。` }}
    >
      {(delivery) => <DeliveryView delivery={delivery} back={back} />}
    </RecordPage>
  );
}
