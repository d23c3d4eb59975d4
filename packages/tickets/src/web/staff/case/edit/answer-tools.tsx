import { BoldIcon, LinkIcon, ListIcon, TextQuoteIcon } from '@hub/web/staff';
import { IconButton } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './answer-tools.module.css';
import type { MarkKind } from './markdown-edit.ts';
import { markKeys } from './mark-keys.ts';

const kinds: MarkKind[] = ['bold', 'list', 'link', 'quote'];
const pictures: Record<MarkKind, ReactNode> = {
  bold: <BoldIcon />,
  list: <ListIcon />,
  link: <LinkIcon />,
  quote: <TextQuoteIcon />,
};

/** One stop of the Tab key, arrows move inside. Every button has a key in the field as well. */
export function AnswerTools({ onMark, children }: { onMark: (kind: MarkKind) => void; children?: ReactNode }) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const words: Record<MarkKind, string> = { bold: t`粗體`, list: t`清單`, link: t`連結`, quote: t`引用` };
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + kinds.length) % kinds.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={css.tools}>
      <div ref={bar} role="toolbar" aria-label={t`格式`} className={css.bar} onKeyDown={onArrow}>
        {kinds.map((kind, index) => (
          <IconButton
            key={kind}
            label={words[kind]}
            aria-keyshortcuts={markKeys[kind].aria}
            tabIndex={index === at ? 0 : -1}
            onClick={() => {
              setAt(index);
              onMark(kind);
            }}
          >
            {pictures[kind]}
          </IconButton>
        ))}
      </div>
      {children}
    </div>
  );
}
