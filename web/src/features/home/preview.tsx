import classes from './preview.module.css';

interface PreviewProps {
  src: string;
  width: number;
  height: number;
}

/** An engraved plate behind a gate's words. */
export function Preview({ src, width, height }: PreviewProps) {
  return (
    <img
      className={classes.preview}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
