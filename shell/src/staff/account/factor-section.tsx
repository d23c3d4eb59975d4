import { Badge, Button, ButtonRow, Card, Notice, SectionTitle, useDispatch } from '@hub/web';
import { Dialog, usePreservedFocus } from '@hub/web/parts';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EnrolSteps } from '../factor/enrol-steps.tsx';
import { RecoveryCodes } from '../factor/recovery-codes.tsx';
import { FormFault } from '../session/form-fault.tsx';
import { askAnew, useStaffEnrolMutation } from '../session/staff-session.api.ts';
import { useChange } from '../session/use-change.ts';
import { useLeave } from '../session/use-leave.ts';
import css from './account.module.css';
import { useRemoveFactorMutation, useRenewRecoveryCodesMutation } from './my-account.api.ts';

const FEW = 3;

type Shown = { is: 'state' } | { is: 'moving' } | { is: 'codes'; codes: string[] };

export function FactorSection({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown>({ is: 'state' });
  const part = usePreservedFocus<HTMLElement>(shown.is);
  const dispatch = useDispatch();
  const finish = () => {
    setShown({ is: 'state' });
    void dispatch(askAnew());
  };
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="factor">
      <SectionTitle id="factor">
        {shown.is === 'codes' ? (
          <Trans>新的救援碼</Trans>
        ) : shown.is === 'moving' ? (
          <Trans>重新設定驗證器</Trans>
        ) : (
          <Trans>兩步驟驗證</Trans>
        )}
      </SectionTitle>
      <Card className={css.stack}>
        {shown.is === 'state' && (
          <FactorState
            left={me.factor.recovery_left}
            onMove={() => setShown({ is: 'moving' })}
            onCodes={(codes) => setShown({ is: 'codes', codes })}
          />
        )}
        {shown.is === 'moving' && (
          <>
            <p>
              <Trans>新的驗證器啟用之前，原來的仍然有效。啟用後，其他裝置會登出，救援碼也會換新。</Trans>
            </p>
            <EnrolSteps onCodes={(codes) => setShown({ is: 'codes', codes })} onFault={() => undefined} />
            <Button variant="quiet" wide="phone" onClick={finish}>
              <Trans>取消，維持原來的驗證器</Trans>
            </Button>
          </>
        )}
        {shown.is === 'codes' && <RecoveryCodes codes={shown.codes} next={t`完成`} onNext={finish} />}
      </Card>
    </section>
  );
}

type StateProps = { left: number; onMove: () => void; onCodes: (codes: string[]) => void };

function FactorState({ left, onMove, onCodes }: StateProps) {
  const { t } = useLingui();
  const [begin] = useStaffEnrolMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const moving = useChange(() => begin());
  const renewing = useChange(() => renew());
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <p className={css.line}>
        <Badge kind="ok">
          <Trans>已啟用</Trans>
        </Badge>
        <Trans>登入時需要密碼和手機 App 的驗證碼。</Trans>
      </p>
      <p>
        <Trans>救援碼還剩 {left} 組。</Trans>
      </p>
      {left < FEW && (
        <Notice kind="warn" title={left === 0 ? t`沒有可用的救援碼` : t`救援碼快用完了`}>
          <p>
            <Trans>手機不見時會無法登入，請現在產生一組新的。</Trans>
          </p>
        </Notice>
      )}
      <FormFault fault={moving.error ?? renewing.error} title={t`沒有成功`} fields={[]} />
      <ButtonRow>
        <Button
          size="small"
          busy={renewing.busy}
          onClick={() => void renewing.run(undefined).then((codes) => codes && onCodes(codes))}
        >
          <Trans>產生新的救援碼</Trans>
        </Button>
        <Button
          size="small"
          busy={moving.busy}
          onClick={() => void moving.run(undefined).then((made) => made && onMove())}
        >
          <Trans>換手機或重新設定</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={() => setRemoving(true)}>
          <Trans>移除驗證器</Trans>
        </Button>
      </ButtonRow>
      <RemoveDialog open={removing} onClose={() => setRemoving(false)} />
    </>
  );
}

function RemoveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [remove] = useRemoveFactorMutation();
  const removing = useChange(() => remove());
  const { leave } = useLeave();
  const go = () => {
    onClose();
    void removing.run(undefined).then((done) => done && leave());
  };
  return (
    <>
      <FormFault fault={removing.error} title={t`沒有移除`} fields={[]} />
      <Dialog
        open={open}
        onClose={onClose}
        title={t`要移除驗證器嗎？`}
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>
              <Trans>不移除</Trans>
            </Button>
            <Button variant="danger" onClick={go}>
              <Trans>移除並登出</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>所有裝置會立刻登出，救援碼失效。下次登入時要重新設定，才能使用工作台。</Trans>
        </p>
      </Dialog>
    </>
  );
}
