import {
  formatTime,
  LinkButton,
  MessageSquareQuoteIcon,
  SearchIcon,
  speaksForPlayer,
  useNavigate,
  useSession,
  withToken,
  siteOrigin,
} from '@hub/web';
import { Dialog, Receipt, SaveReceipt, Stepper } from '@hub/web/parts';
import type { DeadlineView, FormSettingsView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { maskEmail } from '../mask-contact.ts';
import { useDeskWords } from '../use-desk-words.ts';
import { useTaipeiDay } from '../use-day-words.ts';
import { useReplyWords } from '../use-reply-words.ts';
import type { CreatedReport } from './use-send-report.ts';
import css from './create-report.module.css';

type Props = { created: CreatedReport; game: FormSettingsView['game']; type: string };

export function ReportSent({ created, game, type }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const navigate = useNavigate();
  const paths = deskPaths(desk, game.game_id);
  const view = paths.view(created.question_id);
  const session = useSession();
  const { question_id, check_id, token, at } = created;
  const look = token ? `${view}?token=${encodeURIComponent(token)}` : `${paths.query}#check_id=${check_id}`;
  // A player's own token opens the report and everything else; the token of one report would take its place.
  const own = speaksForPlayer(session);
  const to = own ? withToken(view) : look;
  const queryAddress = new URL(siteOrigin()).host + paths.query;
  const number = `${desk.numberPrefix}${question_id}`;
  const words = useDeskWords().sent(number, own);
  const slip = {
    game: game.game_id,
    label: t({ context: 'tickets', message: '案件編號' }),
    number,
    lines: [[game.game_name, type].filter(Boolean).join('・'), ...(at ? [formatTime(at)] : [])],
    codes: [{ label: t({ context: 'tickets', message: '查詢碼' }), shown: check_id }],
  };
  return (
    <Dialog
      open
      full
      wide
      onClose={() => void navigate(to)}
      title={<span className={css.received}>{words.title}</span>}
    >
      <div className={css.sent}>
        <p className={css.keep}>{words.lead}</p>
        <div className={css.column}>
          <Receipt {...slip}>
            <p className={css.onPaper}>{queryAddress}</p>
          </Receipt>
          <SaveReceipt
            receipt={{ ...slip, foot: queryAddress }}
            name={`player-hub-${number}`}
            alt={t({ context: 'tickets', message: '查詢憑條的圖片' })}
            failed={t({ context: 'tickets', message: '這裡無法製作圖片，請直接複製查詢碼' })}
          />
        </div>
        <div className={css.column}>
          <NextSteps email={created.email} replyBy={created.reply_by} deadline={created.deadline} />
          <LinkButton variant="primary" wide="always" to={to}>
            {words.way}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}

type NextProps = {
  email: string | undefined;
  replyBy: string | null | undefined;
  deadline: DeadlineView | null | undefined;
};

function NextSteps({ email, replyBy, deadline }: NextProps) {
  const { t } = useLingui();
  const address = email && maskEmail(email.trim());
  const replyWords = useReplyWords();
  const dayWords = useTaipeiDay();
  const by = deadline ? dayWords(deadline.due_on) : '';
  const fee = deadline?.fee_twd ?? 0;
  const promised = fee
    ? t({ context: 'tickets', message: `最晚 ${by}提供；查詢費 NT$${fee} 的付款方式，客服會回覆您` })
    : t({ context: 'tickets', message: `最晚 ${by}答覆處理結果` });
  const expected = replyBy ? replyWords(replyBy) : t({ context: 'tickets', message: '會在客服時間內依序回覆' });
  const label = t({ context: 'tickets', message: '接下來' });
  return (
    <section className={css.next}>
      <h3 className={css.nextTitle}>{label}</h3>
      <Stepper
        label={label}
        stops={[
          {
            title: t({ context: 'tickets', message: '已送出' }),
            note: address
              ? t({ context: 'tickets', message: `通知已寄到 ${address}` })
              : t({ context: 'tickets', message: '通知已寄到您留的信箱' }),
            state: 'done',
          },
          {
            title: t({ context: 'tickets', message: '客服查證' }),
            note: deadline ? promised : expected,
            state: 'now',
            icon: <SearchIcon />,
          },
          {
            title: t({ context: 'tickets', message: '收到回覆' }),
            note: t({ context: 'tickets', message: '信箱與「回報紀錄」都看得到' }),
            state: 'later',
            icon: <MessageSquareQuoteIcon />,
          },
        ]}
      />
    </section>
  );
}
