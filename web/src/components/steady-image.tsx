import { useEffect, useRef, useState, type ImgHTMLAttributes } from 'react';
import { cachedData } from '../lib/client-cache.ts';
import classes from './steady-image.module.css';

const RETRY_MS = 5000;

type SteadyImageProps = ImgHTMLAttributes<HTMLImageElement> & {
  alt: string;
  [data: `data-${string}`]: unknown;
};

/** A picture that did not come, and the copy that stands for it. */
interface Failure {
  src: string;
  copy: string | null;
}

/**
 * A picture that is asked for again when it did not come: soon, and once the network is back. Until
 * then a copy that was fetched ahead stands for it, if there is one.
 */
export function SteadyImage({ className = '', alt, src = '', ...rest }: SteadyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [lastFailure, setFailure] = useState<Failure | null>(null);
  // Another picture may have come into its place since.
  const failure = lastFailure?.src === src ? lastFailure : null;

  useEffect(() => {
    const { current } = image;
    // What failed before this page was awake told nobody, and is asked about here.
    if (!current?.complete || current.naturalWidth > 0) return undefined;
    let isOver = false;
    current.decode().catch(() => {
      if (!isOver) setFailure({ src, copy: cachedData(src) });
    });
    return () => {
      isOver = true;
    };
  }, [src]);

  useEffect(() => {
    if (!failure) return undefined;
    const again = () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    };
    // A copy is as good as the picture: it need not flicker every few seconds.
    const timer = failure.copy === null ? setTimeout(again, RETRY_MS) : undefined;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failure]);

  const isMissing = failure !== null && failure.copy === null;
  return (
    <img
      // A new element: the browser does not ask again for what it failed to get.
      key={attempt}
      ref={image}
      {...rest}
      src={failure?.copy ?? src}
      alt={alt}
      className={`${className} ${isMissing ? classes.missing : ''}`.trim()}
      onError={() => setFailure({ src, copy: failure ? null : cachedData(src) })}
    />
  );
}
