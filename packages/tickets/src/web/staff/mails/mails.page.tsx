import { Button, CardList, LinkButton, useSearchParams } from '@hub/web';
import { MailIcon } from '@hub/web/parts';
import { ListScreen, useSearchFilters } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { mailKinds, mailStates } from '@hub/contracts/tickets';
import { anyCase, queueAddress } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { MailItem } from './mail-item.tsx';
import css from './mails.module.css';
import { useMailWords } from './use-mail-words.ts';
import { useMailsApi } from './use-mails-api.ts';

export function MailsPage() {
  const { t } = useLingui();
  const { desk, signedIn } = useStaffDesk();
  const { kinds, states } = useMailWords();
  const [search] = useSearchParams();
  const ticket = /^[1-9]\d{0,9}$/.test(search.get('case') ?? '') ? (search.get('case') ?? '') : '';
  const list = useMailsApi().list.useInfiniteQuery(
    { state: search.get('state') ?? '', kind: search.get('kind') ?? '', case: ticket },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListScreen
      title={t`寄信紀錄`}
      lead={t`只留下寄給誰、結果如何，不留信的內容。`}
      actions={
        <LinkButton size="small" to={queueAddress(desk, { ...anyCase, queue: 'waiting', game: '' })}>
          {t`回案件`}
        </LinkButton>
      }
      filters={[
        { name: 'state', label: t`結果`, options: mailStates.map((state) => [state, states[state][0]]) },
        { name: 'kind', label: t`哪一種信`, options: mailKinds.map((kind) => [kind, kinds[kind]]) },
      ]}
      tools={ticket !== '' && <OneCase ticket={ticket} />}
      list={list}
      live={signedIn}
      away={{ title: t`寄信紀錄沒有載到`, text: t`暫時連不上。` }}
      empty={{ icon: <MailIcon />, title: t`這裡沒有信`, text: t`換個條件再看。` }}
      status={(many, ended) => (ended ? t`共 ${many} 封，已全部列出` : t`已列出 ${many} 封`)}
    >
      {(rows) => (
        <CardList aria-label={t`寄信紀錄`}>
          {rows.map((row) => (
            <MailItem key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}

function OneCase({ ticket }: { ticket: string }) {
  const { t } = useLingui();
  const narrow = useSearchFilters();
  return (
    <p className={css.only}>
      {t`只看案件 #${ticket} 的信`}
      <Button variant="quiet" size="small" onClick={() => narrow({ case: '' })}>
        {t`看全部`}
      </Button>
    </p>
  );
}
