import { Button, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { PickList, ZapIcon, Kbd, useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { CaseMacro, MacroValues } from '@hub/contracts/tickets';
import { languageNames } from '../../macros/language-names.ts';
import { macroGist } from '../../macros/macro-gist.ts';
import { useMacrosApi } from '../../macros/use-macros-api.ts';
import { useStaffDesk } from '../../staff-desk-context.ts';
import type { StaffTicket } from '../../staff-tickets.api.ts';
import css from './macros.module.css';

type Props = {
  ticket: StaffTicket;
  open: boolean;
  onOpen: (open: boolean) => void;
  onPick: (macro: CaseMacro, values: MacroValues) => void;
};

export function MacroButton({ ticket, open, onOpen, onPick }: Props) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const values: MacroValues = {
    character_name: ticket.character_name,
    game: ticket.game_name,
    server: ticket.server_name,
    type: ticket.type_text,
    number: `${desk.numberPrefix}${ticket.id}`,
    agent: me.name,
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<ZapIcon />}
        iconAfter={<Kbd>M</Kbd>}
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      >
        {t`罐頭回覆`}
      </Button>
      <Dialog open={open} onClose={() => onOpen(false)} title={t`罐頭回覆`} crossed>
        <Choice
          ticket={ticket}
          values={values}
          onPick={(macro) => {
            onOpen(false);
            onPick(macro, values);
          }}
        />
      </Dialog>
    </>
  );
}

type ChoiceProps = { ticket: StaffTicket; values: MacroValues; onPick: (macro: CaseMacro) => void };

function Choice({ ticket, values, onPick }: ChoiceProps) {
  const { t } = useLingui();
  const api = useMacrosApi();
  const { data, error, refetch } = api.forCase.useQuery(ticket.id, { refetchOnMountOrArgChange: true });
  useSessionEnd(error);
  if (!data && error) {
    return (
      <Notice kind="bad" title={t`罐頭回覆沒有載到`} role="alert">
        <Button size="small" onClick={() => void refetch()}>
          {t`再試一次`}
        </Button>
      </Notice>
    );
  }
  const nothing = data?.length === 0 ? t`這個遊戲還沒有罐頭回覆` : t`沒有符合的，換幾個字再找`;
  return (
    <PickList
      label={t`罐頭回覆`}
      placeholder={t`輸入名稱或內容的幾個字`}
      // The field is there before the list: what is typed meanwhile counts.
      nothing={data ? nothing : t`載入中`}
      items={(data ?? []).map((macro) => ({
        id: String(macro.id),
        words: `${macro.title} ${macro.content}`,
        group: languageNames[macro.language],
        children: <MacroItem macro={macro} values={values} />,
      }))}
      onPick={(id) => {
        const macro = data?.find((one) => String(one.id) === id);
        if (macro) onPick(macro);
      }}
    />
  );
}

function MacroItem({ macro, values }: { macro: CaseMacro; values: MacroValues }) {
  const { title, content, closes, game_id, language } = macro;
  const { t } = useLingui();
  return (
    <>
      <span className={css.title} lang={language}>
        {title}
        {closes && <small className={css.mark}>{t`會結案`}</small>}
        {game_id !== '' && <small className={css.mark}>{t`本遊戲`}</small>}
      </span>
      <span className={css.preview} lang={language}>
        {macroGist(content, { ...values, fill: '____' })}
      </span>
    </>
  );
}
