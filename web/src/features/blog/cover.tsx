import type { PostSummary } from '@sibila/contracts/blog';
import { SteadyImage } from '../../components/steady-image.tsx';
import classes from './cover.module.css';

interface CoverProps {
  post: Pick<PostSummary, 'image' | 'imageUrl'>;
  /** How wide it is shown, in the form of the attribute `sizes`. */
  sizes: string;
  /** Seen as soon as the page is: not to be waited for. */
  isFirst?: boolean;
}

/** An article's cover in the form and width that suit the reader; nothing where there is none. */
export function Cover({ post: { image, imageUrl }, sizes, isFirst = false }: CoverProps) {
  if (!image || imageUrl === null) return null;
  return (
    <picture className={classes.cover}>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <SteadyImage
        src={imageUrl}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
