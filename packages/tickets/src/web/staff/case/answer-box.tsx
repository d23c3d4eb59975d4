import { Bracket } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useShortKey } from '../keys/use-short-key.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { NoteFault, NotePanel } from '../work/notes/note-panel.tsx';
import { useNote } from '../work/notes/use-note.ts';
import type { CaseWorker } from '../work/use-case-work.ts';
import { AnswerActions } from './answer-actions.tsx';
import css from './answer-box.module.css';
import { AnswerField, gapsId } from './answer-field.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { AnswerTabs, panelId, tabId, type AnswerTab } from './answer-tabs.tsx';
import { AnswerTools } from './edit/answer-tools.tsx';
import { markOfKey } from './edit/mark-keys.ts';
import { useMarks } from './edit/use-marks.ts';
import { GapNote } from './macros/gap-note.tsx';
import { MacroButton } from './macros/macro-button.tsx';
import { useAnswer, type Answer } from './use-answer.ts';
import type { News } from './use-news.ts';

type Props = {
  ticket: StaffTicket;
  news: News;
  worker: CaseWorker;
  noteWanted: number;
  onTyped: () => void;
  onSent: (answered: StaffTicket) => void;
};

/** Where the answer is written, in the sign of the house, since what leaves here is our word; and the note beside it. */
export function AnswerBox({ ticket, news, worker, noteWanted, onTyped, onSent }: Props) {
  const { t } = useLingui();
  const [tab, setTab] = useState<AnswerTab>('write');
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useAnswer(ticket, news, onSent);
  const note = useNote(ticket, worker);
  const { form, files } = answer;
  const closed = ticket.status === '4';
  const shut = closed && form.values.content === '';
  const shown: AnswerTab = shut ? 'note' : tab;
  const [wanted, setWanted] = useState(0);
  const [picking, setPicking] = useState(false);
  const marks = useMarks(field, form);
  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);
  useAskedNote(noteWanted, setTab);
  useTypedWords(form.values.content, onTyped);
  useShortKey('r', () => {
    setTab('write');
    setWanted((times) => times + 1);
  });
  const pick = () => {
    setTab('write');
    setPicking(true);
  };
  useShortKey('m', () => {
    if (!closed) pick();
  });

  const submit = async () => {
    await form.submit();
    if (form.values.content.trim() !== '') focusRefused(answer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!closed) void submit();
    }
    if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) {
      event.stopPropagation();
      document.getElementById('case-title')?.focus();
    }
    if (event.target !== field.current) return;
    const mark = markOfKey(event);
    if (closed || (!mark && !(event.key === '/' && marks.onEmptyLine()))) return;
    event.preventDefault();
    if (mark) marks.mark(mark);
    else pick();
  };

  return (
    <div className={css.answer} onKeyDown={onKeyDown}>
      <AnswerNotice ticket={ticket} answer={answer} news={news} />
      <form
        noValidate
        aria-label={t`回覆玩家`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Bracket className={css.box}>
          {shown !== 'note' && <NoteFault form={note} />}
          <AnswerTabs tab={shown} onTab={setTab} only={shut ? 'note' : undefined} />
          <div role="tabpanel" id={panelId('write')} aria-labelledby={tabId('write')} hidden={shown !== 'write'}>
            {!closed && (
              <AnswerTools onMark={marks.mark}>
                <MacroButton ticket={ticket} open={picking} onOpen={setPicking} onPick={marks.insertMacro} />
              </AnswerTools>
            )}
            <AnswerField form={form} field={field} readOnly={closed} />
            <GapNote id={gapsId(form)} text={form.values.content} onFill={marks.toGap} />
          </div>
          <div role="tabpanel" id={panelId('preview')} aria-labelledby={tabId('preview')} hidden={shown !== 'preview'}>
            {shown === 'preview' && <AnswerPreview game={ticket.game_id} markdown={form.values.content} />}
          </div>
          <div role="tabpanel" id={panelId('note')} aria-labelledby={tabId('note')} hidden={shown !== 'note'}>
            <NotePanel
              form={note}
              wanted={noteWanted}
              onSaved={() => setTab((now) => (now === 'note' ? 'write' : now))}
            />
          </div>
          {!closed && shown !== 'note' && <AnswerActions form={form} files={files} promised={promisedOf(ticket)} />}
        </Bracket>
      </form>
    </div>
  );
}

/** What is still owed by a day. */
const promisedOf = ({ deadline }: StaffTicket) => (deadline && deadline.ended_on === null ? deadline.kind : null);

/** A file that held the answer back: its row says why, and the next stop of the Tab key removes it. */
function focusRefused({ form, files }: Answer): void {
  const [first] = Object.keys(files.problems());
  if (first !== undefined) document.getElementById(form.fieldId(first))?.focus();
}

/** The note's tab comes up before its field takes the focus. */
function useAskedNote(wanted: number, setTab: (tab: AnswerTab) => void): void {
  const [last, setLast] = useState(wanted);
  if (wanted === last) return;
  setLast(wanted);
  setTab('note');
}

/** Tells that the answer is being typed; a draft that is found again is no typing. */
function useTypedWords(words: string, onTyped: () => void): void {
  const before = useRef(words);
  useEffect(() => {
    if (before.current === words) return;
    before.current = words;
    if (words !== '') onTyped();
  }, [words, onTyped]);
}
