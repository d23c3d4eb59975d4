import { Notice } from '@hub/web';
import type { GameLinkTestView, LinkFinding } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { among } from '../audit/among.ts';
import css from './keys.module.css';

type Told = GameLinkTestView['data'];
/** Clocks this far apart are worth a word, though a signature still counts. */
const CLOCK_WORTH_S = 30;

/** What a test of a link met, in words; the server's own word stands beside what is not well. */
export function LinkTold({ told }: { told: Told }) {
  const { t } = useLingui();
  const ahead = told.clock_s ?? 0;
  const seconds = Math.abs(ahead);
  return (
    <Notice kind={told.ok ? 'ok' : 'bad'} title={told.ok ? t`連線正常，金鑰都通過` : t`連線有問題`}>
      <dl className={css.told}>
        <Row name={t`健康狀態`} {...told.health} well={t`正常`} />
        {told.keys.map((key) => (
          <Row key={key.kid} name={key.kid} {...key} well={t`簽章通過`} code />
        ))}
      </dl>
      {seconds >= CLOCK_WORTH_S && (
        <p>
          {ahead > 0 ? (
            <Trans>遊戲伺服器的時鐘快了 {seconds} 秒，差 300 秒以上會拒絕簽章。</Trans>
          ) : (
            <Trans>遊戲伺服器的時鐘慢了 {seconds} 秒，差 300 秒以上會拒絕簽章。</Trans>
          )}
        </p>
      )}
    </Notice>
  );
}

type RowProps = Told['health'] & { name: string; well: string; code?: boolean };

function Row({ name, found, why, ms, well, code = false }: RowProps) {
  const words = useFindings(well);
  const reason = useReasons()(why);
  const bad = found !== 'well';
  return (
    <div data-bad={bad || undefined}>
      <dt>{code ? <code>{name}</code> : name}</dt>
      <dd>
        {words[found]}
        {bad && reason && (
          <>
            {' · '}
            {reason === why ? <code lang="en">{why}</code> : reason}
          </>
        )}
        <span className={css.ms}>
          <Trans>{ms} 毫秒</Trans>
        </span>
      </dd>
    </div>
  );
}

function useFindings(well: string): Record<LinkFinding, string> {
  const { t } = useLingui();
  return {
    well,
    resting: t`遊戲請我們晚點再來`,
    slow: t`3 秒內沒有回應`,
    unreachable: t`連不上`,
    address: t`位址通往內部網路，沒有連過去`,
    signature: t`簽章被拒絕：遊戲還沒有這把金鑰，或密鑰不同`,
    clock: t`簽章被拒絕：兩邊的時鐘差太多`,
    open: t`遊戲沒有檢查簽章，用錯的密鑰也收`,
    nonsense: t`回答不合協定`,
  };
}

/** Reasons that people can do something about; any other is shown as the code that it is. */
function useReasons(): (why: string) => string {
  const { t } = useLingui();
  return among({
    timeout: '',
    address_refused: '',
    refused: t`對方沒有在這個埠聽，或擋下了連線`,
    name_not_found: t`找不到主機名稱`,
    connect_timeout: t`1 秒內沒有接起連線`,
    certificate: t`憑證不能信任`,
    maintenance: t`維護中`,
    redirect: t`被轉址，本站不跟著走`,
    too_large: t`回答超過 64 KB`,
    reset: t`連線中斷`,
    cut_off: t`回答到一半就斷了`,
  });
}
