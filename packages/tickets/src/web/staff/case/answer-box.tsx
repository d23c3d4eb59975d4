import { Bracket, Button } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SEND_KEYS, KeySign } from '../keys/key-sign.tsx';
import { useShortKey } from '../keys/use-short-key.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import css from './answer-box.module.css';
import { AnswerField, AnswerFootNote } from './answer-field.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { AnswerTabs, panelId, tabId, type AnswerTab } from './answer-tabs.tsx';
import { useAnswer } from './use-answer.ts';
import type { News } from './use-news.ts';

type Props = { ticket: StaffTicket; news: News; onSent: (answered: StaffTicket) => void };

/** Where the answer is written: in the sign of the house, since what leaves here is our word. */
export function AnswerBox({ ticket, news, onSent }: Props) {
  const { t } = useLingui();
  const [tab, setTab] = useState<AnswerTab>('write');
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useAnswer(ticket, news, onSent);
  const { form } = answer;
  const closed = ticket.status === '4';
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);
  const write = () => {
    setTab('write');
    setWanted((times) => times + 1);
  };
  useShortKey('r', write);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!closed) void form.submit();
    }
    if (event.key === 'Escape' && event.target === field.current) {
      event.stopPropagation();
      document.getElementById('case-title')?.focus();
    }
  };

  if (closed && form.values.content === '') return <AnswerNotice ticket={ticket} answer={answer} news={news} />;
  return (
    <div className={css.answer} onKeyDown={onKeyDown}>
      <AnswerNotice ticket={ticket} answer={answer} news={news} />
      <form
        noValidate
        aria-label={t`回覆玩家`}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Bracket className={css.box}>
          <AnswerTabs tab={tab} onTab={setTab} />
          <div role="tabpanel" id={panelId('write')} aria-labelledby={tabId('write')} hidden={tab !== 'write'}>
            <AnswerField form={form} field={field} readOnly={closed} />
          </div>
          <div role="tabpanel" id={panelId('preview')} aria-labelledby={tabId('preview')} hidden={tab !== 'preview'}>
            {tab === 'preview' && <AnswerPreview game={ticket.game_id} markdown={form.values.content} />}
          </div>
          {!closed && (
            <div className={css.actions}>
              <AnswerFootNote form={form} />
              <Button
                type="submit"
                look="primary"
                size="small"
                busy={form.busy}
                busyWords={t`傳送中`}
                iconAfter={
                  <KeySign always onFill>
                    {SEND_KEYS}
                  </KeySign>
                }
              >
                {t`送出`}
              </Button>
            </div>
          )}
        </Bracket>
      </form>
    </div>
  );
}
