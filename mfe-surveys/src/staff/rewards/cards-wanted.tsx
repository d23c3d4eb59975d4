import type { SurveyData } from '@hub/contracts/surveys';
import { Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = Pick<SurveyData, 'codes'> & { children?: ReactNode };

/** Rewards wait for card codes that nobody has imported; nothing where there are enough. */
export function CardsWanted({ codes: { wanted, free }, children }: Props) {
  const { t } = useLingui();
  if (wanted <= free) return null;
  const [many, missing] = [wanted, wanted - free].map((count) => count.toLocaleString('en'));
  return (
    <Notice kind="warn" title={t`${many} 份獎勵在等卡號，還差 ${missing} 張`}>
      <p>{t`匯入卡號後會自動寄出。不再發放的，請逐份取消並寫明原因。`}</p>
      {children}
    </Notice>
  );
}
