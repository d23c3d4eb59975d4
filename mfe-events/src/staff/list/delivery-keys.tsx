import { KeyBar, PALETTE_KEYS } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useDeliveryQuery } from '../deliveries.api.ts';
import { useStaff } from '../staff-context.ts';

type Props = { /** Of the open delivery. */ id?: number | null; /** The screen has the list. */ listed?: boolean };

/** The keys that do something on this screen of deliveries. */
export function DeliveryKeys({ id = null, listed = false }: Props) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const { currentData: open } = useDeliveryQuery(id ?? 0, { skip: id === null });
  const hints = [
    { keys: ['J', 'K'], does: t`上下`, acts: listed },
    { keys: ['↵'], does: t`開啟`, always: true, acts: listed },
    { keys: ['R'], does: t`再送`, acts: open?.may.includes('retry') === true },
    { keys: ['/'], does: t`搜尋`, acts: listed },
    { keys: [PALETTE_KEYS], does: t`前往`, always: true },
    { keys: ['Esc'], does: t`返回`, always: true, acts: id !== null },
  ];
  const rows: [key: string, does: string][] = [
    ['J', t`下一列`],
    ['K', t`上一列`],
    ['↵', t`開啟這一列`],
    ['R', t`再送一次`],
    ['.', t`更多動作`],
    ['/', t`搜尋`],
    ['Esc', t`離開輸入框，再按一次回清單`],
    [PALETTE_KEYS, t`前往其他區域`],
    ['G 1–9', t`上方的第幾個分頁`],
    ['?', t`這張表`],
  ];
  return <KeyBar hints={hints.filter(({ acts = true }) => acts)} groups={[{ rows }]} on={signedIn} />;
}
