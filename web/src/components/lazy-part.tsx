import {
  lazy,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { enter } from '../lib/enter.ts';
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

/** Finds what comes to stand where an element stands now. */
function placeOf({ previousElementSibling, parentElement }: Element): () => Element | null {
  return () =>
    previousElementSibling
      ? previousElementSibling.nextElementSibling
      : (parentElement?.firstElementChild ?? null);
}

/** Stands in for a part until another try brings it; the page is never loaded anew unasked. */
function missingPart<P extends object>(load: Load<P>): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function MissingPart(props: P) {
    const [Part, setPart] = useState(() => found);
    // A second failure with a network: the code is that of a version that is no longer there.
    const [isGone, setIsGone] = useState(false);
    const [isBusy, setIsBusy] = useState(false);
    const notice = useRef<HTMLDivElement>(null);
    /** Finds the part for whoever had the focus where it comes to stand. */
    const place = useRef<() => Element | null>(() => null);
    const retry = useCallback(() => {
      setIsBusy(true);
      fetchPart(load).then(
        (part) => {
          found = part.default;
          if (notice.current?.contains(document.activeElement))
            place.current = placeOf(notice.current);
          setPart(() => found);
        },
        () => {
          setIsBusy(false);
          setIsGone(navigator.onLine);
        },
      );
    }, []);
    useLayoutEffect(() => {
      if (Part) enter(place.current());
    }, [Part]);
    useEffect(() => {
      if (Part) return undefined;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [Part, retry]);
    if (Part) return <Part {...props} />;
    return (
      <div ref={notice} className={classes.missing} role="alert">
        <p>
          Esta parte no se pudo cargar.
          {isGone && ' Puede que haya una versión nueva de la página.'}
        </p>
        <Retry isBusy={isBusy} onPress={isGone ? reload : retry}>
          {isGone ? 'Recargar la página' : 'Volver a intentarlo'}
        </Retry>
      </div>
    );
  };
}

interface RetryProps {
  isBusy: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Takes no second press while it is busy, and keeps the focus, which a disabled button loses. */
const Retry = ({ isBusy, onPress, children }: RetryProps) => (
  <LineButton aria-busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : onPress}>
    {isBusy ? 'Trayéndola…' : children}
  </LineButton>
);
