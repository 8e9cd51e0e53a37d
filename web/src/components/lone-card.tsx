import type { ComponentProps } from 'react';
import { Star } from './ornament.tsx';
import classes from './lone-card.module.css';

interface LoneCardProps extends ComponentProps<'div'> {
  title: string;
  /** Side of the star over the title, in pixels. */
  star: number;
}

/** A page that is one engraved card. */
export function LoneCard({ title, star, className, children, ...card }: LoneCardProps) {
  return (
    <section className={classes.page}>
      <div {...card} className={`${classes.card} ${className}`}>
        <Star size={star} points={8} />
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  );
}
