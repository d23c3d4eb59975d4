import { LinkButton, usePageTitle, useSearchParams } from '@hub/web';
import { useSearchFilters } from '@hub/web/staff';
import { Field, Select } from '@hub/web/parts';
import { batchKinds, serialBatchStates } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayKeepCodes } from '../../codes/code-rights.ts';
import { Screen } from '../../screen.tsx';
import css from '../../screen.module.css';
import { useStaff } from '../../staff-context.ts';
import { EventChoice } from '../event-choice.tsx';
import { serialsAddress, serialsChoiceOf } from '../serials-address.ts';
import { useBatchWords, useKindWords } from '../use-serial-words.ts';
import { BatchList } from './batch-list.tsx';

/** Batches of codes, the newest first. */
export function BatchesPage() {
  const { t } = useLingui();
  const { me } = useStaff();
  const [search] = useSearchParams();
  const choose = useSearchFilters();
  const choice = serialsChoiceOf(search);
  const states = useBatchWords();
  const kinds = useKindWords();
  const title = t`序號批次`;
  usePageTitle(title);
  const preset = choice.event && `?event=${choice.event}`;
  return (
    <Screen
      title={title}
      lead={t`一起產生或匯入的序號是一批。序號本身不會顯示在這裡；要知道某一組的下落，請用「查序號」。`}
    >
      {mayKeepCodes(me) && (
        <p className={css.line}>
          <LinkButton variant="primary" size="small" to={serialsAddress.generate + preset}>{t`產生序號`}</LinkButton>
          <LinkButton size="small" to={serialsAddress.import + preset}>{t`匯入序號`}</LinkButton>
          <LinkButton size="small" to={serialsAddress.keyword + preset}>{t`新增通關密語`}</LinkButton>
        </p>
      )}
      <div className={css.filters}>
        <EventChoice id="batches-event" value={choice.event} empty={t`全部`} onChoose={(event) => choose({ event })} />
        <Narrow id="batches-state" label={t`狀態`} value={choice.state} onChoose={(state) => choose({ state })}>
          {serialBatchStates.map((state) => (
            <option key={state} value={state}>
              {states[state][0]}
            </option>
          ))}
        </Narrow>
        <Narrow id="batches-kind" label={t`來源`} value={choice.kind} onChoose={(kind) => choose({ kind })}>
          {batchKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Narrow>
      </div>
      <BatchList key={Object.values(choice).join(' ')} choice={choice} />
    </Screen>
  );
}

type NarrowProps = { id: string; label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

function Narrow({ id, label, value, onChoose, children }: NarrowProps) {
  const { t } = useLingui();
  return (
    <Field id={id} label={label}>
      {(wire) => (
        <Select {...wire} empty={t`不限`} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
