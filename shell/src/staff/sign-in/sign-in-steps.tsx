import { lazyPage, useDispatch } from '@hub/web';
import { useEffect } from 'react';
import { PageWaiting } from '../../remotes/page-waiting.tsx';
import { askAnew, useStaffStepQuery } from '../session/staff-session.api.ts';
import { PasswordPage } from './password.page.tsx';
import { SecondFactorPage } from './second-factor.page.tsx';

const EnrolPage = lazyPage(() => import('../factor/enrol.page.tsx').then((file) => file.EnrolPage));
const FirstPasswordPage = lazyPage(() => import('./first-password.page.tsx').then((file) => file.FirstPasswordPage));

type Props = {
  /** Somebody was signed in until just now, and goes back to where they were. */
  expired: boolean;
  /** The frame is asking who that is. */
  asking: boolean;
};

/** Password, then whatever half a session still lacks. */
export function SignInSteps({ expired, asking }: Props) {
  const { data: step, isLoading, isFetching } = useStaffStepQuery();
  const dispatch = useDispatch();
  const anew = () => void dispatch(askAnew());
  useEffect(() => {
    void EnrolPage.preload().catch(() => undefined);
  }, []);
  if (isLoading) return <PageWaiting />;
  if (!step) return <PasswordPage expired={expired} asking={asking || isFetching} />;
  if (step.next === 'password') return <FirstPasswordPage step={step} onOver={anew} />;
  if (step.next === 'enrol') return <EnrolPage name={step.name} onDone={anew} onOver={anew} />;
  return <SecondFactorPage step={step} asking={asking} onOver={anew} />;
}
