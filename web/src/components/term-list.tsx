interface TermListProps {
  /** Terms with what there is to say of each; a null is left out. */
  items: readonly (readonly [term: string, fact: string | null])[];
  className?: string | undefined;
}

/** Terms, and what there is to say of each. */
export function TermList({ items, className }: TermListProps) {
  return (
    <dl className={className}>
      {items.map(([term, fact]) =>
        fact === null ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
