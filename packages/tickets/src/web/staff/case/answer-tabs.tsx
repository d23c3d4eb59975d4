import { useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import { KeySign } from '../keys/key-sign.tsx';
import css from './answer-box.module.css';

export type AnswerTab = 'write' | 'preview';
const order: AnswerTab[] = ['write', 'preview'];

export const tabId = (tab: AnswerTab) => `answer-tab-${tab}`;
export const panelId = (tab: AnswerTab) => `answer-panel-${tab}`;

/** Writing and preview: the arrow keys go from one to the other. */
export function AnswerTabs({ tab, onTab }: { tab: AnswerTab; onTab: (tab: AnswerTab) => void }) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const words: Record<AnswerTab, string> = { write: t`撰寫`, preview: t`預覽` };
  const onArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tab === 'write' ? 'preview' : 'write';
    onTab(other);
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t`回覆`} className={css.tabs} onKeyDown={onArrow}>
      {order.map((name) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={name === tab}
          aria-controls={panelId(name)}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {words[name]}
          {name === 'write' && <KeySign>R</KeySign>}
        </button>
      ))}
    </div>
  );
}
