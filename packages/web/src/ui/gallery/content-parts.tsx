import { useState } from 'react';
import { Badge, UnreadPill } from '../badge.tsx';
import { BigWord } from '../bracket.tsx';
import { MessagePage } from '../parts/message-page.tsx';
import { Button } from '../button.tsx';
import { Card, CardList, ListRow } from '../card.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Disclosure } from '../disclosure.tsx';
import { EmptyState } from '../empty-state.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Emblem } from '../game-picture.tsx';
import { FileTextIcon, HeadphonesIcon, MessagesSquareIcon, ShieldAlertIcon, WrenchIcon } from '../icons.ts';
import { MoreButton } from '../parts/more-button.tsx';
import { Notice } from '../notice.tsx';
import { SectionTitle } from '../section-title.tsx';
import { TipList } from '../parts/tip-list.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Receipt, ReceiptHint } from '../parts/receipt.tsx';
import { Specimen } from './specimen.tsx';

export function ContentParts() {
  return (
    <>
      <Specimen name="訊息">
        <Notice kind="info" title="維護公告">
          11/27（五）08:00 起停機 4 小時
        </Notice>
        <Notice kind="warn" title="還可以試 4 次">
          累計錯誤 10 次會鎖定
        </Notice>
        <Notice kind="ok" title="已送出，請稍候" />
        <Notice kind="bad" title="還沒有送出">
          連不上網路，您填的內容還在
        </Notice>
        <Notice kind="plain" title="急著處理嗎？" icon={<HeadphonesIcon />}>
          寫信到 help@example.com，附上錯誤代碼，客服時間內會回覆。
        </Notice>
      </Specimen>
      <Lists />
      <Specimen name="憑條">
        <Receipt
          game="H73"
          label="案件編號"
          number="204817"
          lines={['遊戲 H73・儲值未入帳', '2026/11/20 14:32']}
          codes={[{ label: '查詢碼', shown: '7K3M 9QXP', copied: '7K3M9QXP' }]}
        />
        <ReceiptHint game="H73" label="案件編號" number="204817" codeLabel="查詢碼" code="7K3M 9QXP" here="在這裡" />
      </Specimen>
      <AskToClose />
    </>
  );
}

function Lists() {
  return (
    <>
      <Specimen name="卡片、清單">
        <SectionTitle level={3}>公告</SectionTitle>
        <CardList>
          <ListRow
            to="/n/1"
            start={
              <Badge kind="warn" icon={<WrenchIcon />}>
                維護
              </Badge>
            }
          >
            11/27（五）08:00 至 12:00 停機維護
          </ListRow>
          <ListRow
            to="/n/2"
            start={
              <Badge kind="danger" icon={<ShieldAlertIcon />}>
                防詐
              </Badge>
            }
          >
            留意「代儲優惠」假冒官方訊息
          </ListRow>
          <ListRow to="/t/1" unread end={<UnreadPill>新回覆</UnreadPill>}>
            <b>儲值未入帳</b>
          </ListRow>
          <ListRow start={<Emblem game="H73" size={40} />}>
            <b>青石巷的貓</b>
          </ListRow>
        </CardList>
        <Card>
          <TipList
            tips={[
              '若顯示「版本不符」，請重新下載您所在地區的版本。',
              '國際服的問題請到海外社群回報，這裡查不到您的角色。',
            ]}
          />
        </Card>
        <Disclosure title="回報資料" icon={<FileTextIcon />} open>
          <DescriptionList
            facts={[
              { term: '案件編號', value: '204817' },
              { term: '電子信箱', value: 'm•••@example.com' },
              { term: '訂單編號', value: 'L33-20261120-7QK4M9XA2P', code: true },
            ]}
          />
        </Disclosure>
        <MoreButton status="已列出 20 筆" more={{ label: '再看 20 筆', onPress: () => undefined }} />
        <EmptyState
          icon={<MessagesSquareIcon />}
          title="還沒有回報"
          text="遇到問題時，從「線上回報」開始。"
          action={<Button variant="primary">線上回報</Button>}
        />
      </Specimen>
      <Specimen name="載入中、一個大字">
        <Skeleton count={2} />
        <Skeleton shape="text" count={2} />
        <MessagePage
          level={2}
          word={404}
          title="這裡沒有這一頁"
          text="連結可能過期了，或網址少了一段。您的資料都還在。"
        >
          <Button variant="primary" wide="phone">
            回遊戲入口
          </Button>
        </MessagePage>
        <BigWord tone="danger">暫時鎖定</BigWord>
      </Specimen>
    </>
  );
}

function AskToClose() {
  const [open, setOpen] = useState(false);
  return (
    <Specimen name="對話框">
      <Button onClick={() => setOpen(true)}>結案</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="要結案嗎？"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>先不要</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              結案
            </Button>
          </>
        }
      >
        結案後不能再補充。同樣的問題又發生時，可以從這件接著開新的。
      </Dialog>
    </Specimen>
  );
}
