import { contentLang } from '@hub/web';
import { RowLink } from '@hub/web/staff';
import type { SearchHit } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { GameWords } from '../queue/game-words.tsx';
import css from '../queue/queue-row.module.css';
import { PersonMark } from '../queue/queue-row.tsx';
import { StandingMark } from '../queue/standing-mark.tsx';
import { StatusMark } from '../queue/status-mark.tsx';
import { WaitingMark } from '../queue/waiting-mark.tsx';

type Props = { hit: SearchHit; to: string; open: boolean; now: Date; mixed: boolean };

export function SearchRow({ hit, to, open, now, mixed }: Props) {
  const { t } = useLingui();
  const how = useHow(hit);
  const { merged_into: merged } = hit;
  return (
    <RowLink id={hit.id} to={to} open={open} className={css.row} data-found="">
      <span className={css.bar} data-game={hit.game_id} />
      <span className={css.subject}>
        <GameWords name={hit.game_name} shown={mixed} />
        <StandingMark standing={hit.standing} />
        {hit.preview}
      </span>
      <span className={css.type} title={hit.type_text} lang={contentLang}>
        {hit.type_text}
      </span>
      <WaitingMark since={hit.waiting_since} now={now} />
      <PersonMark person={hit.assignee} />
      <StatusMark status={hit.status} />
      <span className={css.words}>
        {how !== null && <span className={css.how}>{how}</span>}
        {merged !== null && <span className={css.how}>{t`已併入 #${merged}`}</span>}
        {hit.snippets.map(({ place, parts }, at) => (
          <span key={at} className={css.snippet}>
            <Place place={place} />
            {parts.map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text))}
          </span>
        ))}
      </span>
    </RowLink>
  );
}

function useHow({ found_by, id }: SearchHit): string | null {
  const { t } = useLingui();
  const words = {
    number: t`案件編號 #${id}`,
    check_code: t`查詢碼相符`,
    email: t`信箱相符`,
    phone: t`手機相符`,
    text: null,
  };
  return words[found_by];
}

function Place({ place }: { place: SearchHit['snippets'][number]['place'] }) {
  const { t } = useLingui();
  const words = {
    content: t`回報`,
    note: t`備註`,
    character: t`角色`,
    role: t`角色 ID`,
    reply: t`補充`,
    answer: t`回覆`,
  };
  return <span className={css.place}>{`${words[place]} · `}</span>;
}
