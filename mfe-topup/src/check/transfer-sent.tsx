import { formatTwd } from '@hub/contracts/shared';
import { ContentText, formatTime, LinkButton, Notice, Stack } from '@hub/web';
import { DescriptionList, Receipt } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { flowAddress, orderAddress } from '../order-address.ts';
import type { ReportedTransfer } from '../flow/shop.api.ts';

/** A transfer that was reported, and what becomes of it next. */
export function TransferSent({ report }: { report: ReportedTransfer }) {
  const { t } = useLingui();
  const until = report.cancel_time === null ? '' : formatTime(report.cancel_time);
  return (
    <Stack>
      <h2 tabIndex={-1}>
        <Trans>我們收到了</Trans>
      </h2>
      <Receipt
        game={report.game_id}
        label={t`訂單編號`}
        number={String(report.report_id)}
        lines={[<ContentText key="title">{report.title}</ContentText>, formatTwd(report.wire_amount)]}
        codes={[{ label: t`匯款帳號末五碼`, shown: report.wire_code }]}
        plain
      />
      {until ? (
        <Notice kind="warn">
          <p>{t`${until} 前沒有付款，訂單會自動取消。`}</p>
        </Notice>
      ) : (
        <Notice kind="ok" title={t`由專人核對，不會自動取消`}>
          <p>
            <Trans>匯款核對完成就送進遊戲，進度可以從訂單頁查看。</Trans>
          </p>
        </Notice>
      )}
      <DescriptionList
        facts={[
          { term: t`角色`, value: `${report.char_name} ${report.role_id}` },
          { term: t`匯款時間`, value: formatTime(report.wire_time) },
          { term: t`匯出銀行`, value: report.bank_name },
          { term: t`電子信箱`, value: report.email },
        ]}
      />
      <LinkButton variant="primary" wide="phone" to={orderAddress(report.token)}>
        <Trans>查看這筆訂單</Trans>
      </LinkButton>
      <LinkButton wide="phone" to={flowAddress(report, report.token)}>
        <Trans>再回報一筆，資料會先帶入</Trans>
      </LinkButton>
    </Stack>
  );
}
