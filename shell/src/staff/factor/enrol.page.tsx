import { isApiFault, usePageTitle } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OtherAccount } from '../sign-in/other-account.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { EnrolSteps } from './enrol-steps.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = {
  name: string;
  /** The codes are kept: on to the desk. */ onDone: () => void;
  /** The session is over. */ onOver: () => void;
};

/** First sign-in: the app is set up, then the recovery codes are shown this once. */
export function EnrolPage({ name, onDone, onOver }: Props) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<string[]>();
  usePageTitle(codes ? t`保存救援碼` : t`設定兩步驟驗證`);
  if (codes) {
    return (
      <SignInFrame wide title={<Trans>保存救援碼</Trans>}>
        <RecoveryCodes codes={codes} next={t`完成，進入工作台`} onNext={onDone} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      wide
      title={<Trans>設定兩步驟驗證</Trans>}
      lead={<Trans>{name}，之後登入除了密碼，還要輸入手機 App 顯示的數字。別人就算知道密碼也進不來。</Trans>}
      ways={<OtherAccount />}
    >
      <EnrolSteps onCodes={setCodes} onFault={(fault) => isApiFault(fault) && fault.status === 401 && onOver()} />
    </SignInFrame>
  );
}
