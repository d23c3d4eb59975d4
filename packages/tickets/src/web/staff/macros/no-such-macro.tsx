import { EmptyState, LinkButton, PageBody, SearchIcon } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import { macrosAddress } from './macros-address.ts';

export function NoSuchMacro() {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  return (
    <PageBody>
      <h1 className="visually-hidden">{t`罐頭回覆`}</h1>
      <EmptyState
        icon={<SearchIcon />}
        title={t`找不到這則罐頭回覆`}
        text={t`編號不對，或不在這個帳號負責的遊戲裡。`}
        action={
          <LinkButton size="small" to={macrosAddress(desk)}>
            {t`回罐頭回覆清單`}
          </LinkButton>
        }
      />
    </PageBody>
  );
}
