import { taiwanModes, type GameShopView, type ReportType } from '@hub/contracts/topup';
import { useLocation, useNavigate, useParams, useSearchParams } from '@hub/web';

/** `transfer`: money was sent before, and is reported. `purchase`: it is paid at the provider. `rehearsal`: at its test area, and who may (`loadPass`). */
export type Flow = {
  game: string;
  type: ReportType;
  shop: GameShopView;
  way: 'transfer' | 'purchase';
  rehearsal?: string;
};

export const steps = ['buyer', 'goods', 'check', 'done'] as const;
export type FlowStep = (typeof steps)[number];

export const wayOf = (shop: GameShopView, type: ReportType): Flow['way'] =>
  type === '1' && shop.tw === taiwanModes.transfer ? 'transfer' : 'purchase';

/** Each step has an address of its own, so that it survives a reload and is left with Back. */
export function useFlowStep() {
  const { game = '' } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('step');
  const addressOf = (step: FlowStep) => (step === 'buyer' ? pathname : `${pathname}?step=${step}`);
  return {
    game,
    step: steps.find((one) => one === asked) ?? 'buyer',
    addressOf,
    goTo: (step: FlowStep, replace = false) => void navigate(addressOf(step), { replace }),
  };
}
