import { Card, CircleAlertIcon, SectionTitle, SiteLink, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from './check.module.css';

/** `name`: of the field that its refusals are said at. */
export type CheckRow = { name: string; term: string; value: ReactNode };

type Props = {
  title: string;
  rows: readonly CheckRow[];
  /** Where it is changed. */
  to: string;
  fieldId: (name: string) => string;
  errors: Readonly<Record<string, string>>;
};

/** What was filled in, with a way back to each of it. */
export function CheckRows({ title, rows, to, fieldId, errors }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Stack gap="tight">
        <SectionTitle>{title}</SectionTitle>
        <dl className={css.rows}>
          {rows.map(({ name, term, value }) => (
            <div key={name} className={css.row}>
              <dt>{term}</dt>
              <dd>
                {value === '' ? t`沒有填寫` : value}
                {errors[name] !== undefined && (
                  <span className={css.error}>
                    <CircleAlertIcon />
                    {errors[name]}
                  </span>
                )}
              </dd>
              <dd className={css.change}>
                <SiteLink to={to} id={fieldId(name)}>
                  <Trans>
                    修改<span className="visually-hidden"> {term}</span>
                  </Trans>
                </SiteLink>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
