import { Button, ButtonRow, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { StaffWords } from '../../view/staff-words.tsx';
import type { StaffTicket } from '../staff-tickets.api.ts';
import css from './answer-box.module.css';
import type { Answer } from './use-answer.ts';
import { useChangeWords } from './use-change-words.ts';
import type { News } from './use-news.ts';

type Props = { ticket: StaffTicket; answer: Answer; news: News };

export function AnswerNotice({ ticket, answer, news }: Props) {
  const { t } = useLingui();
  const words = useChangeWords();
  const { form, refused } = answer;
  if (ticket.status === '4') {
    const ending = news.changes.find(({ kind }) => kind === 'closed' || kind === 'merged');
    const how = ending && words(ending);
    return (
      <Notice
        kind={refused || form.values.content !== '' ? 'warn' : 'plain'}
        title={how === undefined ? t`案件已結案，不能再回覆` : t`${how}，不能再回覆`}
        role={refused || ending ? 'alert' : undefined}
      >
        {form.values.content !== '' && <p>{t`寫到一半的文字還在下面，可以選取複製。`}</p>}
      </Notice>
    );
  }
  const changed = news.fresh.length > 0 || news.changes.length > 0;
  if (form.message !== undefined && !(refused && changed)) {
    return (
      <Notice kind="bad" title={t`還沒送出`} role="alert">
        <p>{form.message}</p>
      </Notice>
    );
  }
  return changed ? <NewsNotice news={news} answer={answer} /> : null;
}

/** Somebody wrote or changed something. When an answer was held back for it, it can be sent all the same from here. */
function NewsNotice({ news, answer: { form, refused } }: Pick<Props, 'news' | 'answer'>) {
  const { t } = useLingui();
  const words = useChangeWords();
  const [first] = news.fresh;
  const last = news.fresh.at(-1);
  const name = last?.staff_name ?? '';
  const wrote = last && (last.is_official === '1' ? t`${name} 剛剛回覆了` : t`玩家剛剛補充了`);
  const [title = '', ...more] = [...(wrote ? [wrote] : []), ...news.changes.map(words)];
  return (
    <Notice kind="warn" title={refused ? t`還沒送出：${title}` : title} role={refused ? 'alert' : 'status'}>
      {more.length > 0 && (
        <ul>
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {refused && <FreshWords news={news} />}
      <div className={css.news}>
        <p>{refused ? t`文字還在。看過再改，或照樣送出。` : t`回覆前先看一下。`}</p>
        <ButtonRow>
          {first && (
            <Button variant="quiet" size="small" onClick={() => document.getElementById(`m${first.id}`)?.focus()}>
              {t`看新訊息`}
            </Button>
          )}
          {refused && (
            <Button size="small" busy={form.busy} onClick={() => void form.submit()}>
              {t`看過了，照樣送出`}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Notice>
  );
}

/** Right above the draft that was written without them. */
function FreshWords({ news }: { news: News }) {
  const { t } = useLingui();
  if (news.fresh.length === 0) return null;
  return (
    <div className={css.fresh} tabIndex={0} role="group" aria-label={t`剛剛的新訊息`}>
      {news.fresh.map(({ id, staff_name, content, is_official }) => (
        <div key={id}>
          <b>{staff_name ?? t`玩家`}</b>
          {is_official === '1' ? <StaffWords text={content} /> : <p className={css.plain}>{content}</p>}
        </div>
      ))}
    </div>
  );
}
