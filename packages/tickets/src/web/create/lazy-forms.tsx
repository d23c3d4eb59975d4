import { lazyPage, WaitingContext } from '@hub/web';
import { Loading } from '../loading.tsx';
import type { ReportFormProps } from './report-form-props.ts';

const LoadedReportForm = lazyPage(() =>
  import(/* webpackChunkName: "report-form" */ './report-form.tsx').then((file) => file.ReportForm),
);

const LoadedTopUpForm = lazyPage(() =>
  import(/* webpackChunkName: "report-form" */ '../issue/top-up-form.tsx').then((file) => file.TopUpForm),
);

type Props = ReportFormProps & { fields: number };

/** The page is painted without what a form needs, which is on its way together with the form's settings. */
export function ReportForm({ fields, ...props }: Props) {
  return (
    <WaitingContext value={<Loading shape="fields" count={fields} />}>
      <LoadedReportForm {...props} />
    </WaitingContext>
  );
}

export function TopUpForm({ fields, ...props }: Props) {
  return (
    <WaitingContext value={<Loading shape="fields" count={fields} />}>
      <LoadedTopUpForm {...props} />
    </WaitingContext>
  );
}

/** Fails without a word: whoever draws the form tries again. */
export const fetchReportForm = (): void => void LoadedReportForm.preload().catch(() => undefined);
export const fetchTopUpForm = (): void => void LoadedTopUpForm.preload().catch(() => undefined);
