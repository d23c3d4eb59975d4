import { Card } from '@hub/web';
import type { ReactNode, Ref } from 'react';
import css from './sign-in.module.css';

type Props = {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  /** Ways around, below what most people press. */
  ways?: ReactNode;
  /** For pictures and codes. */
  wide?: boolean;
  children: ReactNode;
};

export function SignInFrame({ title, titleRef, lead, ways, wide = false, children }: Props) {
  return (
    <div className={css.page}>
      <Card className={wide ? css.wideBox : css.box}>
        <div className={css.head}>
          <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={css.title}>
            {title}
          </h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children}
        {ways && <div className={css.ways}>{ways}</div>}
      </Card>
    </div>
  );
}
