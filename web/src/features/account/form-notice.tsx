import type { ReactNode, Ref } from 'react';
import classes from './form-notice.module.css';

interface FormNoticeProps {
  kind: 'success' | 'failure';
  title?: string;
  children: ReactNode;
  /** Takes the focus where the form that had it is gone. */
  ref?: Ref<HTMLDivElement>;
}

/** What came of a form, said where the form is. */
export function FormNotice({ kind, title, children, ref }: FormNoticeProps) {
  return (
    <div
      ref={ref}
      className={classes.notice}
      data-kind={kind}
      role={kind === 'failure' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {title ? <strong>{title}</strong> : null}
      <p>{children}</p>
    </div>
  );
}
