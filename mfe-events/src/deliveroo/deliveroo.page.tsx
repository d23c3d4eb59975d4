import { Notice, PageBody, PageWindow, SectionTitle, usePageTitle } from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { BannerArt, inksOf } from '../art/event-art.tsx';
import css from './deliveroo.module.css';
import { DeliverooForm } from './deliveroo-form.tsx';

const REDEEM_UNTIL = '2020/3/20';
const SENT_UNTIL = '2020/3/31';

/** `/events/deliveroo`: a promotion that is over. Its form stays for who still has the link, and tells them so. */
export function DeliverooPage() {
  const { t } = useLingui();
  const title = t({ context: 'redeem', message: '外送合作活動' });
  usePageTitle(title);
  return (
    <>
      <PageWindow
        picture={<BannerArt art="delivery" />}
        className={inksOf('delivery')}
        label={t({ context: 'redeem', message: '活動結束' })}
        title={title}
        subtitle={<Trans context="redeem">兌換已於 {REDEEM_UNTIL} 截止</Trans>}
      />
      <PageBody overlap aside={<Dates />}>
        <Notice kind="warn" lifted title={t({ context: 'redeem', message: '兌換期間已結束' })}>
          <Trans context="redeem">這個活動已經結束，序號不能再兌換。下面的表單僅供對照當時的活動頁。</Trans>
        </Notice>
        <DeliverooForm />
      </PageBody>
    </>
  );
}

function Dates() {
  const { t } = useLingui();
  return (
    <section className={css.dates}>
      <SectionTitle>
        <Trans context="redeem">活動時間</Trans>
      </SectionTitle>
      <DescriptionList
        facts={[
          { term: t({ context: 'redeem', message: '兌換期限' }), value: REDEEM_UNTIL },
          {
            term: t({ context: 'redeem', message: '獎勵寄送' }),
            value: <Trans context="redeem">{SENT_UNTIL} 前</Trans>,
          },
          {
            term: t({ context: 'redeem', message: '兌換次數' }),
            value: t({ context: 'redeem', message: '每個帳號最多 3 次' }),
          },
        ]}
      />
    </section>
  );
}
