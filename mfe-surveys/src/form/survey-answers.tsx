import { FormFrame, SubmitButton } from '@hub/forms';
import { Button, Card, Stack } from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import type { SurveyField, SurveyForm } from '@hub/contracts/surveys';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { Said } from '../words.tsx';
import { numberOf, shownFields, useAnswerForm, type AnswersOf, type SurveyPlace } from './answer-form.ts';
import css from './form.module.css';
import type { ConfirmRole } from './role-field.tsx';
import { SurveyFieldPart } from './survey-field.tsx';

export type SurveyAnswersProps = AnswersOf & {
  confirmRole: ConfirmRole;
  /** What a reader hears the form called. */
  label: string;
  /** What stands above the first page: what the survey is about. */
  intro?: ReactNode;
  /** The first card lies over the picture of the page. */
  lifted?: boolean;
  /** Words of the button that sends, and below it. */
  send: ReactNode;
  promise?: ReactNode;
};

/** A survey as its data has it: pages, fields, progress, and the button that turns or sends. */
export function SurveyAnswers(props: SurveyAnswersProps) {
  const { form, place, confirmRole, label, intro, lifted, send, promise } = props;
  const answers = useAnswerForm(props);
  const fields = shownFields(form, place.page, answers.values);
  const [first, rest] = leading(fields);
  const last = place.page >= form.pages.length - 1;
  const about = place.page === 0 ? intro : undefined;
  const draw = (field: SurveyField) => (
    <SurveyFieldPart
      key={field.key}
      field={field}
      answers={answers}
      number={numberOf(form, field)}
      confirmRole={confirmRole}
    />
  );
  return (
    <FormFrame form={answers} label={label}>
      {form.pages.length > 1 && <Progress form={form} place={place} lifted={lifted} />}
      {(about !== undefined || first.length > 0) && (
        <Card lifted={lifted && form.pages.length === 1}>
          <Stack>
            {about}
            {first.map(draw)}
          </Stack>
        </Card>
      )}
      {rest.length > 0 && <Stack gap="sections">{rest.map(draw)}</Stack>}
      <div className={css.send}>
        <SubmitButton form={answers}>{last ? send : <Trans>下一頁</Trans>}</SubmitButton>
        {last && promise !== undefined && <p className={css.small}>{promise}</p>}
        {place.page > 0 && (
          <Button variant="quiet" wide="phone" onClick={() => place.turnTo(place.page - 1)}>
            <Trans>上一頁</Trans>
          </Button>
        )}
      </div>
    </FormFrame>
  );
}

/** Who answers stands in a card; the questions after it stand on the page. */
function leading(fields: SurveyField[]): [SurveyField[], SurveyField[]] {
  const at = fields.findIndex(({ kind }) => kind === 'radio' || kind === 'checks');
  return at < 0 ? [fields, []] : [fields.slice(0, at), fields.slice(at)];
}

type ProgressProps = { form: SurveyForm; place: SurveyPlace; lifted?: boolean };

function Progress({ form, place: { page }, lifted }: ProgressProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const [here, all] = [page + 1, form.pages.length];
  const words = t`第 ${here} 頁，共 ${all} 頁`;
  const title = form.pages[page]?.title;
  const bar = <ProgressBar label={t`填寫進度`} value={here} max={all} />;
  return (
    <div className={css.progress} data-lifted={lifted || undefined}>
      <h2 ref={heading} tabIndex={-1} className={css.pageTitle}>
        {title?.tw ? <Said words={title} /> : words}
      </h2>
      {title?.tw && <p className={css.small}>{words}</p>}
      {bar}
    </div>
  );
}
