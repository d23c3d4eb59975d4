import { Notice, Skeleton, useLocation, useNavigate, usePageTitle } from '@hub/web';
import { searchNow, useSessionEnd } from '@hub/web/staff';
import { Field, Select } from '@hub/web/parts';
import { deliverySources } from '@hub/contracts/integration-events';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useDeliveryFiguresQuery, type FiguresChoice } from '../deliveries.api.ts';
import { GameChoice } from '../game-choice.tsx';
import { DeliveriesFault, Screen } from '../screen.tsx';
import { useStaff } from '../staff-context.ts';
import { mayRead } from '../staff-rights.ts';
import { useSourceWords } from '../words/use-delivery-words.ts';
import { FiguresBody } from './figures-body.tsx';
import { figuresAddress, figuresOf } from './figures-address.ts';
import { RangeForm, rangeFaults } from './range-form.tsx';

/** What was asked for, arrived and was late over time. The range is the address. */
export function FiguresPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const choice = useMemo(() => figuresOf(new URLSearchParams(search)), [search]);
  const { currentData, data, error, isFetching, refetch } = useDeliveryFiguresQuery(choice, {
    refetchOnMountOrArgChange: 60,
  });
  useSessionEnd(error);
  const title = t`寄送圖表`;
  usePageTitle(title);
  const shown = currentData ?? data;
  return (
    <Screen title={title}>
      <Narrow choice={choice} fault={error} />
      {error && !rangeFaults(error) && <DeliveriesFault fault={error} onRetry={() => void refetch()} />}
      {!shown && isFetching && <Skeleton shape="rows" count={5} />}
      {shown && shown.waiting > 0 && (
        <Notice kind="info" title={t`還有 ${shown.waiting} 筆正在計算，重新整理就會更新`} />
      )}
      {shown && (
        <div aria-busy={isFetching}>
          <FiguresBody figures={shown} />
        </div>
      )}
    </Screen>
  );
}

function Narrow({ choice, fault }: { choice: FiguresChoice; fault: unknown }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const sources = useSourceWords();
  const go = (over: Partial<FiguresChoice>) => void navigate(figuresAddress({ ...figuresOf(searchNow()), ...over }));
  return (
    <RangeForm range={choice} fault={fault} label={t`圖表範圍`} onChoose={go}>
      <GameChoice
        id="figures-game"
        value={choice.game}
        empty={t`全部`}
        among={(game) => mayRead(me, game)}
        onChoose={(game) => go({ game })}
      />
      <Field id="figures-source" label={t`來源`}>
        {(wire) => (
          <Select
            {...wire}
            empty={t`不限`}
            value={choice.source}
            onChange={(event) => go({ source: event.currentTarget.value })}
          >
            {deliverySources.map((one) => (
              <option key={one} value={one}>
                {sources[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </RangeForm>
  );
}
