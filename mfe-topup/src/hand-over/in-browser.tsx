import { Disclosure } from '@hub/web';
import { QrAddress, SmartphoneIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = { address: string; open: boolean };

/** For a game's own window that does not open the provider's page: the same order, in a browser. */
export function InBrowser({ address, open }: Props) {
  const { t } = useLingui();
  return (
    <Disclosure icon={<SmartphoneIcon />} title={t`這裡打不開付款頁面？改用瀏覽器付款`} open={open}>
      <p>
        <Trans>複製網址，貼到手機的瀏覽器；或用另一支手機掃描。打開的是同一筆訂單，可以在那裡付款。</Trans>
      </p>
      <QrAddress address={address} copy={t`複製訂單的網址`} label={t`訂單網址的 QR Code`}>
        <Trans>這個網址看得到訂單內容，請不要傳給別人。</Trans>
      </QrAddress>
    </Disclosure>
  );
}
