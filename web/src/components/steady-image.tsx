import { useEffect, useState, type ImgHTMLAttributes } from 'react';
import classes from './steady-image.module.css';

const RETRY_MS = 5000;

type SteadyImageProps = ImgHTMLAttributes<HTMLImageElement> & {
  alt: string;
  [data: `data-${string}`]: unknown;
};

/** A picture that is asked for again when it did not come: soon, and once the network is back. */
export function SteadyImage({ className = '', alt, ...rest }: SteadyImageProps) {
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!missing) return undefined;
    const again = () => {
      setMissing(false);
      setAttempt((count) => count + 1);
    };
    const timer = setTimeout(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [missing]);
  return (
    <img
      // A new element: the browser does not ask again for what it failed to get.
      key={attempt}
      {...rest}
      alt={alt}
      className={`${className} ${missing ? classes.missing : ''}`.trim()}
      onError={() => setMissing(true)}
    />
  );
}
