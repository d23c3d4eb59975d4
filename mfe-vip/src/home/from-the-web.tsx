import { Card, SectionTitle } from '@hub/web';
import { TipList } from '@hub/web/parts';
import { Trans } from '@lingui/react/macro';

/** How a visitor of the website is served. */
export function FromTheWeb() {
  return (
    <section aria-labelledby="from-the-web">
      <SectionTitle id="from-the-web">
        <Trans context="vip">從網頁回報</Trans>
      </SectionTitle>
      <Card>
        <TipList
          tips={[
            <Trans key="id" context="vip">
              準備好角色 ID，按「確認 ID」後，我們會帶入伺服器與角色名稱。
            </Trans>,
            <Trans key="code" context="vip">
              送出後會拿到一組查詢碼，請留著，之後憑它查看回覆。
            </Trans>,
            <Trans key="game" context="vip">
              從遊戲裡開啟這一頁，資料會先幫您填好。
            </Trans>,
          ]}
        />
      </Card>
    </section>
  );
}
