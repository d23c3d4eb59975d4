import { LandmarkIcon, SparklesIcon } from 'lucide-react';
import { ActionTile, ActionTiles } from '../parts/action-tile.tsx';
import { Badge, UnreadPill } from '../badge.tsx';
import { Button, ButtonRow, IconButton, IconLink, LinkButton } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { CoinsIcon, CopyIcon, GiftIcon, MessagesSquareIcon, SearchIcon, WrenchIcon } from '../icons.ts';
import { ImageDownIcon, MailIcon, PenLineIcon } from '../parts/icons.ts';
import { Steps } from '../parts/steps.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Stepper } from '../parts/stepper.tsx';
import css from './kit-gallery.module.css';
import { Specimen } from './specimen.tsx';

export function ActionParts() {
  return (
    <>
      <Buttons />
      <Specimen name="狀態標記">
        <div className={css.wrap}>
          <Badge kind="processing">處理中</Badge>
          <Badge kind="replied">已回覆</Badge>
          <Badge kind="closed">已結案</Badge>
          <UnreadPill count={2} words />
          <UnreadPill count={9} />
          <Badge kind="warn" icon={<GiftIcon />}>
            贈禮 ×2
          </Badge>
          <Badge kind="game" icon={<SparklesIcon />}>
            首儲
          </Badge>
          <Badge kind="neutral">草稿</Badge>
          <Badge kind="warn" icon={<WrenchIcon />}>
            維護
          </Badge>
        </div>
      </Specimen>
      <Specimen name="步驟">
        <Steps
          label="回報步驟"
          current={1}
          steps={[{ label: '選擇問題', to: '/create' }, { label: '填寫內容' }, { label: '確認送出' }]}
        />
      </Specimen>
      <Specimen name="連結分頁">
        <Tabs
          label="回報狀態"
          links={[
            { label: '全部', to: '/list', current: true },
            { label: '等您回覆', to: '/list?show=replied', unread: 1 },
            { label: '已結案', to: '/list?show=closed' },
          ]}
        />
      </Specimen>
      <Specimen name="進度">
        <Stepper
          label="訂單進度"
          stops={[
            { title: '訂單成立', note: '14:32', state: 'done' },
            { title: '等待轉帳', note: '還有 23 小時', state: 'now', icon: <LandmarkIcon /> },
            { title: '發送金幣', note: '通常 5 分鐘內', state: 'later', icon: <CoinsIcon /> },
          ]}
        />
      </Specimen>
    </>
  );
}

function Buttons() {
  return (
    <Specimen name="按鈕">
      <div className={css.wrap}>
        <Button variant="primary">送出回報</Button>
        <Button>取消</Button>
        <Button variant="quiet">略過</Button>
        <Button variant="danger">撤回</Button>
        <Button variant="primary" busy busyWords="傳送中">
          送出回報
        </Button>
        <Button busy>重新整理</Button>
        <Button disabled>送出</Button>
        <Button size="small">轉派</Button>
        <Button size="small" variant="primary">
          送出
        </Button>
      </div>
      <ButtonRow even>
        <Button icon={<ImageDownIcon />}>存成圖片</Button>
        <Button icon={<MailIcon />}>寄到信箱</Button>
      </ButtonRow>
      <LinkButton to="/list" variant="primary" wide="always" icon={<SearchIcon />}>
        查看回報
      </LinkButton>
      <div className={css.wrap}>
        <IconButton label="複製案件編號">
          <CopyIcon />
        </IconButton>
        <IconLink to="/search" label="查詢">
          <SearchIcon />
        </IconLink>
        <CopyButton text="204817" label="複製" variant="words" />
      </div>
    </Specimen>
  );
}

export function HomeTiles() {
  return (
    <ActionTiles>
      <ActionTile filled to="/create" icon={<PenLineIcon />} title="線上回報" text="約 3 分鐘，可隨時中斷再回來" />
      <ActionTile
        to="/list"
        icon={<MessagesSquareIcon />}
        title="回報紀錄"
        text="客服回覆了您的問題"
        end={<UnreadPill count={2} words />}
      />
    </ActionTiles>
  );
}
