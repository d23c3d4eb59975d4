import type { ReportType } from '@hub/contracts/topup';
import {
  isApiFault,
  Navigate,
  PageBody,
  Skeleton,
  useExchanged,
  useLocation,
  useNavigate,
  useSearchParams,
} from '@hub/web';
import { useEffect } from 'react';
import { AwayNotice } from '../away-notice.tsx';
import { BuyerStep } from '../buyer/buyer-step.tsx';
import { CheckStep } from '../check/check-step.tsx';
import { GoodsStep } from '../goods/goods-step.tsx';
import { loadPass, savePass } from '../rehearsal/rehearsal-pass.ts';
import { TransferStep } from '../transfer/transfer-step.tsx';
import { MaintenanceBulletin, NoGame, NotOpen } from './closed-pages.tsx';
import { FlowWindow } from './flow-frame.tsx';
import { useFlowStep, wayOf, type Flow } from './flow.ts';
import { loadStarted } from './order-work.ts';
import { useGameShopQuery, useMaintenanceQuery } from './shop.api.ts';

/** How often a page that is open looks whether top-up is. */
const LOOK_MS = 60_000;

function FlowPage({ type, rehearsal }: { type: ReportType; rehearsal?: string }) {
  const { game } = useFlowStep();
  const exchanged = useExchanged();
  const maintenance = useMaintenanceQuery(undefined, { pollingInterval: LOOK_MS, refetchOnMountOrArgChange: true });
  const asked = { game_id: game, report_type: type, rehearsal };
  const { data: shop, error, isFetching, refetch } = useGameShopQuery(asked, { refetchOnMountOrArgChange: true });
  if (isApiFault(error) && error.status === 404) return <NoGame />;
  if (type === '2' && shop && shop.os !== 1) return <Navigate to="/game" replace />;
  return (
    <>
      <FlowWindow game={game} type={type} heading={shop?.heading} rehearsal={rehearsal !== undefined} />
      {content()}
    </>
  );

  function content() {
    if (maintenance.data?.msg === 'OK') return <MaintenanceBulletin said={maintenance.data} game={game} />;
    if (shop && type === '1' && shop.tw < 1) return <NotOpen shop={shop} game={game} />;
    if (shop && exchanged && !maintenance.isLoading)
      return <StepOf key={`${game} ${type}`} flow={{ game, type, shop, way: wayOf(shop, type), rehearsal }} />;
    return (
      <PageBody width="text">
        {error ? (
          <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="fields" count={7} />
        )}
      </PageBody>
    );
  }
}

/** `/wire_report_v2/:game` */
export const TaiwanPage = () => <FlowPage type="1" />;
/** `/wire_report_v3/:game` */
export const OverseasPage = () => <FlowPage type="2" />;

/** `/wire_report_v2_sandbox/:game`: the flow of Taiwan at the provider’s test area. A link of the desk brings its pass along. */
export function RehearsalPage() {
  const { game } = useFlowStep();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const pass = search.get('pass');
  useEffect(() => {
    if (!pass) return;
    savePass(game, pass);
    void navigate(pathname, { replace: true });
  }, [game, pass, pathname, navigate]);
  return pass ? null : <FlowPage type="1" rehearsal={loadPass(game)} />;
}

function StepOf({ flow }: { flow: Flow }) {
  const { step, addressOf } = useFlowStep();
  if (step === 'buyer') return <BuyerStep flow={flow} />;
  if (step === 'done' || step === 'check') return <CheckStep flow={flow} />;
  if (!loadStarted(flow)) return <Navigate to={addressOf('buyer')} replace />;
  return flow.way === 'transfer' ? <TransferStep flow={flow} /> : <GoodsStep flow={flow} />;
}
