import { Button, ButtonRow, LinkButton, Notice } from '@hub/web';
import { Kbd } from '@hub/web/staff';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import { useEffect, useRef } from 'react';
import { caseAddress, type QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './answer-box.module.css';

type Props = { next: StaffTicketRow | null; choice: QueueChoice; back: string; onMore: () => void };

export function AnswerSent({ next, choice, back, onMore }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  const preview = next?.preview;
  const left = choice.queue === 'waiting' ? t`已移出「待處理」，玩家會收到通知信。` : t`玩家會收到通知信。`;
  return (
    <div ref={box} className={css.sent}>
      <Notice kind="ok" title={t`回覆已送出`} role="status">
        <p>{left}</p>
      </Notice>
      <ButtonRow>
        {next ? (
          <LinkButton
            className={css.next}
            variant="primary"
            size="small"
            iconAfter={
              <Kbd always onFill>
                ↵
              </Kbd>
            }
            to={caseAddress(desk, next.id, choice)}
          >
            <span className={css.nextWords}>
              <Trans>下一件：{preview}</Trans>
            </span>
          </LinkButton>
        ) : (
          <LinkButton className={css.next} variant="primary" size="small" to={back}>
            {t`這裡都看完了，回清單`}
          </LinkButton>
        )}
        <Button size="small" onClick={onMore}>
          {t`再寫一則`}
        </Button>
      </ButtonRow>
    </div>
  );
}
