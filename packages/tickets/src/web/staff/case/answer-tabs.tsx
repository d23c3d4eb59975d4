import { Kbd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import css from './answer-box.module.css';

export type AnswerTab = 'write' | 'preview' | 'note';
const order: AnswerTab[] = ['write', 'preview', 'note'];
const letters: Partial<Record<AnswerTab, string>> = { write: 'R', note: 'N' };
const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

export const tabId = (tab: AnswerTab) => `answer-tab-${tab}`;
export const panelId = (tab: AnswerTab) => `answer-panel-${tab}`;

type Props = {
  tab: AnswerTab;
  onTab: (tab: AnswerTab) => void;
  /** A closed case takes notes alone. */ only?: AnswerTab;
};

export function AnswerTabs({ tab, onTab, only }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const words: Record<AnswerTab, string> = { write: t`撰寫`, preview: t`預覽`, note: t`內部備註` };
  const shown = order.filter((name) => only === undefined || name === only);
  const onArrow = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const other = shown[(shown.indexOf(tab) + step + shown.length) % shown.length] ?? tab;
    onTab(other);
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t`回覆`} className={css.tabs} onKeyDown={onArrow}>
      {shown.map((name) => (
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
          {letters[name] && <Kbd>{letters[name]}</Kbd>}
        </button>
      ))}
    </div>
  );
}
