import { formatTwd } from '@hub/contracts/shared';
import { formatAgo, formatTime, serverNow, useLanguage } from '@hub/web';
import { ClockIcon, Receipt, SaveReceipt } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { MailNumber } from './mail-number.tsx';
import { numberDeadline } from './number-deadline.ts';
import css from './number.module.css';

export type AccountNumber = { BankCode: string; CodeNo: string; ExpireDate: string; ExpireTime: string };

type Props = {
  game: string;
  order: number;
  title: string;
  amount: number;
  number: AccountNumber;
  /** When we end the order ourselves, which may be before the bank's own time. */
  ends: string | null;
  /** Of the order, where this browser has it. */
  token: string | null;
};

const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** Where to pay, how much and until when; to copy, and as a picture. */
export function NumberReceipt({ game, order, title, amount, number, ends, token }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const at = numberDeadline(number, ends);
  const until = at && formatTime(at);
  const left = at && formatAgo(at, language, new Date(serverNow()));
  const receipt = {
    game,
    label: t`應付金額`,
    number: formatTwd(amount),
    codes: [
      { label: t`銀行代碼`, shown: number.BankCode },
      { label: t`繳費帳號`, shown: inFours(number.CodeNo), copied: number.CodeNo },
    ],
  };
  const deadline = until ? t`${until} 截止（${left}）` : '';
  return (
    <div className={css.number}>
      <Receipt
        {...receipt}
        lines={
          deadline
            ? [
                <span key="until" className={css.until}>
                  <ClockIcon />
                  {deadline}
                </span>,
              ]
            : []
        }
      />
      <SaveReceipt
        receipt={{ ...receipt, lines: [title, ...(until ? [t`${until} 截止`] : [])], foot: t`訂單 ${order}` }}
        name={`top-up-${order}`}
        alt={t`繳費資訊的圖片`}
        failed={t`這裡無法製作圖片，請直接複製繳費帳號`}
      />
      {token !== null && <MailNumber token={token} />}
    </div>
  );
}
