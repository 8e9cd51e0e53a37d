import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import classes from './button.module.css';
import { Spinner } from './spinner.tsx';

/** What a button hands on to whatever stands for it. */
interface RootProps {
  className: string;
  children: ReactNode;
}

interface OwnProps {
  children: ReactNode;
  className?: string | undefined;
  /** As wide as what it stands in. */
  fullWidth?: boolean;
  /** Waits, in its place, with a spinner. */
  loading?: boolean;
  /** Stands for the button, as a link whose address the router has to check does. */
  renderRoot?: (props: RootProps) => ReactNode;
}

/** A button's props: its own, and those of the component that stands for it. */
type ButtonProps<C extends ElementType> = OwnProps & {
  component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof OwnProps | 'component'>;

function buttonOf(kind: string | undefined) {
  return function StyledButton<C extends ElementType = 'button'>(props: ButtonProps<C>) {
    const { component, renderRoot, className, fullWidth, loading, children, ...rest } = props;
    const root = {
      ...rest,
      className: [classes.root, kind, className].filter(Boolean).join(' '),
      'data-block': fullWidth === true || undefined,
      'data-loading': loading === true || undefined,
      children: (
        <>
          {loading === true && (
            <span className={classes.spinner}>
              <Spinner size={22} />
            </span>
          )}
          <span className={classes.label}>{children}</span>
        </>
      ),
    };
    if (renderRoot) return renderRoot(root);
    if (component) {
      const Root: ElementType = component;
      return <Root {...root} />;
    }
    const isDisabled = loading === true || ('disabled' in rest && rest.disabled === true);
    return <button type="button" {...root} disabled={isDisabled} />;
  };
}

/** The ember button: the one thing that a screen calls to. */
export const CallButton = buttonOf(classes.call);

/** The gold outline: whatever else can be done. */
export const LineButton = buttonOf(classes.line);
