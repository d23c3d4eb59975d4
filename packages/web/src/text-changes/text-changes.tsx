import css from './text-changes.module.css';

type Run = { is: 'same' | 'gone' | 'new'; text: string };
export type ChangedText = {
  id: string;
  title: string;
  changes: readonly { kind: 'heading' | 'text'; words: readonly Run[] }[];
};

/** What two versions of a text differ in, paragraph by paragraph. `ins` and `del` are read out; a line stands beside the colour. */
export function TextChanges({ texts, none }: { texts: readonly ChangedText[]; none: string }) {
  if (texts.length === 0) return <p>{none}</p>;
  return texts.map(({ id, title, changes }) => (
    <div key={id} className={css.text}>
      <p className={css.title}>{title}</p>
      {changes.map(({ kind, words }, at) => (
        <p key={at} className={css.change} data-kind={kind}>
          {words.map((run, place) => (
            <Words key={place} run={run} />
          ))}
        </p>
      ))}
    </div>
  ));
}

function Words({ run: { is, text } }: { run: Run }) {
  if (is === 'new') return <ins className={css.new}>{text}</ins>;
  if (is === 'gone') return <del className={css.gone}>{text}</del>;
  return text;
}
