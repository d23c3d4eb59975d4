import css from './agreement.module.css';

export function MarkedText({ text }: { text: string }) {
  return text.split('*').map((part, index) =>
    index % 2 ? (
      <b key={index} className={css.term}>
        {part}
      </b>
    ) : (
      part
    ),
  );
}
