import { Button, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { StaffTicket } from '../staff-tickets.api.ts';
import css from './answer-box.module.css';
import type { Answer } from './use-answer.ts';
import type { News } from './use-news.ts';

type Props = { ticket: StaffTicket; answer: Answer; news: News };

/** Above the box, one thing at a time: why the answer did not leave, or what was written meanwhile. */
export function AnswerNotice({ ticket, answer: { form, refused }, news }: Props) {
  const { t } = useLingui();
  if (ticket.status === '4') {
    return (
      <Notice
        kind={refused || form.values.content !== '' ? 'warn' : 'plain'}
        title={t`案件已結案，不能再回覆`}
        role={refused ? 'alert' : undefined}
      >
        {form.values.content !== '' && <p>{t`寫到一半的文字還在下面，可以選取複製。`}</p>}
      </Notice>
    );
  }
  const changed = news.fresh.length > 0;
  if (form.message !== undefined && !(refused && changed)) {
    return (
      <Notice kind="bad" title={t`還沒送出`} role="alert">
        <p>{form.message}</p>
      </Notice>
    );
  }
  return changed ? <NewsNotice news={news} refused={refused} /> : null;
}

/** Somebody wrote. `refused`: and an answer was held back for it. */
function NewsNotice({ news, refused }: { news: News; refused: boolean }) {
  const { t } = useLingui();
  const [first] = news.fresh;
  const last = news.fresh.at(-1);
  const name = last?.staff_name ?? '';
  const who = last?.is_official === '1' ? t`${name} 剛剛回覆了` : t`玩家剛剛補充了`;
  return (
    <Notice kind="warn" title={refused ? t`還沒送出：${who}` : who} role={refused ? 'alert' : 'status'}>
      <div className={css.news}>
        <p>{refused ? t`文字還在。看過新訊息，改好再送一次。` : t`回覆前先看一下。`}</p>
        <Button look="quiet" size="small" onClick={() => document.getElementById(`m${first?.id}`)?.focus()}>
          {t`看新訊息`}
        </Button>
      </div>
    </Notice>
  );
}
