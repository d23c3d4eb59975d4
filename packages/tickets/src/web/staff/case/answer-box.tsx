import { Bracket } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useShortKey } from '../keys/use-short-key.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { AnswerActions } from './answer-actions.tsx';
import css from './answer-box.module.css';
import { AnswerField } from './answer-field.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { AnswerTabs, panelId, tabId, type AnswerTab } from './answer-tabs.tsx';
import { AnswerTools } from './edit/answer-tools.tsx';
import { markOfKey } from './edit/mark-keys.ts';
import { useMarks } from './edit/use-marks.ts';
import { GapNote } from './macros/gap-note.tsx';
import { MacroButton } from './macros/macro-button.tsx';
import { useAnswer } from './use-answer.ts';
import type { News } from './use-news.ts';

type Props = { ticket: StaffTicket; news: News; onSent: (answered: StaffTicket) => void };

/** Where the answer is written: in the sign of the house, since what leaves here is our word. */
export function AnswerBox({ ticket, news, onSent }: Props) {
  const { t } = useLingui();
  const [tab, setTab] = useState<AnswerTab>('write');
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useAnswer(ticket, news, onSent);
  const { form, files } = answer;
  const closed = ticket.status === '4';
  const [wanted, setWanted] = useState(0);
  const [picking, setPicking] = useState(false);
  const marks = useMarks(field, form);
  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);
  const write = () => {
    setTab('write');
    setWanted((times) => times + 1);
  };
  const pick = () => {
    setTab('write');
    setPicking(true);
  };
  useShortKey('r', write);
  useShortKey('m', () => {
    if (!closed) pick();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!closed) void form.submit();
    }
    if (event.target !== field.current) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      document.getElementById('case-title')?.focus();
    }
    const mark = markOfKey(event);
    if (closed || (!mark && !(event.key === '/' && marks.onEmptyLine()))) return;
    event.preventDefault();
    if (mark) marks.mark(mark);
    else pick();
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
            {!closed && (
              <AnswerTools onMark={marks.mark}>
                <MacroButton ticket={ticket} open={picking} onOpen={setPicking} onPick={marks.insertMacro} />
              </AnswerTools>
            )}
            <AnswerField form={form} field={field} readOnly={closed} />
            <GapNote text={form.values.content} onFill={marks.toGap} />
          </div>
          <div role="tabpanel" id={panelId('preview')} aria-labelledby={tabId('preview')} hidden={tab !== 'preview'}>
            {tab === 'preview' && <AnswerPreview game={ticket.game_id} markdown={form.values.content} />}
          </div>
          {!closed && <AnswerActions form={form} files={files} />}
        </Bracket>
      </form>
    </div>
  );
}
