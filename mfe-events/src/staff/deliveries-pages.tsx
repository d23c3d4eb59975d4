import { EmptyState, isApiFault, lazyPage, useLocation, useStaffMeQuery } from '@hub/web';
import { DeskScreenFrame } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { BatchPage } from './batches/batch.page.tsx';
import { BatchesPage } from './batches/batches.page.tsx';
import { CompensatePage } from './compensate/compensate.page.tsx';
import { choiceOf, placeOf, type DeliveryChoice, type Place, type Tool } from './deliveries-address.ts';
import { HealthPage } from './health/health.page.tsx';
import { DeliveryKeys } from './list/delivery-keys.tsx';
import { DeliveryViews } from './list/delivery-views.tsx';
import { DeskPage } from './desk.page.tsx';
import { RolePage } from './roles/role.page.tsx';
import { StaffContext } from './staff-context.ts';
import { mayRead } from './staff-rights.ts';

const FiguresPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-delivery-figures" */ './figures/figures.page.tsx').then(
    (file) => file.FiguresPage,
  ),
);

/** What is sent into the games: the list with its deliveries, and the tools beside it. */
export function DeliveriesPages() {
  const { t } = useLingui();
  const { data: me, error } = useStaffMeQuery();
  const { pathname, search } = useLocation();
  if (!me) return null;
  if (!mayRead(me))
    return <EmptyState page title={t`這個帳號不能看寄送`} text={t`需要時請管理者開「活動」或「客服」角色。`} />;
  const place = placeOf(pathname);
  const choice = choiceOf(new URLSearchParams(search));
  const signedIn = !(isApiFault(error) && error.status === 401);
  return <StaffContext value={{ me, signedIn }}>{screenOf(place, choice)}</StaffContext>;
}

function screenOf(place: Place, choice: DeliveryChoice) {
  if (place.at === 'list') return <DeskPage choice={choice} id={null} />;
  if (place.at === 'one') return <DeskPage choice={choice} id={place.id} />;
  return <ToolScreen tool={place.at} id={place.id} choice={choice} />;
}

type ToolProps = { tool: Tool; id: number | null; choice: DeliveryChoice };

/** A tool in the place of list and delivery. */
function ToolScreen({ tool, id, choice }: ToolProps) {
  return (
    <DeskScreenFrame views={<DeliveryViews choice={choice} tool={tool} behind={false} />} keys={<DeliveryKeys />}>
      {toolPage(tool, id)}
    </DeskScreenFrame>
  );
}

function toolPage(tool: Tool, id: number | null) {
  if (tool === 'batches') return id === null ? <BatchesPage /> : <BatchPage key={id} id={id} />;
  if (tool === 'health') return <HealthPage />;
  if (tool === 'figures') return <FiguresPage />;
  return tool === 'roles' ? <RolePage /> : <CompensatePage />;
}
