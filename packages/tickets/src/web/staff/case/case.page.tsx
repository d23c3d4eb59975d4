import {
  Button,
  EmptyState,
  isApiFault,
  LinkButton,
  SearchIcon,
  TriangleAlertIcon,
  useLive,
  usePageTitle,
} from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { CaseSkeleton } from '../case-skeleton.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './case.module.css';
import type { CasePlace } from './case-place.ts';
import { CaseView } from './case-view.tsx';

type Props = CasePlace & {
  /** 0 for an address that names no number. */
  id: number;
};

export function CasePage({ id, ...place }: Props) {
  const { desk, api } = useStaffDesk();
  const { currentData, error, refetch } = api.ticket.useQuery(id, { refetchOnMountOrArgChange: true, skip: id === 0 });
  useSessionEnd(error);
  useLive(currentData ? `t:${desk.key}:${id}` : null, () => void refetch());
  // What its owner hears nothing of: who has it, and notes.
  useLive(currentData ? `s:${desk.key}:${id}` : null, () => void refetch());
  if (currentData) return <CaseView ticket={currentData} {...place} />;
  if (id === 0 || (isApiFault(error) && error.status === 404)) return <NoSuchCase id={id} back={place.back} />;
  return error === undefined ? <CaseSkeleton /> : <CaseAway onRetry={() => void refetch()} />;
}

function NoSuchCase({ id, back }: Pick<Props, 'id' | 'back'>) {
  const { t } = useLingui();
  const title = id === 0 ? t`找不到這件案件` : t`找不到案件 #${id}`;
  usePageTitle(title);
  return (
    <div className={css.state}>
      <h1 className="visually-hidden">{t`案件`}</h1>
      <EmptyState
        icon={<SearchIcon />}
        title={title}
        text={t`編號不對，或不在這個帳號負責的遊戲裡。`}
        action={
          <LinkButton size="small" to={back}>
            {t`回清單`}
          </LinkButton>
        }
      />
    </div>
  );
}

function CaseAway({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`案件沒有載到`;
  usePageTitle(title);
  return (
    <div className={css.state}>
      <h1 className="visually-hidden">{t`案件`}</h1>
      <EmptyState
        icon={<TriangleAlertIcon />}
        title={title}
        text={t`暫時連不上。清單和草稿都還在。`}
        action={
          <Button size="small" onClick={onRetry}>
            {t`再試一次`}
          </Button>
        }
      />
    </div>
  );
}
