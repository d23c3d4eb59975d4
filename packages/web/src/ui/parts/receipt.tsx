import { useRef, type ReactNode } from 'react';
import {
  Bracket,
  classList,
  CopyPicture,
  CopyStatus,
  GamePicture,
  IconButton,
  langOfWords,
  useCopy,
  useKitTexts,
} from '@hub/web';
import css from './receipt.module.css';

export type ReceiptCode = {
  label: string;
  /** As shown: in groups of four. */
  shown: string;
  copied?: string;
};
export type ReceiptProps = {
  game: string;
  label: string;
  number: string;
  lines?: readonly ReactNode[];
  codes: readonly ReceiptCode[];
  /** Without the picture, where another one is in view. */
  plain?: boolean;
  children?: ReactNode;
};

export function Receipt({ game, label, number, lines = [], codes, plain, children }: ReceiptProps) {
  return (
    <div className={css.slip} data-game={game}>
      <div className={css.upper}>
        {!plain && <GamePicture game={game} fit="card" />}
        <div className={css.words}>
          <p className={css.label}>{label}</p>
          <p className={css.number}>{number}</p>
          <div className={css.lines}>
            {lines.map((line, index) => (
              <p key={index} lang={typeof line === 'string' ? langOfWords(line) : undefined}>
                {line}
              </p>
            ))}
          </div>
        </div>
      </div>
      <div className={css.lower}>
        {codes.map((code) => (
          <CodeRow key={code.label} {...code} />
        ))}
        {children}
      </div>
    </div>
  );
}

const SHORT = 10;

function CodeRow({ label, shown, copied = shown }: ReceiptCode) {
  const texts = useKitTexts();
  const place = useRef<HTMLSpanElement>(null);
  const { state, copy } = useCopy(copied, place);
  return (
    <div className={css.row} data-long={shown.length > SHORT || undefined}>
      <p className={css.codeLabel}>{label}</p>
      <p className={css.code}>
        <span ref={place}>{shown}</span>
      </p>
      <IconButton className={css.copy} label={`${texts.copy}${label}`} onClick={copy}>
        <CopyPicture state={state} />
      </IconButton>
      <CopyStatus state={state} className={css.status} />
    </div>
  );
}

export type ReceiptHintProps = {
  game: string;
  label: string;
  number: string;
  codeLabel: string;
  code: string;
  here: string;
};

/** Drawing only, hidden from readers. */
export function ReceiptHint({ game, label, number, codeLabel, code, here }: ReceiptHintProps) {
  return (
    <div className={classList(css.slip, css.hint)} data-game={game} aria-hidden="true">
      <div className={css.upper}>
        <GamePicture game={game} fit="card" />
        <p className={css.hintLine}>
          {label} {number}
        </p>
      </div>
      <div className={css.lower}>
        {codeLabel} <Bracket className={css.spot}>{code}</Bracket> ← {here}
      </div>
    </div>
  );
}
