import { LinkButton } from '../button.tsx';
import { Conversation, DayLine, PlayerMessage, StaffMessage, SystemLine } from '../parts/conversation.tsx';
import { GameTile } from '../game-tile.tsx';
import { CoinsIcon, GlobeIcon, MessageSquareQuoteIcon } from '../icons.ts';
import { PageWindow } from '../page-window.tsx';
import { RestingCard } from '../resting-card.tsx';
import { WebviewBar } from '../site-bar.tsx';
import css from './kit-gallery.module.css';
import { Specimen } from './specimen.tsx';

export function FrameParts() {
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Specimen name="對話">
          <Talk />
        </Specimen>
      </div>
      <div className={css.column}>
        <Specimen name="遊戲內的頁首">
          <div className={css.stage}>
            <WebviewBar title="案件 204817" back={{ to: '/list' }} onClose={() => undefined} />
            <PageWindow game="MA96" size="slim" />
          </div>
        </Specimen>
        <Specimen name="入口的遊戲">
          <GameTile
            game="MA96"
            name="遊戲 MA96"
            links={[
              { label: '客服', icon: <MessageSquareQuoteIcon />, to: '/service?game=MA96' },
              { label: '儲值', icon: <CoinsIcon />, to: '/pay?game=MA96' },
              { label: '官網', icon: <GlobeIcon />, href: 'https://example.com/' },
            ]}
          />
        </Specimen>
      </div>
      <div className={css.column}>
        <Specimen name="休息中">
          <RestingCard
            level={2}
            game="MA96"
            title="序號兌換正在休息"
            text="其他服務都正常。您填到一半的內容還在，恢復後可以接著用。"
            retry={{ label: '再試一次', onPress: () => undefined }}
            other={
              <LinkButton href="/support" wide="always">
                先去客服中心
              </LinkButton>
            }
            code="RS-redeem-7F3A"
          />
        </Specimen>
      </div>
    </div>
  );
}

function Talk() {
  return (
    <Conversation label="與客服的對話">
      <DayLine>11 月 19 日（四）</DayLine>
      <PlayerMessage name="您" time="22:41">
        晚上 10 點多買了 30 天月卡，Google Play 已經扣款，但遊戲裡沒有收到。訂單編號{' '}
        <code>GPA.3372-5514-0098-21734</code>
      </PlayerMessage>
      <StaffMessage game="H73" name="客服人員・小岳" time="14:05" fresh>
        <p>您好，謝謝您附上收據。這筆訂單已經付款成功，月卡已在剛剛補發到您的遊戲信箱。</p>
        <p>
          請在 <b>11/27（五）23:59 前</b>領取。如果沒看到，請重新登入一次再確認。
        </p>
      </StaffMessage>
      <PlayerMessage name="您" time="14:20" state="sending">
        收到月卡了，謝謝！
      </PlayerMessage>
      <PlayerMessage name="您" time="14:21" state="failed" failure="連不上網路" onResend={() => undefined}>
        可是首購加贈的 30 個零件好像沒有一起來？
      </PlayerMessage>
      <SystemLine internal>案件轉給小岳</SystemLine>
    </Conversation>
  );
}
