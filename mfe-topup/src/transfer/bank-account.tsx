import type { BankView } from '@hub/contracts/topup';
import { Notice, ShieldAlertIcon, Stack } from '@hub/web';
import { Receipt } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';

/** Where the money goes, with buttons that copy it. */
export function BankAccount({ bank, game }: { bank: BankView; game: string }) {
  const { t } = useLingui();
  const digits = bank.account_no.replace(/\D/g, '');
  return (
    <Stack gap="tight">
      <Receipt
        game={game}
        label={t`匯款銀行`}
        number={bank.bank_name}
        lines={[bank.branch, t`戶名 ${bank.holder}`].filter(Boolean)}
        codes={[
          ...(bank.bank_code ? [{ label: t`銀行代碼`, shown: bank.bank_code }] : []),
          { label: t`匯款帳號`, shown: bank.account_no, copied: digits },
        ]}
        plain
      />
      <Notice kind="warn" icon={<ShieldAlertIcon />} title={t`只匯到這個帳號`}>
        <p>
          <Trans>我們不會用訊息或電話要求改匯別的帳號，也不會請您匯到私人帳號。</Trans>
        </p>
      </Notice>
    </Stack>
  );
}
