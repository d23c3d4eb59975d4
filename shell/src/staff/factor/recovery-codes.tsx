import { Button, ButtonRow, CopyStatus, Notice, pageData, useCopy } from '@hub/web';
import { CheckboxRow } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import css from './recovery-codes.module.css';

type Props = { codes: string[]; /** Words of the button that leaves. */ next: string; onNext: () => void };

/** Ten ways in without the phone, shown this once: to copy, to keep as a file, to print. */
export function RecoveryCodes({ codes, next, onNext }: Props) {
  const { t } = useLingui();
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { state, copy } = useCopy(codes.join('\n'), list);
  const box = useRef<HTMLInputElement>(null);
  const hint = useId();
  const leave = () => {
    if (kept) return onNext();
    setAsked(true);
    box.current?.focus();
  };
  return (
    <div className={css.sheet}>
      <p>
        <Trans>手機不見或壞掉時，用其中一組代替驗證碼登入。每組只能用一次。</Trans>
      </p>
      <ol ref={list} className={css.codes} aria-label={t`救援碼`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.tools} data-screen-only>
        <ButtonRow>
          <Button size="small" onClick={copy}>
            <Trans>複製</Trans>
          </Button>
          <Button size="small" onClick={() => saveAsFile(codes)}>
            <Trans>下載</Trans>
          </Button>
          <Button size="small" onClick={() => print()}>
            <Trans>列印</Trans>
          </Button>
        </ButtonRow>
        <CopyStatus state={state} />
      </div>
      <div className={css.leave} data-screen-only>
        <Notice kind="warn" title={t`離開這一頁就不會再顯示`}>
          <p>
            <Trans>請存在密碼管理器，或印出來放在安全的地方；不要和手機放在一起。</Trans>
          </p>
        </Notice>
        <CheckboxRow
          ref={box}
          label={t`我已經保存好救援碼`}
          checked={kept}
          aria-describedby={asked && !kept ? hint : undefined}
          aria-invalid={(asked && !kept) || undefined}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
        <p id={hint} role="status" className={css.hint}>
          {asked && !kept && <Trans>請先保存救援碼，再勾選上面這一項。</Trans>}
        </p>
        <Button variant="primary" wide="phone" onClick={leave}>
          {next}
        </Button>
      </div>
    </div>
  );
}

/** A text file made on this device; nothing is asked for. */
function saveAsFile(codes: string[]): void {
  const url = URL.createObjectURL(
    new Blob([`${pageData().site.name}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
