import {
  Button,
  Field,
  isApiFault,
  Notice,
  Select,
  Skeleton,
  TextInput,
  useLocation,
  useNavigate,
  usePageTitle,
} from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { deliverySources } from '@hub/contracts/facts';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type FormEvent } from 'react';
import { useDeliveryFiguresQuery, type FiguresChoice } from '../deliveries.api.ts';
import { GameChoice } from '../game-choice.tsx';
import { Screen, ScreenFault } from '../screen.tsx';
import { useStaff } from '../staff-context.ts';
import { mayRead } from '../staff-rights.ts';
import { useSourceWords } from '../words/use-delivery-words.ts';
import { FiguresBody } from './figures-body.tsx';
import { figuresAddress, figuresOf, lastDays, usualRanges } from './figures-address.ts';
import own from './figures.module.css';

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
      <Range choice={choice} fault={error} />
      {error && <ScreenFault fault={error} onRetry={() => void refetch()} />}
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

function Range({ choice, fault }: { choice: FiguresChoice; fault: unknown }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const sources = useSourceWords();
  const errors = isApiFault(fault) && fault.status === 400 ? fault.fields : {};
  const go = (over: Partial<FiguresChoice>) => void navigate(figuresAddress({ ...choice, ...over }));
  const names: Record<number, string> = { 1: t`今天`, 7: t`近 7 天`, 30: t`近 30 天`, 90: t`近 90 天` };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    go({ from: String(typed.get('from') || choice.from), until: String(typed.get('until') || choice.until) });
  };
  return (
    <form
      key={`${choice.from} ${choice.until}`}
      className={own.form}
      onSubmit={send}
      noValidate
      aria-label={t`圖表範圍`}
    >
      <div className={own.spans} role="group" aria-label={t`常用期間`}>
        {usualRanges.map((days) => {
          const range = lastDays(days);
          const current = range.from === choice.from && range.until === choice.until;
          return (
            <button key={days} type="button" className={own.span} aria-pressed={current} onClick={() => go(range)}>
              {names[days]}
            </button>
          );
        })}
      </div>
      <div className={own.fields}>
        <Field id="figures-from" label={t`從`} error={errors.from}>
          {(wire) => <TextInput {...wire} name="from" type="date" defaultValue={choice.from} />}
        </Field>
        <Field id="figures-until" label={t`到`} error={errors.until}>
          {(wire) => <TextInput {...wire} name="until" type="date" defaultValue={choice.until} />}
        </Field>
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
        <Button type="submit" size="small">{t`查看`}</Button>
      </div>
    </form>
  );
}
