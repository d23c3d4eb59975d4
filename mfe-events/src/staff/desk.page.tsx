import { useNavigate, usePageTitle } from '@hub/web';
import { MailIcon } from '@hub/web/parts';
import { DeskFrame, NothingOpen, usePressedKey, type VirtualList } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { listAddress, type DeliveryChoice } from './deliveries-address.ts';
import { DeliveryKeys } from './list/delivery-keys.tsx';
import { DeliveryPane } from './list/delivery-pane.tsx';
import { DeliveryViews } from './list/delivery-views.tsx';
import { DeliveryPage } from './one/delivery.page.tsx';
import { useStaff } from './staff-context.ts';
import { useShowWords } from './words/use-delivery-words.ts';

type Props = { choice: DeliveryChoice; id: number | null };

/** Views, list and delivery. Beside each other on wide screens; below that the delivery is a page of its own. */
export function DeskPage({ choice, id }: Props) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const navigate = useNavigate();
  const { name } = useShowWords()[choice.show];
  const back = listAddress(choice);
  const list = useRef<VirtualList>(null);
  usePageTitle(id === null ? name : '');
  useReturn(list, id);
  usePressedKey('j', () => list.current?.step(1), signedIn);
  usePressedKey('k', () => list.current?.step(-1), signedIn);
  usePressedKey('/', () => document.querySelector<HTMLInputElement>('[data-search-field]')?.select(), signedIn);
  usePressedKey('Escape', () => id !== null && void navigate(back), signedIn);
  return (
    <DeskFrame open={id !== null} wideList>
      <DeliveryViews choice={choice} tool={null} behind={id !== null} />
      <DeliveryPane choice={choice} openId={id} list={list} />
      {id === null ? (
        <NothingOpen
          icon={<MailIcon />}
          title={t`選一封來看`}
          text={t`從清單開啟一封，怎麼送的、現在怎樣、接下來會如何，都寫在這裡。`}
        />
      ) : (
        <DeliveryPage key={id} id={id} back={back} />
      )}
      <DeliveryKeys id={id} listed />
    </DeskFrame>
  );
}

/** Back in the list the focus stands on the row that was open. */
function useReturn(list: { current: VirtualList | null }, openId: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId === null && left !== null) list.current?.show(left);
  }, [list, openId]);
}
