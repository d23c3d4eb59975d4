import { useLatest } from '@hub/forms';
import { useEffect } from 'react';
import { useFlowStep, type Flow, type FlowStep } from './flow.ts';
import { savePart, type OrderPart } from './order-work.ts';

type Leaving = { part: OrderPart; next: FlowStep; form: { done: boolean; values: Record<string, string> } };

/** Once its form is taken, what was typed is saved and the next step comes. */
export function useLeaveStep(flow: Flow, { part, next, form: { done, values } }: Leaving): void {
  const { goTo } = useFlowStep();
  const leave = useLatest(() => {
    savePart(flow, part, values);
    goTo(next);
  });
  useEffect(() => {
    if (done) leave.current();
  }, [done, leave]);
}
