import { useEffect, useState, type ImgHTMLAttributes } from 'react';
import { cachedData } from '../lib/client-cache.ts';
import classes from './steady-image.module.css';

const RETRY_MS = 5000;

type SteadyImageProps = ImgHTMLAttributes<HTMLImageElement> & {
  alt: string;
  [data: `data-${string}`]: unknown;
};

/**
 * A picture that is asked for again when it did not come: soon, and once the network is back. Until
 * then a copy that was fetched ahead stands for it, if there is one.
 */
export function SteadyImage({ className = '', alt, src = '', ...rest }: SteadyImageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ copy: string | null } | null>(null);
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
      {...rest}
      src={failure?.copy ?? src}
      alt={alt}
      className={`${className} ${isMissing ? classes.missing : ''}`.trim()}
      onError={() => setFailure({ copy: failure ? null : cachedData(src) })}
    />
  );
}
