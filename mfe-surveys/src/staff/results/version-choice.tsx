import type { SurveyResultsView } from '@hub/contracts/surveys';
import { formatTime } from '@hub/web';
import { useSearchFilters } from '@hub/web/staff';
import { Field, Select } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';

type Props = { versions: SurveyResultsView['data']['versions']; chosen: string };

/** Which version's answers are shown, kept in the address: each is read with the questions that its players saw. */
export function VersionChoice({ versions, chosen }: Props) {
  const { t } = useLingui();
  const narrow = useSearchFilters();
  if (versions.length < 2) return null;
  return (
    <Field
      id="survey-version"
      label={t`版本`}
      hint={
        chosen === '' ? t`全部一起算，題目用最後一版的文字；選一版可以看當時的題目` : t`題目和選項是這一版當時的文字`
      }
    >
      {(wire) => (
        <Select
          {...wire}
          width="medium"
          empty={t`全部版本`}
          value={chosen}
          onChange={({ currentTarget }) => narrow({ version: currentTarget.value })}
        >
          {versions.map(({ no, published_at, answers }) => (
            <option key={no} value={no}>
              {t`第 ${no} 版（${formatTime(published_at)} 發布，${answers.toLocaleString('en')} 份）`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
