import { lazy, useCallback, useEffect, useState, type ComponentType } from 'react';
import { fetchPart } from '../lib/fetch-part.ts';
import { LineButton } from './button.tsx';
import classes from './lazy-part.module.css';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const reload = () => location.reload();

/**
 * A part of a page as a lazy component. One that can't be had says so in its place and leaves the
 * rest alone: React would keep a `lazy` that failed for ever, and give up everything around it.
 */
export const lazyPart = <P extends object>(load: Load<P>) =>
  lazy(() => fetchPart(load).catch(() => ({ default: missingPart(load) })));

/** Stands in for a part until another try brings it; the page is never loaded anew unasked. */
function missingPart<P extends object>(load: Load<P>): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function MissingPart(props: P) {
    const [Part, setPart] = useState(() => found);
    // A second failure with a network: the code is that of a version that is no longer there.
    const [isGone, setIsGone] = useState(false);
    const retry = useCallback(() => {
      fetchPart(load).then(
        (part) => {
          found = part.default;
          setPart(() => found);
        },
        () => setIsGone(navigator.onLine),
      );
    }, []);
    useEffect(() => {
      if (Part) return undefined;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [Part, retry]);
    if (Part) return <Part {...props} />;
    return (
      <div className={classes.missing} role="alert">
        <p>
          Esta parte no se pudo cargar.
          {isGone && ' Puede que haya una versión nueva de la página.'}
        </p>
        <LineButton onClick={isGone ? reload : retry}>
          {isGone ? 'Recargar la página' : 'Volver a intentarlo'}
        </LineButton>
      </div>
    );
  };
}
