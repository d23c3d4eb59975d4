import {
  Button,
  CardList,
  EmptyState,
  Field,
  LinkButton,
  MailIcon,
  MoreButton,
  Notice,
  PageBody,
  PageTitle,
  Select,
  Skeleton,
  usePageTitle,
  useNarrow,
  useSearchParams,
} from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { mailKinds, mailStates } from '@hub/contracts/tickets';
import { anyCase, queueAddress } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { MailChoice } from './mails.api.ts';
import { MailItem } from './mail-item.tsx';
import css from './mails.module.css';
import { useMailWords } from './use-mail-words.ts';
import { useMailsApi } from './use-mails-api.ts';

/** What was mailed and what became of it; the filters stand in the address. */
export function MailsPage() {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const [search] = useSearchParams();
  const choose = useNarrow();
  const ticket = /^[1-9]\d{0,9}$/.test(search.get('case') ?? '') ? (search.get('case') ?? '') : '';
  const choice: MailChoice = { state: search.get('state') ?? '', kind: search.get('kind') ?? '', case: ticket };
  usePageTitle(t`寄信紀錄`);
  return (
    <PageBody>
      <div className={css.head}>
        <PageTitle title={t`寄信紀錄`} lead={t`只留下寄給誰、結果如何，不留信的內容。`} small />
        <LinkButton size="small" to={queueAddress(desk, { ...anyCase, queue: 'waiting', game: '' })}>
          {t`回案件`}
        </LinkButton>
      </div>
      <Filters choice={choice} onChoose={choose} />
      {ticket !== '' && (
        <p className={css.only}>
          {t`只看案件 #${ticket} 的信`}
          <Button look="quiet" size="small" onClick={() => choose({ case: '' })}>
            {t`看全部`}
          </Button>
        </p>
      )}
      <MailList key={JSON.stringify(choice)} choice={choice} />
    </PageBody>
  );
}

type FilterProps = { choice: MailChoice; onChoose: (over: Partial<MailChoice>) => void };

function Filters({ choice, onChoose }: FilterProps) {
  const { t } = useLingui();
  const { kinds, states } = useMailWords();
  return (
    <div className={css.filters}>
      <Field id="mails-state" label={t`結果`}>
        {(wire) => (
          <Select {...wire} value={choice.state} onChange={(event) => onChoose({ state: event.currentTarget.value })}>
            <option value="">{t`不限`}</option>
            {mailStates.map((state) => (
              <option key={state} value={state}>
                {states[state][0]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="mails-kind" label={t`哪一種信`}>
        {(wire) => (
          <Select {...wire} value={choice.kind} onChange={(event) => onChoose({ kind: event.currentTarget.value })}>
            <option value="">{t`不限`}</option>
            {mailKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

function MailList({ choice }: { choice: MailChoice }) {
  const { t } = useLingui();
  const api = useMailsApi();
  const result = api.list.useInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = result;
  useSessionEnd(error);
  if (!data && error) {
    return (
      <Notice kind="bad" title={t`寄信紀錄沒有載到`} role="alert">
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t`再試一次`}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton shape="rows" count={5} />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0) {
    return <EmptyState icon={<MailIcon />} title={t`這裡沒有信`} text={t`換個條件再看。`} />;
  }
  const more = { label: t`列出更多`, busy: isFetching, onPress: () => void fetchNextPage() };
  return (
    <>
      <CardList aria-label={t`寄信紀錄`}>
        {rows.map((row) => (
          <MailItem key={row.id} row={row} />
        ))}
      </CardList>
      <MoreButton
        status={hasNextPage ? t`已列出 ${rows.length} 封` : t`共 ${rows.length} 封，已全部列出`}
        more={hasNextPage ? more : undefined}
      />
    </>
  );
}
