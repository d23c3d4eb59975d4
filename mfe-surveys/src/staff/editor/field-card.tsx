import { wordsIn } from '@hub/contracts/surveys';
import { Badge, Button, ChevronDownIcon, CircleAlertIcon, contentLang, IconButton, useLanguage, XIcon } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon, ArrowUpIcon, CopyPlusIcon } from 'lucide-react';
import type { FieldCardProps } from './field-card-props.ts';
import { FieldDetails } from './field-details.tsx';
import { useKindWords } from './use-kind-words.ts';
import { faultsBelow } from './wired.ts';
import css from './editor.module.css';
import own from './field-card.module.css';

/** One field: its line in the outline, and what it is while it is open. What has a fault cannot be folded. */
export function FieldCard(props: FieldCardProps) {
  const { path, number, field, open, up, down, form, onToggle, onMove, onCopy, onRemove } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const kinds = useKindWords();
  const faults = faultsBelow(form, path).length;
  const shown = open || faults > 0;
  const words = wordsIn(field.label, language);
  const body = form.fieldId(`${path}.body`);
  return (
    <li className={own.card} data-open={shown || undefined} data-faulty={faults > 0 || undefined}>
      <div role="group" aria-label={t`第 ${number} 題`}>
        <div className={own.head}>
          <button
            type="button"
            id={form.fieldId(`${path}.open`)}
            className={own.title}
            aria-expanded={shown}
            aria-controls={body}
            onClick={onToggle}
          >
            <span className={own.number}>{number}</span>
            <span className={own.words} data-blank={words === '' || undefined} lang={contentLang}>
              {words || t`（還沒有文字）`}
            </span>
            <ChevronDownIcon className={own.chevron} />
          </button>
          <div className={css.tools}>
            <IconButton
              id={form.fieldId(`${path}.up`)}
              label={t`第 ${number} 題上移`}
              disabled={!up}
              onClick={() => onMove(-1)}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              id={form.fieldId(`${path}.down`)}
              label={t`第 ${number} 題下移`}
              disabled={!down}
              onClick={() => onMove(1)}
            >
              <ArrowDownIcon />
            </IconButton>
            {field.kind !== 'role' && (
              <IconButton label={t`複製第 ${number} 題`} onClick={onCopy}>
                <CopyPlusIcon />
              </IconButton>
            )}
            <IconButton label={t`拿掉第 ${number} 題`} onClick={onRemove}>
              <XIcon />
            </IconButton>
          </div>
        </div>
        <p className={own.marks}>
          <Badge kind="neutral">{kinds[field.kind].name}</Badge>
          {field.required && (
            <Badge kind="replied" icon={null}>
              {t`必填`}
            </Badge>
          )}
          {field.when && (
            <Badge kind="warn" icon={null}>
              {t`有顯示條件`}
            </Badge>
          )}
          {field.kind !== 'role' && <code className={own.key}>{field.key}</code>}
          {faults > 0 && (
            <span className={css.error}>
              <CircleAlertIcon />
              {t`${faults} 個地方要改`}
            </span>
          )}
        </p>
        <div id={body} className={own.body} hidden={!shown}>
          {shown && <FieldDetails {...props} />}
          {shown && faults === 0 && (
            <div>
              <Button size="small" variant="quiet" onClick={onToggle}>
                {t`收起這一題`}
              </Button>
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
